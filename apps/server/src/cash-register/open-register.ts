import type { CashRegister } from '@balcao/contract/cash-register'
import type { Database } from '../platform/database/database'
import { sql } from '../platform/database/sql'
import { Problem } from '../platform/http/problems'
import { announceCash, findOpenId, readRegister } from './registers.store'

/**
 * Opens the register. Of two who open at once the second is told which one is open; the same opening, repeated, is
 * answered again. @throws Problem REGISTER_OPEN with it as `current`, IDEMPOTENCY_MISMATCH
 */
export function openRegister(
  db: Database,
  companyId: string,
  { id, opening_cents }: { id: string; opening_cents: number },
  employeeId: string | null,
): Promise<CashRegister> {
  return db.asCompany(companyId, async (tx) => {
    // Whoever else opens waits for the company's row: two cannot both find none.
    await tx.execute(sql`select id from companies where id = ${companyId} for no key update`)
    const before = await tx.execute<{ opening_cents: number; is_open: boolean }>(sql`
      select opening_cents, closed_at is null as is_open from cash_registers
      where company_id = ${companyId} and id = ${id}`)
    if (before.rows[0]) {
      const isSame = before.rows[0].opening_cents === opening_cents && before.rows[0].is_open
      if (!isSame) throw new Problem('IDEMPOTENCY_MISMATCH')
      return readRegister(tx, companyId, id)
    }
    const open = await findOpenId(tx, companyId)
    if (open !== null)
      throw new Problem('REGISTER_OPEN', { current: await readRegister(tx, companyId, open) })
    await tx.execute(sql`insert into cash_registers (company_id, id, opened_by, opening_cents)
      values (${companyId}, ${id}, ${employeeId}::uuid, ${opening_cents})`)
    const register = await readRegister(tx, companyId, id)
    await announceCash(tx)
    return register
  })
}
