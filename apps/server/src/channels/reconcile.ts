import { GatewayUnavailable } from '../gateways/whatsapp'
import { addSpread, type CronDefinition, type JobDefinition } from '../platform/jobs/jobs'
import { catchUp } from './catch-up'
import type { ChannelNeeds } from './channel-needs'
import { findChannel, type ChannelRow } from './channels.store'
import { gatewayFor } from './gateway-of'
import { keepCatalogue } from './keep-catalogue'
import { noteVersion } from './gateway-version'
import { noteConnection } from './see-connection'

/** Looks at one channel's connection and reads what its webhooks may have lost, in its turn. */
export function reconcileJob(needs: ChannelNeeds): JobDefinition<'reconcile-channel'> {
  return {
    name: 'reconcile-channel',
    work: 'housekeeping',
    asks: 'whatsapp',
    run: ({ companyId }) => reconcileOf(needs, companyId),
  }
}

/** The same at once, for a channel that has just been opened. */
export function channelOpenedJob(needs: ChannelNeeds): JobDefinition<'channel-opened'> {
  return {
    name: 'channel-opened',
    work: 'customer',
    asks: 'whatsapp',
    run: ({ companyId }) => reconcileOf(needs, companyId),
  }
}

async function reconcileOf(needs: ChannelNeeds, companyId: string): Promise<void> {
  const row = await needs.db.asCompany(companyId, (tx) => findChannel(tx, companyId))
  if (row) await reconcile(needs, row)
}

/** Every second minute each channel's turn comes, at its own moment of them. */
export function reconcileCron({ db }: Pick<ChannelNeeds, 'db'>): CronDefinition {
  return {
    name: 'reconcile-channels',
    pattern: '*/2 * * * *',
    async run() {
      const { rows } = await db.owner.query<{ company_id: string }>('select company_id from channels')
      const companies = rows.map(({ company_id }) => company_id)
      await addSpread(db.owner, 'reconcile-channel', companies, { keyPrefix: 'reconcile:', overSeconds: 110 })
    },
  }
}

/** @throws GatewayUnavailable when it is away, so that the queue soon looks again; where it refuses us, the next turn does */
export async function reconcile(needs: ChannelNeeds, row: ChannelRow): Promise<void> {
  const { db, log } = needs
  const gateway = gatewayFor(needs, row)
  if (!gateway) return
  try {
    const seen = await gateway.look()
    await db.asCompany(row.company_id, (tx) => noteConnection(needs, tx, row.company_id, seen))
    if (seen.state !== 'open') return
    if (row.state !== 'open') await noteVersion(needs, row.company_id, gateway)
    await catchUp(needs, row, gateway)
    await keepCatalogue(needs, row, gateway)
  } catch (error) {
    if (!(error instanceof GatewayUnavailable)) throw error
    await db.asCompany(row.company_id, (tx) =>
      noteConnection(needs, tx, row.company_id, {
        state: error.final ? 'refused' : 'closed',
        ownJid: null,
        qr: null,
        reason: error.message,
      }),
    )
    if (!error.final) throw error
    log.warn({ companyId: row.company_id, reason: error.message }, 'the WhatsApp gateway refuses a channel')
  }
}
