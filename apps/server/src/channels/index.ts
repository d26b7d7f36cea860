import type { Feature } from '../platform/feature'
import type { ChannelNeeds } from './channel-needs'
import { registerChannels } from './channels.routes'
import { channelOpenedJob, reconcileCron, reconcileJob } from './reconcile'

/** A company's connection to WhatsApp, and its webhooks. */
export const channels = {
  name: 'channels',
  register: registerChannels,
  jobs: (needs) => ({ 'reconcile-channel': reconcileJob(needs), 'channel-opened': channelOpenedJob(needs) }),
  crons: (needs) => [reconcileCron(needs)],
  gauges: [
    {
      name: 'balcao_channels',
      help: 'Connections to WhatsApp, by gateway and state',
      labels: ['kind', 'state'],
      query: 'select kind, state, count(*)::float8 as value from channels group by 1, 2',
    },
  ],
} satisfies Feature<ChannelNeeds>

export type { ChannelNeeds, GatewaySettings } from './channel-needs'
export { readShownProducts } from './catalogue.store'
export { gatewayOf, type OpenChannel } from './gateway-of'
export { setUpChannel } from './save-channel'
export { announceChannel } from './see-connection'
