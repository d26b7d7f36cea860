import { createCloudGateway, createEvolutionGateway, type WhatsAppGateway } from '../gateways/whatsapp'
import type { ChannelNeeds } from './channel-needs'
import { findChannel, openSecrets, type ChannelRow } from './channels.store'

export interface OpenChannel {
  gateway: WhatsAppGateway
  channel: { id: string; kind: ChannelRow['kind']; blockedUntil: Date | null; state: ChannelRow['state'] }
}

/** The company's gateway, ready to be asked; null when it has no channel, or the installation cannot reach its kind. */
export async function gatewayOf(needs: ChannelNeeds, companyId: string): Promise<OpenChannel | null> {
  const row = await needs.db.asCompany(companyId, (tx) => findChannel(tx, companyId))
  const gateway = row && gatewayFor(needs, row)
  if (!gateway) return null
  const { id, kind, blocked_until: blockedUntil, state } = row
  return { gateway, channel: { id, kind, blockedUntil, state } }
}

/** The gateway of a channel row; null where this installation has none of its kind. */
export function gatewayFor(
  { secrets, gatewaySettings }: ChannelNeeds,
  row: ChannelRow,
): WhatsAppGateway | null {
  const { webhookSecret, accessToken = '' } = openSecrets(secrets, row)
  if (row.kind === 'cloud') {
    const { url, version } = gatewaySettings.cloud
    return createCloudGateway({
      url,
      version,
      phoneNumberId: row.instance,
      accessToken,
      catalogueId: row.catalogue_id,
    })
  }
  if (!gatewaySettings.evolution) return null
  return createEvolutionGateway({
    ...gatewaySettings.evolution,
    instance: row.instance,
    webhook: { url: webhookUrl(gatewaySettings, row), secret: webhookSecret },
  })
}

/** Where a channel's gateway tells us what happens. */
export function webhookUrl(
  gatewaySettings: ChannelNeeds['gatewaySettings'],
  { kind, id }: Pick<ChannelRow, 'kind' | 'id'>,
): string {
  return `${gatewaySettings.callbackUrls[kind]()}/webhook/${kind === 'cloud' ? 'whatsapp' : 'evolution'}/${id}`
}
