import type { CashRegister } from '@balcao/contract/cash-register'
import type { Database, Tx } from '../platform/database/database'
import { sql } from '../platform/database/sql'
import { Problem } from '../platform/http/problems'
import { announceCash, lockRegister, readRegister } from './registers.store'

interface WantedMovement {
  /** The caller's own. */
  id: string
  kind: 'in' | 'out'
  cents: number
  reason: string
}

/**
 * Writes a movement of cash down. The same id with the same content is one movement, also once the register is closed.
 * @throws Problem REGISTER_NOT_FOUND, REGISTER_CLOSED, IDEMPOTENCY_MISMATCH
 */
export function moveCash(
  db: Database,
  companyId: string,
  registerId: string,
  wanted: WantedMovement,
  employeeId: string | null,
): Promise<CashRegister> {
  return db.asCompany(companyId, async (tx) => {
    const { isClosed } = await lockRegister(tx, companyId, registerId)
    const { rows } = await tx.execute<WantedMovement & { register_id: string }>(sql`
      select id, kind, cents, reason, register_id from cash_movements
      where company_id = ${companyId} and id = ${wanted.id}`)
    if (rows[0]) {
      if (!isSame(rows[0], registerId, wanted)) throw new Problem('IDEMPOTENCY_MISMATCH')
      return readRegister(tx, companyId, registerId)
    }
    if (isClosed) throw new Problem('REGISTER_CLOSED')
    await tx.execute(sql`insert into cash_movements (company_id, register_id, id, kind, cents, reason, employee_id)
      values (${companyId}, ${registerId}, ${wanted.id}, ${wanted.kind}, ${wanted.cents}, ${wanted.reason},
        ${employeeId}::uuid)`)
    return changed(tx, companyId, registerId)
  })
}

/** Takes a movement back; once is enough. @throws Problem REGISTER_NOT_FOUND, REGISTER_CLOSED */
export function voidMovement(
  db: Database,
  companyId: string,
  { registerId, movementId }: { registerId: string; movementId: string },
  employeeId: string | null,
): Promise<CashRegister> {
  return db.asCompany(companyId, async (tx) => {
    const { isClosed } = await lockRegister(tx, companyId, registerId)
    const { rows } = await tx.execute<{ voided_at: Date | null }>(sql`
      select voided_at from cash_movements
      where company_id = ${companyId} and register_id = ${registerId} and id = ${movementId}`)
    if (!rows[0]) throw new Problem('REGISTER_NOT_FOUND')
    if (rows[0].voided_at) return readRegister(tx, companyId, registerId)
    if (isClosed) throw new Problem('REGISTER_CLOSED')
    await tx.execute(sql`update cash_movements set voided_at = now(), void_employee_id = ${employeeId}::uuid
      where company_id = ${companyId} and id = ${movementId}`)
    return changed(tx, companyId, registerId)
  })
}

function isSame(
  stored: WantedMovement & { register_id: string },
  registerId: string,
  { kind, cents, reason }: WantedMovement,
): boolean {
  return (
    stored.register_id === registerId &&
    stored.kind === kind &&
    stored.cents === cents &&
    stored.reason === reason
  )
}

async function changed(tx: Tx, companyId: string, registerId: string): Promise<CashRegister> {
  const register = await readRegister(tx, companyId, registerId)
  await announceCash(tx)
  return register
}
