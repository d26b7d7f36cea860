import type { Feature } from '../platform/feature'
import type { CustomerNeeds } from './customers-needs'
import { registerCustomers } from './customers.routes'
import { discardFilesJob } from './erase/discard-files.job'
import { conversationRetentionCron } from './retention/conversation-retention'
import { leadRetentionCron } from './retention/lead-retention'
import { customerSummaryCron, sumUpCustomersJob } from './sum-up-beside'

/** One record per customer, its export and erasure, and how long personal data are kept. */
export const customers = {
  name: 'customers',
  register: registerCustomers,
  jobs: (needs) => ({
    'customers:discard-files': discardFilesJob(needs),
    'customers:sum-up': sumUpCustomersJob(needs),
  }),
  crons: (needs) => [customerSummaryCron(needs), conversationRetentionCron(needs), leadRetentionCron(needs)],
} satisfies Feature<CustomerNeeds>

export { customersTable } from './customers.table'
