export { registerEmployees } from './employees.routes'
export { employeesTable } from './employees.table'
