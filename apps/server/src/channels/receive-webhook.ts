import type { GatewayEvent } from '../gateways/whatsapp'
import { sql } from '../platform/database/sql'
import { Problem } from '../platform/http/problems'
import { sameDigest, hashToken } from '../platform/secrets/secrets'
import type { ChannelNeeds } from './channel-needs'
import { findPresented, openSecrets, proofOf, type ChannelKind, type ChannelRow } from './channels.store'
import { addReconciliation, noteConnection } from './see-connection'

/** The channel that a gateway's call names. @throws Problem UNAUTHENTICATED when there is none of that kind */
export async function requireChannel(
  { db }: ChannelNeeds,
  channelId: string,
  kind: ChannelKind,
): Promise<ChannelRow> {
  const row = await db.asVisitor({ proof: proofOf(channelId) }, (tx) => findPresented(tx, channelId))
  if (row?.kind !== kind) throw new Problem('UNAUTHENTICATED')
  return row
}

/** @throws Problem UNAUTHENTICATED unless the call presents the secret that the gateway was given */
export function requireSecret({ secrets }: ChannelNeeds, row: ChannelRow, given: unknown): void {
  const { webhookSecret } = openSecrets(secrets, row)
  if (typeof given !== 'string' || !sameDigest(hashToken(given), hashToken(webhookSecret)))
    throw new Problem('UNAUTHENTICATED')
}

/** How often a channel's sign of life is written down. */
const RECEIVED_EVERY_SECONDS = 30

/**
 * Takes in one call of a gateway. Messages and what is told of them are stored before it is answered, so that a failure makes the
 * gateway try again. What a call says about the connection only makes us ask: a call may be old.
 */
export async function receiveWebhook(
  needs: ChannelNeeds,
  row: ChannelRow,
  events: readonly GatewayEvent[],
): Promise<void> {
  const { db, clock } = needs
  const companyId = row.company_id
  const told = events.filter(({ kind }) => kind !== 'connection' && kind !== 'qr' && kind !== 'typing')
  if (told.length > 0) await needs.receive(companyId, told)
  const now = clock()
  const receivedLongAgo = now.getTime() - (row.last_heard_at?.getTime() ?? 0) > RECEIVED_EVERY_SECONDS * 1000
  const qr = events.findLast((event) => event.kind === 'qr')
  const connection = events.some(({ kind }) => kind === 'connection')
  if (!receivedLongAgo && !qr && !connection) return
  await db.asCompany(companyId, async (tx) => {
    if (receivedLongAgo) {
      await tx.execute(sql`update channels set last_heard_at = ${now} where company_id = ${companyId}`)
    }
    if (connection) await addReconciliation(tx, companyId)
    // A code is shown only to an owner who asked for one.
    if (qr && (row.state === 'pairing' || row.state === 'connecting')) {
      await noteConnection(needs, tx, companyId, {
        state: qr.code ? 'connecting' : 'refused',
        ownJid: null,
        qr: qr.code,
        reason: qr.code ? null : 'QR code limit reached',
      })
    }
  })
}
