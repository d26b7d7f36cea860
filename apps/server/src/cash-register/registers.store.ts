import type { CashMovement, CashRegister } from '@balcao/contract/cash-register'
import { expectedOf, type ByMethod } from '@balcao/domain/cash-register'
import type { PaymentMethod } from '@balcao/domain/orders'
import type { Database, Tx } from '../platform/database/database'
import { sql } from '../platform/database/sql'
import { Problem } from '../platform/http/problems'
import { appendEvent } from '../platform/live/append-event'

/** Registers of one page of the history. */
const PAGE = 30

export async function findOpenId(tx: Tx, companyId: string): Promise<string | null> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`select id from cash_registers where company_id = ${companyId} and closed_at is null`,
  )
  return rows[0]?.id ?? null
}

/**
 * The register that is open, held so until the transaction ends: what it writes falls on one side of the close. Null when
 * none is.
 */
export async function holdOpenRegister(tx: Tx, companyId: string): Promise<string | null> {
  const hold = () =>
    tx.execute<{ id: string }>(
      sql`select id from cash_registers where company_id = ${companyId} and closed_at is null for share`,
    )
  const { rows } = await hold()
  if (rows[0]) return rows[0].id
  // Whoever waited for a close sees the next one, if it is open by then.
  return (await hold()).rows[0]?.id ?? null
}

/** Locks a register for change. @throws Problem REGISTER_NOT_FOUND */
export async function lockRegister(
  tx: Tx,
  companyId: string,
  id: string,
): Promise<{ isClosed: boolean; counted: ByMethod | null }> {
  const { rows } = await tx.execute<{ isClosed: boolean; counted: ByMethod | null }>(sql`
    select closed_at is not null as "isClosed", counted from cash_registers
    where company_id = ${companyId} and id = ${id} for no key update`)
  if (!rows[0]) throw new Problem('REGISTER_NOT_FOUND')
  return rows[0]
}

interface Stored {
  id: string
  opened_at: Date
  opened_by: string | null
  opening_cents: number
  closed_at: Date | null
  closed_by: string | null
  expected: ByMethod | null
  counted: ByMethod | null
  note: string | null
  movements: CashMovement[]
  received: ByMethod
}

/** A register as the wire carries it. @throws Problem REGISTER_NOT_FOUND */
export async function readRegister(tx: Tx, companyId: string, id: string): Promise<CashRegister> {
  const [register] = await readRegisters(tx, companyId, [id])
  if (!register) throw new Problem('REGISTER_NOT_FOUND')
  return register
}

/** Those that were closed before an instant (ISO; null: now), the last one first. */
export function listClosed(
  db: Database,
  companyId: string,
  before: string | null,
): Promise<{ registers: CashRegister[]; more: boolean }> {
  return db.asCompany(companyId, async (tx) => {
    const { rows } = await tx.execute<{ id: string }>(sql`
      select id from cash_registers where company_id = ${companyId} and closed_at is not null
        and (${before}::timestamptz is null or closed_at < ${before}::timestamptz)
      order by closed_at desc, id limit ${PAGE + 1}`)
    const ids = rows.slice(0, PAGE).map(({ id }) => id)
    return { registers: await readRegisters(tx, companyId, ids), more: rows.length > PAGE }
  })
}

/** Says on every screen that the register is another one now, or holds something else. Call it last. */
export function announceCash(tx: Tx): Promise<void> {
  return appendEvent(tx, 'CASH_CHANGED', {})
}

async function readRegisters(tx: Tx, companyId: string, ids: readonly string[]): Promise<CashRegister[]> {
  if (ids.length === 0) return []
  const { rows } = await tx.execute<Stored>(sql`
    select r.id, r.opened_at, o.nome as opened_by, r.opening_cents, r.closed_at, c.nome as closed_by, r.expected, r.counted,
      r.note,
      coalesce((select jsonb_agg(jsonb_build_object('id', m.id, 'kind', m.kind, 'cents', m.cents, 'reason', m.reason,
          'at', m.at, 'by', e.nome, 'voided_at', m.voided_at) order by m.at, m.id)
        from cash_movements m left join employees e on e.company_id = m.company_id and e.id = m.employee_id
        where m.company_id = r.company_id and m.register_id = r.id), '[]') as movements,
      coalesce((select jsonb_object_agg(method, cents) from (
          select method, sum(cents)::int as cents from (
            select method, amount_cents as cents from order_payments
              where company_id = r.company_id and register_id = r.id
            union all
            select method, -amount_cents from order_payments
              where company_id = r.company_id and void_register_id = r.id
            union all
            select method, amount_cents from package_payments
              where company_id = r.company_id and register_id = r.id
            union all
            select method, -amount_cents from package_payments
              where company_id = r.company_id and void_register_id = r.id) p
          group by method) s), '{}') as received
    from cash_registers r
      left join employees o on o.company_id = r.company_id and o.id = r.opened_by
      left join employees c on c.company_id = r.company_id and c.id = r.closed_by
    where r.company_id = ${companyId} and r.id = any(${[...ids]}::uuid[])
    order by array_position(${[...ids]}::uuid[], r.id)`)
  return rows.map(toWire)
}

function toWire({ opened_at, closed_at, movements, expected, ...register }: Stored): CashRegister {
  return {
    ...register,
    opened_at: opened_at.toISOString(),
    closed_at: closed_at?.toISOString() ?? null,
    movements: movements.map((movement) => ({
      ...movement,
      at: new Date(movement.at).toISOString(),
      voided_at: movement.voided_at && new Date(movement.voided_at).toISOString(),
    })),
    expected: expected ?? expectedNow({ ...register, movements }),
  }
}

function expectedNow({
  opening_cents: openingCents,
  received,
  movements,
}: Pick<Stored, 'opening_cents' | 'received' | 'movements'>): Record<PaymentMethod, number> {
  return expectedOf({
    openingCents,
    received,
    movements: movements.map(({ kind, cents, voided_at }) => ({ kind, cents, isVoided: voided_at !== null })),
  })
}
