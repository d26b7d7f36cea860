import { GatewayUnavailable, type GatewayEvent } from '../gateways/whatsapp'
import { sql } from '../platform/database/sql'
import { addJob, type CronDefinition, type JobDefinition } from '../platform/jobs/jobs'
import type { ChannelParts } from './channel-parts'
import { findChannel, type ChannelRow } from './channels.store'
import { gatewayFor } from './gateway-of'
import { noteConnection } from './see-connection'

/** Reads this far before the last comparison: gateways stamp messages with their own clock. */
const OVERLAP_MS = 10 * 60_000
/** A channel that was never compared, or not for long, is read back this far. */
const FARTHEST_MS = 3 * 24 * 3_600_000
/** More than a busy shop hears in that time. */
const MOST_AT_ONCE = 20_000
const BATCH = 200

/** Looks at one channel's connection and reads what its webhooks may have lost. */
export function reconcileJob(parts: ChannelParts): JobDefinition {
  return {
    name: 'reconcile-channel',
    async run(payload) {
      const { companyId } = payload as { companyId: string }
      const row = await parts.db.asCompany(companyId, (tx) => findChannel(tx, companyId))
      if (row) await reconcile(parts, row)
    },
  }
}

/** Every second minute each channel's turn comes. */
export function reconcileCron({ db }: Pick<ChannelParts, 'db'>): CronDefinition {
  return {
    name: 'reconcile-channels',
    pattern: '*/2 * * * *',
    async run() {
      const { rows } = await db.owner.query<{ company_id: string }>('select company_id from channels')
      for (const { company_id: companyId } of rows) {
        await db.asCompany(companyId, (tx) =>
          addJob(tx, 'reconcile-channel', { companyId }, { key: `reconcile:${companyId}` }),
        )
      }
    },
  }
}

/** A gateway that is away is not a failure of ours: the next turn asks again. */
export async function reconcile(parts: ChannelParts, row: ChannelRow): Promise<void> {
  const { db, log, clock } = parts
  const gateway = gatewayFor(parts, row)
  if (!gateway) return
  try {
    const seen = await gateway.look()
    await db.asCompany(row.company_id, (tx) => noteConnection(parts, tx, row.company_id, seen))
    if (seen.state !== 'open' || !gateway.features.history) return
    const started = clock()
    const from = Math.max((row.reconciled_at?.getTime() ?? 0) - OVERLAP_MS, started.getTime() - FARTHEST_MS)
    const events = await gateway.readHistory({ jid: null, since: from, most: MOST_AT_ONCE })
    if (events.length >= MOST_AT_ONCE) log.warn({ events: events.length }, 'older messages were not compared')
    for (let first = 0; first < events.length; first += BATCH) {
      await parts.hear(row.company_id, events.slice(first, first + BATCH) as GatewayEvent[])
    }
    await db.asCompany(row.company_id, (tx) =>
      tx.execute(
        sql`update channels set reconciled_at = ${started} where company_id = ${row.company_id} and id = ${row.id}`,
      ),
    )
  } catch (error) {
    if (!(error instanceof GatewayUnavailable)) throw error
    log.warn({ reason: error.message }, 'the WhatsApp gateway could not be compared with')
    await db.asCompany(row.company_id, (tx) =>
      noteConnection(parts, tx, row.company_id, {
        state: error.final ? 'refused' : 'closed',
        ownJid: null,
        qr: null,
        reason: error.message,
      }),
    )
  }
}
