import type { Feature } from '../platform/feature'
import type { EmployeeNeeds } from './employees-needs'
import { registerEmployees } from './employees.routes'

/** Who works at a company, and what lets them sign in. */
export const employees = {
  name: 'employees',
  register: registerEmployees,
} satisfies Feature<EmployeeNeeds>

export { employeesTable } from './employees.table'
