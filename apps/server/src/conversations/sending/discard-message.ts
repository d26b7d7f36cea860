import { FilesUnavailable } from '../../gateways/files'
import { sql } from '../../platform/database/sql'
import type { Tx } from '../../platform/database/database'
import { Problem } from '../../platform/http/problems'
import { announce } from '../thread/announce'
import { refreshConversation } from '../thread/conversations.store'
import { noteFormerSend } from '../receiving/former-sends'
import { lockConversationOf } from '../thread/lock-conversation-of'
import { findMediaOfMessage, mediaKey } from '../media/media.store'
import type { SendingNeeds } from '../sending-needs'

/**
 * Takes a message back that has not gone out: it failed, or waits and was never tried.
 * @throws Problem MESSAGE_NOT_FOUND, TRANSITION_NOT_ALLOWED
 */
export async function discardMessage(
  { db, clock, files, log }: SendingNeeds,
  companyId: string,
  messageId: string,
): Promise<void> {
  const media = await db.asCompany(companyId, async (tx) => {
    const chat = await lockConversationOf(tx, companyId, messageId)
    if (!chat) throw new Problem('MESSAGE_NOT_FOUND')
    if (!(await isStillHere(tx, companyId, messageId))) throw new Problem('TRANSITION_NOT_ALLOWED')
    const file = await findMediaOfMessage(tx, companyId, messageId)
    await noteFormerSend(tx, companyId, messageId, clock())
    await tx.execute(sql`delete from messages where company_id = ${companyId} and id = ${messageId}`)
    await refreshConversation(tx, companyId, chat.id)
    const removed = [{ conversationId: chat.id, ids: [messageId] }]
    await announce(tx, companyId, { removed, chats: [chat.id] })
    return file
  })
  if (!media) return
  await files.remove(mediaKey(companyId, media.id)).catch((error: unknown) => {
    if (!(error instanceof FilesUnavailable)) throw error
    log.warn({ reason: error.message }, 'the file of a discarded message is left over')
  })
}

async function isStillHere(tx: Tx, companyId: string, messageId: string): Promise<boolean> {
  const { rows } = await tx.execute<{ here: boolean }>(sql`
    select m.from_me and (m.ack = 'failed' or (o.state = 'waiting' and o.attempts = 0)) is true as here
    from messages m left join outbox o on o.company_id = m.company_id and o.message_id = m.id
    where m.company_id = ${companyId} and m.id = ${messageId}`)
  return rows[0]?.here ?? false
}
