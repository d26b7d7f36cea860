import { sql } from '../platform/database/sql'
import type { Tx } from '../platform/database/database'

/** Where the former PIN was known, and the code for a new device: a new PIN begins anew. */
export async function forgetDevices(tx: Tx, companyId: string, employeeId: string): Promise<void> {
  const whose = sql`company_id = ${companyId} and employee_id = ${employeeId}`
  await tx.execute(sql`delete from employee_devices where ${whose}`)
  await tx.execute(sql`delete from employee_device_codes where ${whose}`)
}

/** What strangers tried at a number: a new PIN is another one to guess. */
export async function forgetGuesses(tx: Tx, companyId: string, number: number): Promise<void> {
  await tx.execute(sql`delete from pin_guesses
    where number = ${number} and cnpj = (select cnpj from companies where id = ${companyId})`)
}
