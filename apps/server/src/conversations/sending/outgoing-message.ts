import { buffer } from 'node:stream/consumers'
import { FilesUnavailable, type FileStore } from '../../gateways/files'
import type { OutgoingContent, OutgoingMessage, SendOutcome } from '../../gateways/whatsapp'
import { sql } from '../../platform/database/sql'
import type { Tx } from '../../platform/database/database'
import { findMediaOfMessage, mediaKey, type MediaRow } from '../media/media.store'
import type { OutboxRow } from '../thread/outbox.store'

/** A send with all that the gateway needs to know, but for the bytes of its file. */
export interface PreparedSend extends Omit<OutgoingMessage, 'content'> {
  row: OutboxRow
  media: MediaRow | undefined
}

/** Reads where a message goes and what it answers, in the transaction that takes it. */
export async function prepareSend(tx: Tx, companyId: string, row: OutboxRow): Promise<PreparedSend> {
  const to = await findAddresses(tx, companyId, row.conversation_id)
  return {
    row,
    clientId: row.message_id,
    to,
    quoting: row.quoting === null ? null : await findQuoted(tx, companyId, row.quoting),
    media: await findMediaOfMessage(tx, companyId, row.message_id),
  }
}

/** A conversation's addresses, the one last written from first. */
export async function findAddresses(tx: Tx, companyId: string, conversationId: string): Promise<string[]> {
  const { rows } = await tx.execute<{ jid: string }>(sql`
    select jid from (
      select jid, 0 as place, now() as heard_at from conversations where company_id = ${companyId} and id = ${conversationId}
      union all select jid, 1, heard_at from conversation_addresses
        where company_id = ${companyId} and conversation_id = ${conversationId}
    ) known order by place, heard_at desc, jid`)
  return [...new Set(rows.map(({ jid }) => jid))]
}

/** What is sent, or what becomes of the send where its file cannot be had. */
export async function contentToSend(
  files: FileStore,
  companyId: string,
  { row, media }: PreparedSend,
): Promise<{ content: OutgoingContent } | { outcome: SendOutcome }> {
  const { kind, text, content } = row
  if (kind === 'options') {
    const { options = [], products } = content
    return { content: { kind, text, options, ...(products && { products }) } }
  }
  if (kind === 'location' && content.location) return { content: { kind, ...content.location } }
  if (!media) return { content: { kind: 'text', text, asksPlace: content.asksPlace ?? false } }
  try {
    const file = await files.get(mediaKey(companyId, media.id))
    if (file === null) return refusedFile
    const bytes = await buffer(file.content)
    return {
      content: {
        kind: 'media',
        type: media.type === 'sticker' ? 'image' : media.type,
        mime: media.mime,
        fileName: media.file_name ?? 'arquivo',
        caption: text,
        voice: media.voice,
        read: () => Promise.resolve(bytes),
      },
    }
  } catch (error) {
    if (!(error instanceof FilesUnavailable)) throw error
    return { outcome: { kind: 'not-sent', retryAfterMs: null, words: error.message } }
  }
}

const refusedFile: { outcome: SendOutcome } = {
  outcome: { kind: 'refused', failure: { code: 'media', words: 'its file is gone' } },
}

async function findQuoted(tx: Tx, companyId: string, waId: string): Promise<OutgoingMessage['quoting']> {
  const { rows } = await tx.execute<NonNullable<OutgoingMessage['quoting']>>(sql`
    select m.wa_id as id, m.from_me as "fromMe", m.text, c.jid
    from messages m join conversations c on c.company_id = m.company_id and c.id = m.conversation_id
    where m.company_id = ${companyId} and m.wa_id = ${waId}`)
  return rows[0] ?? null
}
