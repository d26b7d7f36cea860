import type { Feature } from '../platform/feature'
import { leadEndpointOf, type Settings } from '../settings'
import type { AutomationParts } from './automation-parts'
import { registerAutomations } from './automations.routes'
import { deliverJob } from './deliver.job'
import { endpointOffJob } from './endpoint-off.job'
import { leadWebhookJob } from './lead-webhook.job'
import { deliveryRetentionCron, overdueCron } from './sweep'
import { wakeJob } from './wake'

type Needs = Omit<AutomationParts, 'rule' | 'leadEndpoint'> & { settings: Settings }

const partsOf = (needs: Needs): AutomationParts => ({
  ...needs,
  rule: { allowPrivate: needs.settings.BALCAO_WEBHOOK_PRIVATE },
  leadEndpoint: leadEndpointOf(needs.settings),
})

/** API keys, and the events that other programs are told of. */
export const automations = {
  name: 'automations',
  register: (door, needs) => registerAutomations(door, partsOf(needs)),
  jobs(needs) {
    const parts = partsOf(needs)
    return {
      'webhooks-wake': wakeJob(parts),
      'webhook-deliver': deliverJob(parts),
      'webhook-endpoint-off': endpointOffJob(parts),
      'lead-webhook': leadWebhookJob(parts),
    }
  },
  crons: ({ db }) => [deliveryRetentionCron(db), overdueCron(db)],
} satisfies Feature<Needs>

export { announce, announceAll } from './announce'
export { announceLead } from './lead-webhook.job'
