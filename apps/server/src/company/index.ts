export { registerCompany } from './company.routes'
export { getCompany, type Company } from './company.store'
