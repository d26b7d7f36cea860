import { fromCents } from '@balcao/domain/money'
import type { Database } from '../platform/database/database'
import { sql } from '../platform/database/sql'
import { companyOf, type Caller } from '../platform/http/caller'
import { Problem } from '../platform/http/problems'
import { noteEmployeeAct } from './history.store'

/** One salary in reais, and who saw it is written down before it is shown. @throws Problem EMPLOYEE_NOT_FOUND */
export async function revealSalary(
  db: Database,
  caller: Caller,
  employeeId: string,
): Promise<{ salario: number }> {
  const companyId = companyOf(caller)
  return db.asCompany(companyId, async (tx) => {
    const { rows } = await tx.execute<{ salary_cents: number }>(
      sql`select salary_cents from employees where company_id = ${companyId} and id = ${employeeId}`,
    )
    if (!rows[0]) throw new Problem('EMPLOYEE_NOT_FOUND')
    await noteEmployeeAct(tx, companyId, { employeeId, caller, act: 'employee.salary-shown' })
    return { salario: fromCents(rows[0].salary_cents) }
  })
}
