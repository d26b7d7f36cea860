import type { Feature } from '../platform/feature'
import type { ChannelParts } from './channel-parts'
import { registerChannels } from './channels.routes'
import { channelOpenedJob, reconcileCron, reconcileJob } from './reconcile'

/** A company's connection to WhatsApp, and the doors of its webhooks. */
export const channels = {
  name: 'channels',
  register: registerChannels,
  jobs: (parts) => ({ 'reconcile-channel': reconcileJob(parts), 'channel-opened': channelOpenedJob(parts) }),
  crons: (parts) => [reconcileCron(parts)],
} satisfies Feature<ChannelParts>

export type { ChannelParts, GatewayPlaces } from './channel-parts'
export { gatewayOf, type OpenChannel } from './gateway-of'
export { setUpChannel } from './save-channel'
export { announceChannel } from './see-connection'
