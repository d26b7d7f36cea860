import type { Channel } from '@balcao/contract/channels'
import { readAddress } from '@balcao/domain/messaging'
import type { Tx } from '../platform/database/database'
import type { ChannelNeeds } from './channel-needs'
import { countCatalogue } from './catalogue.store'
import { findChannel, openSecrets, type ChannelRow } from './channels.store'
import { isDeafAfterLogout } from './gateway-version'
import { webhookUrl } from './gateway-of'

type ViewNeeds = Pick<ChannelNeeds, 'secrets' | 'gatewaySettings'>

/** The company's channel as the dashboard shows it: nothing secret but the word that the owner enters at Meta. */
export async function showChannel(needs: ViewNeeds, tx: Tx, companyId: string): Promise<Channel> {
  return channelView(needs, await findChannel(tx, companyId), await countCatalogue(tx, companyId))
}

function channelView(
  { secrets, gatewaySettings }: ViewNeeds,
  row: ChannelRow | undefined,
  counts: { products: number; on_menu: number },
): Channel {
  const nothing = {
    kind: null,
    state: 'none' as const,
    reason: null,
    state_since: null,
    qr: null,
    phone: null,
    instance: null,
    last_heard_at: null,
    blocked_until: null,
    cloud: null,
    gateway: null,
    evolution_available: gatewaySettings.evolution !== undefined,
  }
  if (!row) return nothing
  const own = row.own_jid === null ? null : readAddress(row.own_jid)
  return {
    ...nothing,
    kind: row.kind,
    state: row.state,
    reason: row.reason,
    state_since: row.state_since.toISOString(),
    qr:
      row.state === 'pairing' && row.qr
        ? {
            image: row.qr.image,
            pairing_code: row.qr.pairingCode,
            at: new Date(row.qr.at).toISOString(),
          }
        : null,
    phone: own?.kind === 'phone' ? own.user : null,
    instance: row.instance,
    last_heard_at: row.last_heard_at?.toISOString() ?? null,
    blocked_until: row.blocked_until?.toISOString() ?? null,
    gateway:
      row.kind === 'evolution' && row.gateway_version !== null
        ? { version: row.gateway_version, deaf_after_logout: isDeafAfterLogout(row.gateway_version) }
        : null,
    cloud:
      row.kind === 'cloud'
        ? {
            phone_number_id: row.instance,
            webhook_url: webhookUrl(gatewaySettings, row),
            verify_token: openSecrets(secrets, row).webhookSecret,
            verified_at: row.verified_at?.toISOString() ?? null,
            catalogue: catalogueView(row, counts),
          }
        : null,
  }
}

function catalogueView(
  { catalogue_id, catalogue_read_at, catalogue_problem, catalogue_refused_at }: ChannelRow,
  counts: { products: number; on_menu: number },
) {
  if (catalogue_id === null) return null
  return {
    id: catalogue_id,
    read_at: catalogue_read_at?.toISOString() ?? null,
    ...counts,
    problem: catalogue_problem ?? (catalogue_refused_at === null ? null : ('refused' as const)),
  }
}
