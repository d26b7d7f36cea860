import type { CronDefinition, JobDefinition } from '../platform/jobs/jobs'
import type { AutomationParts } from './automation-parts'
import { deliverJob } from './deliver.job'
import { endpointOffJob } from './endpoint-off.job'
import { leadWebhookJob } from './lead-webhook.job'
import { deliveryRetentionCron, overdueCron } from './sweep'
import { wakeJob } from './wake'

export { announce, announceAll } from './announce'
export type { AutomationParts } from './automation-parts'
export { registerAutomations } from './automations.routes'
export { announceLead } from './lead-webhook.job'

/** What sends events out, behind people's backs. */
export function automationJobs(
  parts: AutomationParts,
): JobDefinition<'webhooks-wake' | 'webhook-deliver' | 'webhook-endpoint-off' | 'lead-webhook'>[] {
  return [wakeJob(parts), deliverJob(parts), endpointOffJob(parts), leadWebhookJob(parts)]
}

export function automationCrons({ db }: AutomationParts): CronDefinition[] {
  return [deliveryRetentionCron(db), overdueCron(db)]
}
