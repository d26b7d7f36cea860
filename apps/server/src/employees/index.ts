import type { Feature } from '../platform/feature'
import type { EmployeeParts } from './employees-parts'
import { registerEmployees } from './employees.routes'

/** Who works at a company, and what lets them sign in. */
export const employees = {
  name: 'employees',
  register: registerEmployees,
} satisfies Feature<EmployeeParts>

export { employeesTable } from './employees.table'
