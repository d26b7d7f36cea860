import type { CronDefinition, JobDefinition } from '../platform/jobs/jobs'
import type { CustomerParts } from './customers-parts'
import { discardFilesJob } from './erase/discard-files.job'
import { customerSummaryCron } from './summary-cron'
import { conversationRetentionCron } from './retention/conversation-retention'
import { leadRetentionCron } from './retention/lead-retention'

export const customerJobs = (parts: CustomerParts): JobDefinition<'customers:discard-files'>[] => [
  discardFilesJob(parts),
]

export const customerCrons = (parts: CustomerParts): CronDefinition[] => [
  customerSummaryCron(parts),
  conversationRetentionCron(parts),
  leadRetentionCron(parts),
]
