import { createHash } from 'node:crypto'
import type { Sendable } from '../evolution/shapes/message-content'
import {
  contactOf,
  newMessageId,
  type Account,
  type CloudMedia,
  type CloudMessage,
  type Customer,
} from './account'

export interface Incoming {
  type: string
  content: Record<string, unknown>
  media?: CloudMedia
}

/** What a customer sends, as webhooks have it; bytes are kept under a media id. */
export function incomingOf(account: Account, sent: Sendable): Incoming {
  if ('text' in sent) return { type: 'text', content: { body: sent.text } }
  if ('location' in sent) return { type: 'location', content: { ...sent.location } }
  if ('contact' in sent) {
    const { name, number } = sent.contact
    const phones = [{ phone: `+${number}`, wa_id: number, type: 'CELL' }]
    return {
      type: 'contacts',
      content: { contacts: [{ name: { formatted_name: name, first_name: name }, phones }] },
    }
  }
  const keep = (type: string, bytes: Buffer, mimeType: string, fileName: string, more: object): Incoming => {
    const media = account.keepMedia({ bytes, mimeType, fileName })
    const sha256 = createHash('sha256').update(bytes).digest('base64')
    return { type, media, content: { mime_type: mimeType, sha256, id: media.id, ...more } }
  }
  if ('audio' in sent)
    return keep('audio', sent.audio, sent.mimetype ?? 'audio/ogg; codecs=opus', '', { voice: true })
  if ('sticker' in sent) return keep('sticker', sent.sticker, 'image/webp', '', { animated: false })
  const caption = sent.caption === undefined ? {} : { caption: sent.caption }
  if ('image' in sent) return keep('image', sent.image, sent.mimetype ?? 'image/jpeg', '', caption)
  if ('video' in sent) return keep('video', sent.video, sent.mimetype ?? 'video/mp4', '', caption)
  const { document, fileName, mimetype = 'application/pdf' } = sent
  return keep('document', document, mimetype, fileName, { filename: fileName, ...caption })
}

/** A customer's message arrives: the window opens, and a webhook says so. */
export function receive(
  account: Account,
  customer: Customer,
  incoming: Incoming,
  { quoting, referral, at = new Date() }: { quoting?: string; referral?: object; at?: Date } = {},
): CloudMessage {
  const message: CloudMessage = {
    id: newMessageId(),
    customer,
    via: 'customer',
    ...incoming,
    ...(quoting === undefined ? {} : { quoting }),
    status: 'delivered',
    readByShop: false,
    toUserId: false,
    at: Math.floor(at.getTime() / 1000),
  }
  customer.lastWroteAt = Math.max(customer.lastWroteAt ?? 0, at.getTime())
  account.keep(message)
  const from = account.options.displayPhoneNumber.replaceAll(/\D/g, '')
  account.emit('messages', {
    contacts: [contactOf(customer)],
    messages: [
      {
        ...(customer.hidesNumber ? {} : { from: customer.number }),
        from_user_id: customer.userId,
        id: message.id,
        timestamp: String(message.at),
        ...(quoting === undefined ? {} : { context: { from, id: quoting } }),
        ...(referral === undefined ? {} : { referral }),
        type: incoming.type,
        ...bodyOf(incoming),
      },
    ],
  })
  return message
}

/** The owner writes in the WhatsApp Business app while the number is on the platform: an echo says so. */
export function echo(account: Account, customer: Customer, text: string): CloudMessage {
  const message: CloudMessage = {
    id: newMessageId(),
    customer,
    via: 'business-app',
    type: 'text',
    content: { body: text },
    status: 'delivered',
    readByShop: false,
    toUserId: false,
    at: Math.floor(Date.now() / 1000),
  }
  account.keep(message)
  account.emit('smb_message_echoes', {
    message_echoes: [
      {
        from: account.options.displayPhoneNumber.replaceAll(/\D/g, ''),
        ...(customer.hidesNumber ? {} : { to: customer.number }),
        to_user_id: customer.userId,
        id: message.id,
        timestamp: String(message.at),
        type: 'text',
        text: { body: text },
      },
    ],
  })
  return message
}

/** Contacts and errors are lists of their own; all else stands under the name of the type. */
function bodyOf({ type, content }: Incoming): Record<string, unknown> {
  return type === 'contacts' || type === 'unsupported' ? content : { [type]: content }
}
