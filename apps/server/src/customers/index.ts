export { customerCrons, customerJobs } from './customer-jobs'
export type { CustomerParts } from './customers-parts'
export { registerCustomers } from './customers.routes'
