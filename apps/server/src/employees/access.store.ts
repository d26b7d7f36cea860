import type { Role } from '@balcao/contract/roles'
import type { Tx } from '../platform/database/database'
import { sql } from '../platform/database/sql'
import type { EmployeeNeeds } from './employees-needs'

/**
 * Locks an employee's access; undefined without one. Whoever changes it locks it first: a sign-in that is under way then
 * waits and finds the change, or has finished and its session is there to be ended.
 */
export async function lockAccess(
  tx: Tx,
  companyId: string,
  employeeId: string,
): Promise<{ number: number; role: Role; sees_colleagues: boolean } | undefined> {
  const { rows } = await tx.execute<{
    number: number
    role: Role
    sees_colleagues: boolean
  }>(sql`select number, role, sees_colleagues from employee_access
    where company_id = ${companyId} and employee_id = ${employeeId} for update`)
  return rows[0]
}

/** Takes the access away and ends its sessions; false when there was none. */
export async function dropAccess(
  tx: Tx,
  companyId: string,
  employeeId: string,
  sessions: EmployeeNeeds['sessions'],
): Promise<boolean> {
  if (!(await lockAccess(tx, companyId, employeeId))) return false
  await sessions.endOf(tx, companyId, employeeId)
  await tx.execute(
    sql`delete from employee_access where company_id = ${companyId} and employee_id = ${employeeId}`,
  )
  return true
}

/** Adds an access under a number that nobody of the company has, drawn at random, and answers the number. */
export async function addAccess(
  tx: Tx,
  companyId: string,
  {
    employeeId,
    role,
    seesColleagues,
    pinHash,
  }: { employeeId: string; role: Role; seesColleagues: boolean; pinHash: string },
): Promise<number> {
  // Two at once may draw the same number: the second one draws again.
  for (;;) {
    const { rows } = await tx.execute<{ number: number | null }>(sql`
      with free as (select n from generate_series(100, 999) n where n not in
          (select number from employee_access where company_id = ${companyId}) order by random() limit 1),
        added as (insert into employee_access (company_id, employee_id, number, role, sees_colleagues, pin_hash)
          select ${companyId}, ${employeeId}, n, ${role}, ${seesColleagues}, ${pinHash} from free
          on conflict (company_id, number) do nothing returning number)
      select (select number from added) as number from free`)
    if (!rows[0]) throw new Error('All 900 numbers of this company are taken')
    if (rows[0].number !== null) return rows[0].number
  }
}
