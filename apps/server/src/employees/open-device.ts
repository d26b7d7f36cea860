import { deviceCodeDigest, deviceCodeMinutes, newDeviceCode } from '../auth'
import { sql } from '../platform/database/sql'
import { companyOf, type Caller } from '../platform/http/caller'
import { Problem } from '../platform/http/problems'
import { lockAccess } from './access.store'
import type { EmployeeParts } from './employees-parts'
import { lockEmployee } from './employees.store'
import { noteEmployeeAct } from './history.store'

/**
 * Makes the code with which an employee signs in on a new device, whatever strangers have tried; the one before is void.
 * Only its digest is kept.
 * @throws Problem EMPLOYEE_NOT_FOUND, NO_ACCESS for somebody who does not sign in
 */
export async function openDevice(
  { db, secrets }: EmployeeParts,
  caller: Caller,
  employeeId: string,
): Promise<{ code: string; expires_at: string }> {
  const companyId = companyOf(caller)
  const code = newDeviceCode()
  return db.asCompany(companyId, async (tx) => {
    await lockEmployee(tx, companyId, employeeId)
    if (!(await lockAccess(tx, companyId, employeeId))) throw new Problem('NO_ACCESS')
    const hash = deviceCodeDigest(secrets, { companyId, employeeId }, code)
    const { rows } = await tx.execute<{ expires_at: Date }>(sql`
      insert into employee_device_codes (company_id, employee_id, code_hash, expires_at)
      values (${companyId}, ${employeeId}, ${hash}, now() + make_interval(mins => ${deviceCodeMinutes}))
      on conflict (company_id, employee_id) do update
        set code_hash = excluded.code_hash, expires_at = excluded.expires_at, tries = 0
      returning expires_at`)
    await noteEmployeeAct(tx, companyId, { employeeId, caller, act: 'employee.device-code' })
    return { code, expires_at: rows[0]!.expires_at.toISOString() }
  })
}
