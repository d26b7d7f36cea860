import { ChannelScreen } from '../../../channels/channel-screen'

/** /dashboard/conversations/connection. */
export function WhatsAppRoute() {
  return <ChannelScreen backHref="/dashboard/conversations" />
}
