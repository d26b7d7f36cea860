import type { Secrets } from '../../platform/secrets/secrets'

/**
 * What is hashed in place of an employee's six secret digits: bound to the installation's secret and to the employee, so
 * that a copy of the database alone cannot be searched through for the million PINs there are.
 */
export function pinText(
  secrets: Secrets,
  who: { companyId: string; employeeId: string; secret: string },
): string {
  return secrets.mac('employee-pin', `${who.companyId}:${who.employeeId}:${who.secret}`).toString('base64url')
}
