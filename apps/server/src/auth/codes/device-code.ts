import { randomInt } from 'node:crypto'
import { DEVICE_CODE_LETTERS, DEVICE_CODE_LENGTH } from '@balcao/domain/employees'
import { sql } from '../../platform/database/sql'
import type { Tx } from '../../platform/database/database'
import type { Secrets } from '../../platform/secrets/secrets'

const deviceCodeMinutes = 10
/** PINs that may be tried with one code. */
export const deviceCodeTries = 5

/** A fresh code that opens a device for an employee: one of 30^8, which nobody guesses in ten minutes. */
export function newDeviceCode(): string {
  return Array.from(
    { length: DEVICE_CODE_LENGTH },
    () => DEVICE_CODE_LETTERS[randomInt(DEVICE_CODE_LETTERS.length)],
  ).join('')
}

/** What is kept of a code, bound to whom it is for. */
export function deviceCodeDigest(
  secrets: Secrets,
  { companyId, employeeId }: { companyId: string; employeeId: string },
  code: string,
): Buffer {
  return secrets.mac('device-code', `${companyId}:${employeeId}:${code}`)
}

/** Keeps a code for ten minutes, by its digest alone; the one before is void. Answers when it expires. */
export async function storeDeviceCode(
  tx: Tx,
  { companyId, employeeId }: { companyId: string; employeeId: string },
  hash: Buffer,
): Promise<Date> {
  const { rows } = await tx.execute<{ expires_at: Date }>(sql`
    insert into employee_device_codes (company_id, employee_id, code_hash, expires_at)
    values (${companyId}, ${employeeId}, ${hash}, now() + make_interval(mins => ${deviceCodeMinutes}))
    on conflict (company_id, employee_id) do update
      set code_hash = excluded.code_hash, expires_at = excluded.expires_at, tries = 0
    returning expires_at`)
  return rows[0]!.expires_at
}
