import * as contract from '@balcao/contract/orders'
import type { OrderRow } from '@balcao/contract/orders'
import { toCents } from '@balcao/domain/money'
import { sql } from '../platform/database/sql'
import type { Clock } from '../platform/clock'
import type { Database, Tx } from '../platform/database/database'
import { companyOf, type Caller } from '../platform/http/caller'
import { implement, RawJson, type Router } from '../platform/http/implement'
import { Problem } from '../platform/http/problems'
import { readTable, wantsSingular } from '../platform/rest/read-table'
import { describeTables } from '../platform/rest/describe-tables'
import { planTableQuery, type RestTable, type TableQueryPlan } from '../platform/rest/table-query'
import { deleteOrders, restoreOrder } from './acts/delete-orders'
import { editOrder } from './acts/edit-order'
import { getOrder } from './get-order'
import { closeOrder, moveOrders } from './acts/move-order'
import { countOrders, findOrderRows, lockOrders, type Actor, type Mover } from './orders.store'
import { ordersTable } from './orders.table'
import { payOrder } from './payments/pay-order'
import { voidPayment } from './payments/void-payment'
import { placeOrders } from './place-orders'
import { reopenOrder } from './acts/reopen-order'
import { seeOrders } from './acts/see-orders'
import { tickLine } from './acts/tick-line'

/** Most orders that one PATCH or DELETE may change; the filter must name fewer. */
const mostAtOnce = 50

export interface OrderNeeds {
  db: Database
  clock: Clock
  /** Tables of other features that are described beside this one, by name. */
  tables: Readonly<Record<string, RestTable>>
}

/** The orders table in PostgREST style, and what the table cannot say under /api/orders. */
export function registerOrders(router: Router, { db, clock, tables }: OrderNeeds): void {
  implement(router, contract.describeTables, () =>
    Promise.resolve(describeTables({ orders: ordersTable, ...tables })),
  )

  implement(router, contract.listOrders, ({ caller, request }) =>
    readTable(db, companyOf(caller), ordersTable, request),
  )

  implement(router, contract.placeOrders, async ({ caller, query, body, request }) => {
    const shape = requirePlainInsert(query, request.headers.prefer)
    const orders = Array.isArray(body) ? body : [body]
    const source = caller.kind === 'session' ? 'counter' : 'api'
    const { rows, placed } = await placeOrders(db, companyOf(caller), orders, {
      actor: actorOf(caller),
      source,
      now: clock(),
    })
    return representation(request, rows, placed > 0 ? 201 : 200, shape)
  })

  implement(router, contract.changeOrderStatus, async ({ caller, query, body, request }) => {
    const companyId = companyOf(caller)
    const plan = planTableQuery(ordersTable, query)
    const rows = await db.asCompany(companyId, async (tx) => {
      const orders = await lockFiltered(tx, companyId, plan)
      await moveOrders(tx, companyId, orders, body.status, { ...moverOf(caller), from: body.from })
      return findOrderRows(
        tx,
        companyId,
        orders.map(({ id }) => id),
      )
    })
    return representation(request, rows, 200, plan.select)
  })

  implement(router, contract.deleteOrders, async ({ caller, query, request }) => {
    const companyId = companyOf(caller)
    const plan = planTableQuery(ordersTable, query)
    const rows = await db.asCompany(companyId, async (tx) => {
      const orders = await lockFiltered(tx, companyId, plan)
      const rows = await findOrderRows(
        tx,
        companyId,
        orders.map(({ id }) => id),
      )
      await deleteOrders(tx, companyId, orders, actorOf(caller))
      return rows
    })
    return representation(request, rows, 200, plan.select)
  })

  implement(router, contract.orderCounts, ({ caller }) => {
    const companyId = companyOf(caller)
    return db.asCompany(companyId, (tx) => countOrders(tx, companyId))
  })
  implement(router, contract.getOrder, ({ caller, params }) =>
    getOrder(db, companyOf(caller), params.orderId),
  )
  implement(router, contract.editOrder, ({ caller, params, body }) =>
    editOrder(db, companyOf(caller), params.orderId, body, { actor: actorOf(caller), now: clock() }),
  )
  implement(router, contract.closeOrder, ({ caller, params, body }) =>
    closeOrder(db, companyOf(caller), params.orderId, {
      ...body,
      note: body.note ?? null,
      ...moverOf(caller),
    }),
  )
  implement(router, contract.reopenOrder, ({ caller, params }) =>
    reopenOrder(db, companyOf(caller), params.orderId, moverOf(caller)),
  )
  implement(router, contract.payOrder, ({ caller, params, body }) => {
    const { id, method, received, change, note } = body
    const wanted = { id, method, receivedCents: toCents(received), changeCents: toCents(change) }
    const payment = { ...wanted, note: note ?? null }
    return payOrder(db, companyOf(caller), params.orderId, payment, moverOf(caller))
  })
  implement(router, contract.voidPayment, ({ caller, params }) =>
    voidPayment(db, companyOf(caller), params, moverOf(caller)),
  )
  implement(router, contract.tickLine, ({ caller, params, body }) =>
    tickLine(db, companyOf(caller), params.orderId, body),
  )
  implement(router, contract.seeOrder, async ({ caller, params }) => {
    await seeOrders(db, companyOf(caller), params.orderId)
    return { ok: true as const }
  })
  implement(router, contract.seeAllOrders, async ({ caller }) => {
    await seeOrders(db, companyOf(caller))
    return { ok: true as const }
  })
  implement(router, contract.restoreOrder, ({ caller, params }) =>
    restoreOrder(db, companyOf(caller), params.orderId, actorOf(caller)),
  )
}

const actorOf = (caller: Caller): Actor => (caller.kind === 'session' ? 'counter' : 'api')

const moverOf = (caller: Caller): Mover => ({
  actor: actorOf(caller),
  employeeId: caller.kind === 'session' ? caller.employeeId : null,
})

/**
 * Locks the orders that a filter names, and filters again behind the lock: of two callers who both ask for
 * `status=eq.analysis`, the second finds nothing left. A filter that names nothing is refused.
 */
async function lockFiltered(tx: Tx, companyId: string, plan: TableQueryPlan) {
  if (plan.where.length === 0) {
    throw new Problem('UNSUPPORTED_FILTER', {
      mensagem: 'Filtro não suportado: diga quais pedidos, por exemplo id=eq.…',
    })
  }
  const where = sql.join([sql`company_id = ${companyId}`, ...plan.where], ' and ')
  const matching = async () => {
    const { rows } = await tx.execute<{ id: string }>(sql`select id from order_rows
      where ${where} order by id limit ${mostAtOnce + 1}`)
    return rows.map(({ id }) => id)
  }
  const found = await matching()
  if (found.length > mostAtOnce) {
    throw new Problem('UNSUPPORTED_FILTER', {
      mensagem: `Filtro não suportado: no máximo ${mostAtOnce} pedidos por vez`,
    })
  }
  const locked = await lockOrders(tx, companyId, found)
  const still = new Set(await matching())
  return locked.filter((order) => still.has(order.id))
}

/** Columns to answer after an insert. @throws Problem UNSUPPORTED_FILTER for an upsert or a filter. */
function requirePlainInsert(query: Record<string, string | string[]>, prefer: string | string[] | undefined) {
  const plan = planTableQuery(ordersTable, query)
  const upsert = query.on_conflict !== undefined || String(prefer ?? '').includes('resolution=')
  if (!upsert && plan.where.length === 0) return plan.select
  throw new Problem('UNSUPPORTED_FILTER', {
    mensagem: `Filtro não suportado: ${upsert ? 'upsert; o mesmo id com o mesmo conteúdo já é aceito' : 'filtro ao criar'}`,
  })
}

/** PostgREST's answers to a write: nothing, the rows, or the one row; `select` as the caller asked for. */
function representation(
  request: { headers: { accept?: string | undefined; prefer?: string | string[] | undefined } },
  rows: readonly OrderRow[],
  status: number,
  select: readonly string[],
): RawJson {
  const shown = rows.map((row) =>
    Object.fromEntries(select.map((name) => [name, row[name as keyof OrderRow]])),
  )
  if (wantsSingular(request.headers.accept)) {
    if (rows.length !== 1) throw new Problem('NOT_SINGULAR')
    return new RawJson(JSON.stringify(shown[0]), { status })
  }
  const prefer = String(request.headers.prefer ?? '')
  if (prefer.includes('return=minimal')) return new RawJson('', { status: status === 200 ? 204 : status })
  return new RawJson(JSON.stringify(shown), { status })
}
