export { registerEmployees } from './employees.routes'
