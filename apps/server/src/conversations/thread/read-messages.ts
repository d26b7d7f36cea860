import type { Message } from '@balcao/contract/conversations'
import { sql } from '../../platform/database/sql'
import type { Tx } from '../../platform/database/database'
import type { InboundCartItem } from '../../gateways/whatsapp/gateway-event'
import { nameCartItems, presentCart } from './cart-items'

/**
 * `messages.content`: what a kind needs beside its text. `choice` is the id of the option of ours that the customer pressed.
 * Media have their own rows, found by the message.
 */
export interface MessageContent {
  location?: NonNullable<Message['location']>
  contact?: NonNullable<Message['contact']>
  cart?: readonly InboundCartItem[]
  referral?: NonNullable<Message['referral']>
  options?: readonly { id: string; title: string; description?: string }[]
  /** Products of the catalogue at WhatsApp that the options stand for, by their ids there. */
  products?: { title: string; ids: readonly string[] }
  /** The customer can share a location by a press. */
  asksPlace?: boolean
  choice?: string
  /** WhatsApp's name of a kind that we only name. */
  type?: string
}

/** `messages.reactions`: one for each side; an empty emoji is a reaction that was taken back. */
export interface StoredReaction {
  fromMe: boolean
  emoji: string
  /** Milliseconds since 1970. */
  at: number
}

interface MessageRow {
  id: string
  conversation_id: string
  wa_id: string | null
  jid: string
  from_me: boolean
  author: Message['author']
  author_name: string | null
  at: Date
  seq: number
  kind: Message['kind']
  text: string
  content: MessageContent
  quoting: string | null
  ack: Message['ack']
  failure: Message['failure']
  edited_at: Date | null
  deleted: boolean
  reactions: StoredReaction[]
  media: Message['media']
}

interface QuotedRow {
  wa_id: string
  text: string
  kind: Message['kind']
  from_me: boolean
}

/** Messages as the wire and the live events carry them, in the order of the ids; unknown ones are absent. */
export async function readMessages(tx: Tx, companyId: string, ids: readonly string[]): Promise<Message[]> {
  if (ids.length === 0) return []
  const { rows } = await tx.execute<MessageRow>(sql`
    select m.id, m.conversation_id, m.wa_id, c.jid, m.from_me, m.author, m.author_name, m.at, m.seq, m.kind, m.text,
      m.content, m.quoting, m.ack, m.failure, m.edited_at, m.deleted, m.reactions,
      (select json_build_object('id', f.id, 'mime', f.mime, 'file_name', f.file_name, 'bytes', f.bytes,
         'seconds', f.seconds, 'voice', f.voice, 'state', f.state, 'transcript',
         (select json_build_object('state', t.state, 'text', t.text) from transcripts t
          where t.company_id = m.company_id and t.message_id = m.id and t.state in ('pending', 'ready')))
       from media f where f.company_id = m.company_id and f.message_id = m.id limit 1) as media
    from messages m join conversations c on c.company_id = m.company_id and c.id = m.conversation_id
    where m.company_id = ${companyId} and m.id = any(${[...ids]}::uuid[])
    order by array_position(${[...ids]}::uuid[], m.id)`)
  const quoted = await findQuoted(tx, companyId, rows)
  const carts = rows.flatMap(({ content }) => (content.cart ? [content.cart] : []))
  const names = await nameCartItems(tx, companyId, carts)
  return rows.map((row) => presentMessage(row, { quoted, names }))
}

async function findQuoted(
  tx: Tx,
  companyId: string,
  messages: readonly MessageRow[],
): Promise<Map<string, QuotedRow>> {
  const ids = [...new Set(messages.flatMap(({ quoting }) => quoting ?? []))]
  if (ids.length === 0) return new Map()
  const { rows } = await tx.execute<QuotedRow>(sql`
    select wa_id, case when deleted then '' else text end as text, kind, from_me from messages
    where company_id = ${companyId} and wa_id = any(${ids}::text[])`)
  return new Map(rows.map((row) => [row.wa_id, row]))
}

function presentMessage(
  row: MessageRow,
  { quoted, names }: { quoted: ReadonlyMap<string, QuotedRow>; names: ReadonlyMap<string, string> },
): Message {
  const { deleted, content } = row
  const answered = row.quoting === null ? undefined : quoted.get(row.quoting)
  return {
    id: row.id,
    waMessageId: row.wa_id ?? row.id,
    conversation_id: row.conversation_id,
    jid: row.jid,
    direction: row.from_me ? 'outbound' : 'inbound',
    isFromMe: row.from_me,
    kind: row.kind,
    text: deleted ? '' : row.text,
    timestamp: row.at.toISOString(),
    seq: row.seq,
    ack: row.ack,
    failure: row.failure,
    author: row.author,
    author_name: row.author_name,
    media: deleted ? null : row.media,
    location: deleted ? null : (content.location ?? null),
    contact: deleted ? null : (content.contact ?? null),
    cart: deleted ? [] : presentCart(content.cart ?? [], names),
    referral: deleted ? null : (content.referral ?? null),
    options: deleted ? [] : (content.options ?? []).map(({ id, title }) => ({ id, title })),
    quoted:
      answered === undefined
        ? null
        : {
            waMessageId: answered.wa_id,
            text: answered.text,
            kind: answered.kind,
            isFromMe: answered.from_me,
          },
    edited: !deleted && row.edited_at !== null,
    deleted,
    reactions: row.reactions
      .filter(({ emoji }) => emoji !== '')
      .map(({ emoji, fromMe }) => ({ emoji, isFromMe: fromMe })),
  }
}
