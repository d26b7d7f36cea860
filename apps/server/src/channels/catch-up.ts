import type { GatewayEvent, WhatsAppGateway } from '../gateways/whatsapp'
import { sql } from '../platform/database/sql'
import type { ChannelNeeds } from './channel-needs'
import type { ChannelRow } from './channels.store'

/** Reads this far before the last comparison: gateways stamp messages with their own clock. */
const OVERLAP_MS = 10 * 60_000
/** A channel that was never compared, or not for long, is read back this far. */
const FARTHEST_MS = 3 * 24 * 3_600_000
/** More than a busy shop receives in that time. */
const MOST_AT_ONCE = 20_000
const BATCH = 200

/** Receives what the gateway stores of a channel and its webhooks may have lost. @throws GatewayUnavailable */
export async function catchUp(
  { db, log, clock, receive }: ChannelNeeds,
  row: ChannelRow,
  gateway: WhatsAppGateway,
): Promise<void> {
  if (!gateway.features.history) return
  const started = clock()
  const from = Math.max((row.reconciled_at?.getTime() ?? 0) - OVERLAP_MS, started.getTime() - FARTHEST_MS)
  const events = await gateway.readHistory({ jid: null, since: from, most: MOST_AT_ONCE })
  if (events.length >= MOST_AT_ONCE) log.warn({ events: events.length }, 'older messages were not compared')
  for (let first = 0; first < events.length; first += BATCH) {
    await receive(row.company_id, events.slice(first, first + BATCH) as GatewayEvent[])
  }
  await db.asCompany(row.company_id, (tx) =>
    tx.execute(
      sql`update channels set reconciled_at = ${started} where company_id = ${row.company_id} and id = ${row.id}`,
    ),
  )
}
