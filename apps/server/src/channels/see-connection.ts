import type { Channel } from '@balcao/contract/channels'
import { GatewayUnavailable, type ConnectionSeen, type WhatsAppGateway } from '../gateways/whatsapp'
import { noteAct, type Act } from '../platform/audit'
import type { Tx } from '../platform/database/database'
import { Problem } from '../platform/http/problems'
import { addJob } from '../platform/jobs/jobs'
import { appendEvent } from '../platform/live/append-event'
import { showChannel } from './channel-view'
import type { ChannelNeeds } from './channel-needs'
import { findChannel, lockChannel, writeSeen, type ChannelRow } from './channels.store'
import { gatewayFor } from './gateway-of'

/**
 * Asks the gateway to pair or connect, or to end the pairing, and writes down what came of it.
 * @throws Problem CHANNEL_NOT_FOUND, GATEWAY_UNAVAILABLE
 */
export async function changeConnection(
  needs: ChannelNeeds,
  { companyId, ...asked }: Pick<Act, 'by' | 'act'> & { companyId: string },
  act: (gateway: WhatsAppGateway, row: ChannelRow) => Promise<ConnectionSeen>,
): Promise<Channel> {
  const { gateway, row } = await requireGateway(needs, companyId)
  const seen = await act(gateway, row).catch((error: unknown) => {
    if (!(error instanceof GatewayUnavailable)) throw error
    needs.log.warn({ reason: error.message }, 'the WhatsApp gateway could not be asked')
    throw new Problem('GATEWAY_UNAVAILABLE')
  })
  return needs.db.asCompany(companyId, async (tx) => {
    await noteAct(tx, { companyId, ...asked })
    await noteConnection(needs, tx, companyId, seen)
    return showChannel(needs, tx, companyId)
  })
}

/** Writes a connection as it was seen, and tells the screens; once it is open, what waits goes on. */
export async function noteConnection(
  needs: ChannelNeeds,
  tx: Tx,
  companyId: string,
  seen: ConnectionSeen,
): Promise<void> {
  const before = await lockChannel(tx, companyId)
  if (!before) return
  if (!(await writeSeen(tx, before, { ...seen, now: needs.clock() }))) return
  if (seen.state === 'open' && before.state !== 'open') {
    await needs.wakeOutbox(tx, companyId)
    await addReconciliation(tx, companyId)
  }
  await announceChannel(needs, tx, companyId)
}

/** Tells the screens how the channel stands now. Call it last in the transaction. */
export async function announceChannel(
  needs: Pick<ChannelNeeds, 'secrets' | 'gatewaySettings'>,
  tx: Tx,
  companyId: string,
): Promise<void> {
  await appendEvent(tx, 'CHANNEL_CHANGED', { channel: await showChannel(needs, tx, companyId) })
}

/** Soon: look at the connection and compare the gateway's messages with ours. Asked many times, it is done once. */
export function addReconciliation(tx: Tx, companyId: string): Promise<void> {
  return addJob(tx, 'channel-opened', { companyId }, { key: `channel-opened:${companyId}` })
}

async function requireGateway(
  needs: ChannelNeeds,
  companyId: string,
): Promise<{ gateway: WhatsAppGateway; row: ChannelRow }> {
  const row = await needs.db.asCompany(companyId, (tx) => findChannel(tx, companyId))
  const gateway = row && gatewayFor(needs, row)
  if (!gateway) throw new Problem('CHANNEL_NOT_FOUND')
  return { gateway, row }
}
