import { readAddress } from '@balcao/domain/messaging'
import * as z from 'zod'
import type { GatewayEvent, InboundMessage, InboundReferral } from '../gateway-event'
import { maybe, wireId, wireSeconds, wireText } from '../wire-values'
import { readCloudContent } from './cloud-content'

const Contact = z.object({
  profile: maybe(z.object({ name: maybe(wireText) })),
  wa_id: maybe(wireId),
  user_id: maybe(wireId),
})

type Contact = z.infer<typeof Contact>

export interface CloudReceipt {
  contacts: readonly Contact[]
  /** The account's own address, where it is told. */
  own: readonly string[]
  /** Milliseconds; stands in for times that are missing. */
  at: number
  /** Typed by the owner in the WhatsApp Business app: `smb_message_echoes`. */
  isEcho: boolean
}

/** The people a webhook tells of. */
export function readCloudContacts(contacts: readonly unknown[]): Contact[] {
  return contacts.flatMap((one) => Contact.safeParse(one).data ?? [])
}

const Message = z.looseObject({
  id: wireId,
  type: z.string().min(1),
  timestamp: maybe(wireSeconds),
  from: maybe(wireId),
  from_user_id: maybe(wireId),
  to: maybe(wireId),
  to_user_id: maybe(wireId),
  group_id: maybe(wireId),
  context: maybe(z.object({ id: maybe(wireId) })),
  referral: maybe(
    z.object({
      source_type: maybe(z.string()),
      source_url: maybe(z.url().max(2_000)),
      headline: maybe(wireText),
      body: maybe(wireText),
    }),
  ),
})

/** What one of `messages` or `message_echoes` tells; nothing for what is malformed or has no other side. */
export function readCloudMessage(data: unknown, received: CloudReceipt): GatewayEvent[] {
  const read = Message.safeParse(data)
  if (!read.success) return []
  const message = read.data
  const at = message.timestamp ?? received.at
  const part = message[message.type]
  const change = readChange(message.type, part, at, received.isEcho)
  if (change !== null) return change
  const person = personOf(message, received)
  if (person === null) return []
  return [
    {
      kind: 'message',
      addresses: { ...person.addresses, ...(received.own.length > 0 ? { own: received.own } : {}) },
      id: message.id,
      fromMe: received.isEcho,
      source: received.isEcho ? 'phone' : 'customer',
      clientId: null,
      at,
      name: received.isEcho ? null : person.name,
      content: readCloudContent(message.type, part),
      quoting: message.context?.id ?? null,
      ...(message.referral ? { referral: referralOf(message.referral) } : {}),
      // What comes back from the phone was sent; no status follows for it.
      ack: received.isEcho ? 'sent' : null,
    },
  ]
}

const LONGEST_WORDS = 500

/** An advertisement, or a post, that opens a chat with the shop. */
function referralOf(told: NonNullable<z.infer<typeof Message>['referral']>): InboundReferral {
  const short = (words: string | null | undefined) => words?.trim().slice(0, LONGEST_WORDS) || null
  return {
    type: told.source_type === 'post' ? 'post' : 'ad',
    headline: short(told.headline),
    body: short(told.body),
    url: told.source_url ?? null,
  }
}

const Reaction = z.object({ message_id: wireId, emoji: maybe(wireText) })
const Original = z.object({
  original_message_id: wireId,
  message: maybe(z.looseObject({ type: z.string() })),
})

/** Types that change another message, or tell nothing of the conversation; null for messages of their own. */
function readChange(type: string, part: unknown, at: number, fromMe: boolean): GatewayEvent[] | null {
  if (type === 'system') return []
  if (type === 'reaction') {
    const read = Reaction.safeParse(part)
    if (!read.success) return []
    const { message_id: id, emoji } = read.data
    return [{ kind: 'reaction', id, fromMe, emoji: emoji ?? '', at }]
  }
  if (type !== 'revoke' && type !== 'edit') return null
  const read = Original.safeParse(part)
  if (!read.success) return []
  const { original_message_id: id, message } = read.data
  if (type === 'revoke') return [{ kind: 'deleted', id }]
  const content = message ? readCloudContent(message.type, message[message.type]) : null
  if (content?.kind === 'text') return [{ kind: 'edited', id, at, text: content.text }]
  return content === null ? [] : captionEdit(id, at, message?.[message.type])
}

const Captioned = z.object({ caption: wireText })

/** An edited picture comes with its new caption alone. */
function captionEdit(id: string, at: number, part: unknown): GatewayEvent[] {
  const read = Captioned.safeParse(part)
  return read.success ? [{ kind: 'edited', id, at, text: read.data.caption }] : []
}

/** A person has a phone, or only a user id where it is hidden; `wa_id` may spell the phone otherwise. */
function personOf(
  { from, from_user_id: fromUser, to, to_user_id: toUser, group_id: group }: z.infer<typeof Message>,
  { contacts, isEcho }: CloudReceipt,
): { addresses: InboundMessage['addresses']; name: string | null } | null {
  const phone = isEcho ? to : from
  const user = isEcho ? toUser : fromUser
  const contact = contactOf(contacts, phone, user)
  const bsuid = user ?? contact?.user_id
  const first = phone ?? contact?.wa_id ?? bsuid
  if (!first) return null
  const remoteJid = readAddress(first).jid
  const name = contact?.profile?.name || null
  if (group) return { name, addresses: { remoteJid: `${group}@g.us`, participant: remoteJid } }
  const alt = contact?.wa_id ? readAddress(contact.wa_id).jid : remoteJid
  return {
    name,
    addresses: {
      remoteJid,
      ...(alt === remoteJid ? {} : { remoteJidAlt: alt }),
      ...(bsuid ? { bsuid } : {}),
    },
  }
}

function contactOf(
  contacts: readonly Contact[],
  phone: string | null | undefined,
  user: string | null | undefined,
): Contact | undefined {
  const found = contacts.find((one) => (phone && one.wa_id === phone) || (user && one.user_id === user))
  // Spelled otherwise, the only person told of is still the one who wrote.
  return found ?? (contacts.length === 1 ? contacts[0] : undefined)
}
