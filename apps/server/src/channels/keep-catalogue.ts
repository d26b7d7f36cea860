import { GatewayUnavailable, type CatalogueRead, type WhatsAppGateway } from '../gateways/whatsapp'
import { sql } from '../platform/database/sql'
import type { Tx } from '../platform/database/database'
import type { ChannelNeeds } from './channel-needs'
import { lockChannel, type ChannelRow } from './channels.store'
import { announceChannel } from './see-connection'

/** Products of one catalogue that are known: more than any shop of ours sells. */
const MOST_PRODUCTS = 5_000
const READ_EVERY_MS = 60 * 60_000

/** Reads once an hour what the company's catalogue at WhatsApp has to sell; where that fails it is tried in the next turn. */
export async function keepCatalogue(
  needs: ChannelNeeds,
  row: ChannelRow,
  gateway: WhatsAppGateway,
): Promise<void> {
  const { catalogue_id: id, catalogue_read_at: readAt, company_id: companyId } = row
  const now = needs.clock()
  const isDue = readAt === null || now.getTime() - readAt.getTime() >= READ_EVERY_MS
  if (id === null || !gateway.features.catalogue || !isDue) return
  try {
    const read = await gateway.readCatalogue(id, MOST_PRODUCTS)
    if (read.kind !== 'read') needs.log.warn({ companyId, words: read.words }, 'a catalogue cannot be read')
    await needs.db.asCompany(companyId, (tx) => writeRead(needs, tx, companyId, { id, read, now }))
  } catch (error) {
    if (!(error instanceof GatewayUnavailable)) throw error
    needs.log.warn({ companyId, reason: error.message }, 'a catalogue was not read')
  }
}

async function writeRead(
  needs: ChannelNeeds,
  tx: Tx,
  companyId: string,
  { id, read, now }: { id: string; read: CatalogueRead; now: Date },
): Promise<void> {
  const row = await lockChannel(tx, companyId)
  if (row?.catalogue_id !== id) return
  const products = JSON.stringify(read.kind === 'read' ? read.ids : [])
  const problem = read.kind === 'read' ? null : read.kind
  await tx.execute(sql`update channels set catalogue_products = ${products}::jsonb, catalogue_problem = ${problem},
      catalogue_read_at = ${now}
    where company_id = ${companyId}`)
  await announceChannel(needs, tx, companyId)
}
