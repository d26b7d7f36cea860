import type { Feature } from '../platform/feature'
import { leadEndpointOf, type Settings } from '../settings'
import type { AutomationNeeds } from './automation-needs'
import { registerAutomations } from './automations.routes'
import { deliverJob } from './deliveries/deliver.job'
import { endpointOffJob } from './endpoints/endpoint-off.job'
import { leadWebhookJob } from './deliveries/lead-webhook.job'
import { deliveryRetentionCron, overdueCron } from './deliveries/sweep'
import { wakeJob } from './deliveries/wake'

type Needs = Omit<AutomationNeeds, 'rule' | 'leadEndpoint'> & { settings: Settings }

const withSettings = (needs: Needs): AutomationNeeds => ({
  ...needs,
  rule: { allowPrivate: needs.settings.BALCAO_WEBHOOK_PRIVATE },
  leadEndpoint: leadEndpointOf(needs.settings),
})

/** API keys, and the events that other programs are told of. */
export const automations = {
  name: 'automations',
  register: (router, needs) => registerAutomations(router, withSettings(needs)),
  jobs(needs) {
    const own = withSettings(needs)
    return {
      'webhooks-wake': wakeJob(own),
      'webhook-deliver': deliverJob(own),
      'webhook-endpoint-off': endpointOffJob(own),
      'lead-webhook': leadWebhookJob(own),
    }
  },
  crons: ({ db }) => [deliveryRetentionCron(db), overdueCron(db)],
  gauges: [
    {
      name: 'balcao_webhooks_oldest_seconds',
      help: 'How long the oldest event has waited for the program that it is for',
      labels: [],
      query: `select coalesce(extract(epoch from max(now() - created_at)), 0)::float8 as value
        from webhook_deliveries where state = 'pending'`,
    },
  ],
} satisfies Feature<Needs>

export { announce, announceAll } from './announce'
export { announceLead } from './deliveries/lead-webhook.job'
