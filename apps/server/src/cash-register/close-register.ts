import { isDeepStrictEqual } from 'node:util'
import type { CashRegister } from '@balcao/contract/cash-register'
import type { ByMethod } from '@balcao/domain/cash-register'
import type { Database } from '../platform/database/database'
import { sql } from '../platform/database/sql'
import { Problem } from '../platform/http/problems'
import { announceCash, lockRegister, readRegister } from './registers.store'

/**
 * Closes a register with what was counted: what it was to hold is fixed at this moment, and payments that are on their way
 * wait and belong to the next one. The same close, repeated, is answered again.
 * @throws Problem REGISTER_NOT_FOUND, REGISTER_CLOSED with how it was closed
 */
export function closeRegister(
  db: Database,
  companyId: string,
  registerId: string,
  { counted, note }: { counted: ByMethod; note: string | null },
  employeeId: string | null,
): Promise<CashRegister> {
  return db.asCompany(companyId, async (tx) => {
    const before = await lockRegister(tx, companyId, registerId)
    const register = await readRegister(tx, companyId, registerId)
    if (before.isClosed) {
      if (isDeepStrictEqual(before.counted, counted)) return register
      throw new Problem('REGISTER_CLOSED', { current: register })
    }
    await tx.execute(sql`update cash_registers set closed_at = now(), closed_by = ${employeeId}::uuid,
        expected = ${JSON.stringify(register.expected)}::jsonb, counted = ${JSON.stringify(counted)}::jsonb,
        note = ${note}
      where company_id = ${companyId} and id = ${registerId}`)
    const closed = await readRegister(tx, companyId, registerId)
    await announceCash(tx)
    return closed
  })
}
