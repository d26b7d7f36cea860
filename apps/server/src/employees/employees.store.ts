import type { BodyOf } from '@balcao/contract'
import type { editEmployee, Employee, EmployeeStatus } from '@balcao/contract/employees'
import type { Role } from '@balcao/contract/roles'
import { PAUSE_HOURS, STRANGER_TRIES } from '@balcao/domain/employees'
import type { Tx } from '../platform/database/database'
import { expectNoOtherField } from '../platform/database/every-field'
import { sql } from '../platform/database/sql'
import { Problem } from '../platform/http/problems'

const mostListed = 500

interface EmployeeSqlRow {
  id: string
  nome: string
  cargo: string
  departamento: string
  data_admissao: string
  status: EmployeeStatus
  telefone: string | null
  email: string | null
  notes: string
  left_on: string | null
  left_reason: string | null
  version: number
  created_at: Date
  updated_at: Date
  role: Role | null
  sees_colleagues: boolean
  number: number
  changed_at: Date
  used_at: Date | null
  paused_until: Date | null
}

// The salary is not among them: only `reveal-salary` reads it.
const employees = sql`
  select e.id, e.nome, e.cargo, e.departamento, e.data_admissao, e.status, e.telefone, e.email, e.notes, e.left_on,
    e.left_reason, e.version, e.created_at, e.updated_at, a.role, a.sees_colleagues, a.number, a.changed_at, a.used_at,
    -- Until fewer than all tries of strangers are so recent.
    (select t + make_interval(hours => ${PAUSE_HOURS}) from unnest(g.tried_at) t
      where t > now() - make_interval(hours => ${PAUSE_HOURS})
      order by t desc offset ${STRANGER_TRIES - 1} limit 1) as paused_until
  from employees e left join employee_access a on a.company_id = e.company_id and a.employee_id = e.id
  left join pin_guesses g on g.number = a.number and g.cnpj = (select cnpj from companies where id = a.company_id)`

/** By name, at most 500. `search` is looked for in name, role and department, whatever its accents (decision 0026, A31). */
export async function listEmployees(
  tx: Tx,
  companyId: string,
  { search = '', status }: { search?: string | undefined; status?: EmployeeStatus | undefined },
): Promise<Employee[]> {
  const { rows } = await tx.execute<EmployeeSqlRow>(sql`${employees}
    where e.company_id = ${companyId} and (${status ?? null}::text is null or e.status = ${status ?? null})
      and position(app.search_text(${search}) in app.search_text(e.nome, e.cargo, e.departamento)) > 0
    order by app.search_text(e.nome), e.id limit ${mostListed}`)
  return rows.map(presentEmployee)
}

/** What is written of an employee beside the salary. */
type Written = Record<Exclude<keyof BodyOf<typeof editEmployee>, 'version' | 'salario'>, unknown>

export const writtenColumns = sql.raw(
  'nome, cargo, departamento, data_admissao, status, telefone, email, notes',
)

/** The values of `writtenColumns`, in their order; a telephone or an address that is empty is none. */
export function writtenValues(wanted: Written) {
  const { nome, cargo, departamento, data_admissao, status, telefone, email, notes, ...rest } = wanted
  expectNoOtherField(rest)
  return sql`${nome}, ${cargo}, ${departamento}, ${data_admissao}, ${status}, ${telefone || null}, ${email || null},
    ${notes}`
}

/** How many employees of each status the company has. */
export async function countByStatus(tx: Tx, companyId: string): Promise<Record<EmployeeStatus, number>> {
  const { rows } = await tx.execute<{ status: EmployeeStatus; count: number }>(
    sql`select status, count(*) from employees where company_id = ${companyId} group by status`,
  )
  const counts = { ativo: 0, inativo: 0, ferias: 0, licenca: 0 }
  for (const { status, count } of rows) counts[status] = count
  return counts
}

/** @throws Problem EMPLOYEE_NOT_FOUND */
export async function readEmployee(tx: Tx, companyId: string, id: string): Promise<Employee> {
  const { rows } = await tx.execute<EmployeeSqlRow>(
    sql`${employees} where e.company_id = ${companyId} and e.id = ${id}`,
  )
  if (!rows[0]) throw new Problem('EMPLOYEE_NOT_FOUND')
  return presentEmployee(rows[0])
}

/** The same, with the record locked: acts on one employee follow one another. @throws Problem EMPLOYEE_NOT_FOUND */
export async function lockEmployee(tx: Tx, companyId: string, id: string): Promise<Employee> {
  await tx.execute(
    sql`select 1 from employees where company_id = ${companyId} and id = ${id} for no key update`,
  )
  return readEmployee(tx, companyId, id)
}

function presentEmployee(row: EmployeeSqlRow): Employee {
  const {
    role,
    sees_colleagues,
    number,
    changed_at,
    used_at,
    paused_until,
    created_at,
    updated_at,
    ...record
  } = row
  return {
    ...record,
    salario: null,
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
    access: role && {
      role,
      sees_colleagues,
      number,
      changed_at: changed_at.toISOString(),
      used_at: used_at?.toISOString() ?? null,
      paused_until: paused_until?.toISOString() ?? null,
    },
  }
}
