import { findNumber, phoneJid } from '../shapes/addresses'
import type { Gateway } from '../gateway'
import type { Instance } from '../instance'
import { required } from './message-calls'
import type { Call } from './call'
import { contactFor } from '../shapes/recipients'
import { GatewayRefusal } from '../shapes/wire'

/** Marks the customer's messages as read. Keys with an @lid address are passed over without a word, as there. */
export function markMessageAsRead(instance: Instance, { body }: Call): unknown {
  if (!Array.isArray(body.readMessages))
    throw new GatewayRefusal(400, [['instance requires property "readMessages"']])
  for (const { remoteJid, id } of body.readMessages as { remoteJid?: unknown; id?: unknown }[]) {
    if (typeof id !== 'string' || String(remoteJid).endsWith('@lid')) continue
    const message = instance.find(id)
    if (message && !message.data.key.fromMe) message.readByShop = true
  }
  instance.changed()
  return { message: 'Read messages', read: 'success' }
}

/**
 * Numbers as WhatsApp knows them, with or without the ninth digit. The gateway's `lid` is no address but the word 'lid',
 * where it has met this contact under one; an @lid address is taken as existing, unasked.
 */
export function whatsappNumbers(gateway: Gateway, instance: Instance, { body }: Call): unknown {
  if (!Array.isArray(body.numbers)) throw new GatewayRefusal(400, [['instance requires property "numbers"']])
  return body.numbers.map(String).map((asked) => {
    if (asked.endsWith('@lid')) return { jid: asked, exists: true, number: asked, lid: 'lid' }
    if (asked.endsWith('@g.us')) {
      const name = gateway.groups.get(asked)
      return { jid: asked, exists: name !== undefined, number: asked, name }
    }
    const number = findNumber(gateway.contacts.keys(), asked)
    if (number === undefined)
      return { jid: asked.includes('@') ? asked : phoneJid(asked), exists: false, number: asked }
    const name = gateway.contacts.get(number)?.pushName
    const lid = instance.knowsLidOf(number) ? { lid: 'lid' } : {}
    return { jid: phoneJid(number), exists: true, number: asked, name, ...lid }
  })
}

export function mediaOf(instance: Instance, { body }: Call): unknown {
  const id = (body.message as { key?: { id?: unknown } } | undefined)?.key?.id
  const message = typeof id === 'string' ? instance.find(id) : undefined
  if (!message) throw new GatewayRefusal(400, ['Message not found'])
  const { media, data } = message
  if (!media) throw new GatewayRefusal(400, ['The message is not of the media type'])
  const { bytes, mimetype, fileName, caption } = media
  return {
    mediaType: data.messageType,
    fileName,
    caption,
    size: { fileLength: String(bytes.length) },
    mimetype,
    base64: bytes.toString('base64'),
  }
}

export function sendPresence(gateway: Gateway, instance: Instance, { body }: Call): unknown {
  const contact = contactFor(gateway, required(body, 'number'))
  contact.presence = required(body, 'presence')
  instance.changed()
  return { presence: contact.presence }
}
