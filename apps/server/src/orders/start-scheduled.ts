import type { OrderRow } from '@balcao/contract/orders'
import type { PrintSummary } from '@balcao/contract/printing'
import { FARTHEST_DAYS, waitsUntil } from '@balcao/domain/orders'
import { getCompany, type Company } from '../company'
import type { Clock } from '../platform/clock'
import type { Database } from '../platform/database/database'
import { sql } from '../platform/database/sql'
import { Problem } from '../platform/http/problems'
import type { CronDefinition } from '../platform/jobs/jobs'
import { announcePrints } from '../printing'
import { begin } from './acts/begin'
import { announceOrders } from './announce-order'
import { lockOrders, writeTimeline } from './orders.store'

/**
 * Until when an order waits that is wanted for a moment (ISO; null: at once). @throws Problem ORDER_INVALID for one that
 * is past, or too far ahead
 */
export function waitOf(company: Company, scheduledFor: string | null | undefined, now: Date): Date | null {
  if (!scheduledFor) return null
  const at = Date.parse(scheduledFor)
  const ahead = at - now.getTime()
  if (ahead < 0 || ahead > FARTHEST_DAYS * 24 * 3_600_000) throw badMoment()
  const until = waitsUntil(at, company.tempoEntrega, now.getTime())
  return until === null ? null : new Date(until)
}

function badMoment(): Problem {
  const mensagem = `deve ser dos próximos ${FARTHEST_DAYS} dias`
  return new Problem('ORDER_INVALID', {
    mensagem: `O pedido tem dados inválidos: scheduled_for (${mensagem}).`,
    fields: [{ path: 'scheduled_for', mensagem }],
  })
}

/** The time of orders has come whose wait is over: they ring as new ones do, print, and are accepted by themselves where the shop says so. */
export async function startDue(db: Database, companyId: string, now: Date): Promise<OrderRow[]> {
  return db.asCompany(companyId, async (tx) => {
    const { rows } = await tx.execute<{ id: string }>(sql`select id from orders
      where company_id = ${companyId} and waits_until <= ${now} and pay_by is null and status = 'analysis'
        and deleted_at is null
      order by waits_until, id limit ${MOST_AT_ONCE}`)
    if (rows.length === 0) return []
    const company = await getCompany(tx, companyId)
    const ids = rows.map(({ id }) => id)
    const due = (await lockOrders(tx, companyId, ids)).filter(
      ({ waits_until, pay_by, status, deleted_at }) =>
        waits_until !== null && pay_by === null && status === 'analysis' && deleted_at === null,
    )
    const prints: PrintSummary[] = []
    for (const order of due) {
      await writeTimeline(tx, companyId, order.id, { kind: 'due', actor: 'system' })
      prints.push(...(await begin(tx, company, order)))
    }
    const started = await announceOrders(
      tx,
      companyId,
      due.map(({ id }) => id),
      { fresh: true },
    )
    await announcePrints(tx, 'PRINT_QUEUED', prints)
    return started
  })
}

/** The rest has its turn a minute later. */
const MOST_AT_ONCE = 50

/** Every minute, in every company where something waits whose time has come. */
export function startDueCron({ db, clock }: { db: Database; clock: Clock }): CronDefinition {
  return {
    name: 'orders:start-due',
    pattern: '* * * * *',
    async run() {
      const now = clock()
      const { rows } = await db.owner.query<{ company_id: string }>(
        `select distinct company_id from orders
         where waits_until is not null and waits_until <= $1 and pay_by is null and status = 'analysis'
           and deleted_at is null`,
        [now],
      )
      for (const { company_id: companyId } of rows) await startDue(db, companyId, now)
    },
  }
}
