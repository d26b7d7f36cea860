import type { Feature } from '../platform/feature'
import type { CustomerParts } from './customers-parts'
import { registerCustomers } from './customers.routes'
import { discardFilesJob } from './erase/discard-files.job'
import { conversationRetentionCron } from './retention/conversation-retention'
import { leadRetentionCron } from './retention/lead-retention'
import { customerSummaryCron } from './summary-cron'

/** One record per customer, its export and erasure, and how long personal data are kept. */
export const customers = {
  name: 'customers',
  register: registerCustomers,
  jobs: (parts) => ({ 'customers:discard-files': discardFilesJob(parts) }),
  crons: (parts) => [customerSummaryCron(parts), conversationRetentionCron(parts), leadRetentionCron(parts)],
} satisfies Feature<CustomerParts>
