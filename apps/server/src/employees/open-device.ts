import { deviceCodeDigest, newDeviceCode, storeDeviceCode } from '../auth'
import { companyOf, type Caller } from '../platform/http/caller'
import { Problem } from '../platform/http/problems'
import { lockAccess } from './access.store'
import type { EmployeeNeeds } from './employees-needs'
import { lockEmployee } from './employees.store'
import { noteEmployeeAct } from './history.store'

/**
 * Makes the code with which an employee signs in on a new device, whatever strangers have tried; the one before is void.
 * Only its digest is kept.
 * @throws Problem EMPLOYEE_NOT_FOUND, NO_ACCESS for somebody who does not sign in
 */
export async function openDevice(
  { db, secrets }: EmployeeNeeds,
  caller: Caller,
  employeeId: string,
): Promise<{ code: string; expires_at: string }> {
  const companyId = companyOf(caller)
  const code = newDeviceCode()
  return db.asCompany(companyId, async (tx) => {
    await lockEmployee(tx, companyId, employeeId)
    if (!(await lockAccess(tx, companyId, employeeId))) throw new Problem('NO_ACCESS')
    const hash = deviceCodeDigest(secrets, { companyId, employeeId }, code)
    const expiresAt = await storeDeviceCode(tx, { companyId, employeeId }, hash)
    await noteEmployeeAct(tx, companyId, { employeeId, caller, act: 'employee.device-code' })
    return { code, expires_at: expiresAt.toISOString() }
  })
}
