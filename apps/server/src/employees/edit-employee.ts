import type { BodyOf } from '@balcao/contract'
import type { editEmployee as editCall, Employee } from '@balcao/contract/employees'
import { toCents } from '@balcao/domain/money'
import type { Database, Tx } from '../platform/database/database'
import { sql } from '../platform/database/sql'
import { companyOf, type Caller } from '../platform/http/caller'
import { Problem } from '../platform/http/problems'
import { lockEmployee, readEmployee, writtenColumns, writtenValues } from './employees.store'
import { noteEmployeeAct } from './history.store'

type Change = Omit<BodyOf<typeof editCall>, 'version'>

/**
 * Changes what the body names; a field that is left out stays, and so does a salary that nobody looked at. A body that
 * changes nothing leaves the version as it is.
 * @throws Problem EMPLOYEE_NOT_FOUND, EMPLOYEE_CHANGED with the record as it stands in `current`, NOT_EMPLOYED for the
 * status of who left, INVALID_INPUT for an admission after the last day of work
 */
export async function editEmployee(
  db: Database,
  caller: Caller,
  employeeId: string,
  { version, ...wanted }: BodyOf<typeof editCall>,
): Promise<Employee> {
  const companyId = companyOf(caller)
  return db.asCompany(companyId, async (tx) => {
    const before = await lockEmployee(tx, companyId, employeeId)
    if (before.version !== version) throw new Problem('EMPLOYEE_CHANGED', { current: before })
    if (wanted.status && before.status === 'inativo') throw new Problem('NOT_EMPLOYED')
    if (before.left_on && wanted.data_admissao && wanted.data_admissao > before.left_on)
      throw new Problem('INVALID_INPUT', {
        fields: [{ path: 'data_admissao', mensagem: 'A admissão não pode ser depois do desligamento.' }],
      })
    const fields = await writeChange(tx, companyId, before, wanted)
    if (fields.length === 0) return before
    await noteEmployeeAct(tx, companyId, {
      employeeId,
      caller,
      act: 'employee.changed',
      detail: { fields },
    })
    return readEmployee(tx, companyId, employeeId)
  })
}

/** Answers the names of the fields that are different now. */
async function writeChange(tx: Tx, companyId: string, before: Employee, wanted: Change): Promise<string[]> {
  const { salario, ...visible } = wanted
  if ('telefone' in visible) visible.telefone ||= null
  if ('email' in visible) visible.email ||= null
  const after = { ...before, ...visible }
  const fields = Object.keys(visible).filter(
    (name) => after[name as keyof Employee] !== before[name as keyof Employee],
  )
  const cents = salario === undefined ? null : toCents(salario)
  const { rows } = await tx.execute<{ other: boolean }>(sql`select salary_cents <> ${cents}::int as other
    from employees where company_id = ${companyId} and id = ${before.id}`)
  if (rows[0]?.other) fields.push('salario')
  if (fields.length === 0) return fields
  await tx.execute(sql`update employees set (${writtenColumns}) = row(${writtenValues(after)}),
      salary_cents = coalesce(${cents}::int, salary_cents), version = version + 1, updated_at = now()
    where company_id = ${companyId} and id = ${before.id}`)
  return fields
}
