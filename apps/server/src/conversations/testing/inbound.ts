import { randomUUID } from 'node:crypto'
import type { InboundMessage } from '../../gateways/whatsapp/gateway-event'

/** A WhatsApp id as gateways make them. */
export const freshWaId = () => randomUUID().replaceAll('-', '').slice(0, 20).toUpperCase()

/** A customer that no other test knows: the phone in both spellings, and the @lid. */
export function freshPerson(): { phone: string; withoutNine: string; lid: string } {
  const last = String(Math.floor(Math.random() * 9_999_999)).padStart(7, '0')
  return {
    phone: `559299${last}@s.whatsapp.net`,
    withoutNine: `55929${last}@s.whatsapp.net`,
    lid: `${Math.floor(Math.random() * 1e14) + 1e14}@lid`,
  }
}

/** A text of a customer as a gateway tells it. */
export function inboundText(
  remoteJid: string,
  overrides: Partial<Omit<InboundMessage, 'content'>> & { text?: string; alt?: string } = {},
): InboundMessage {
  const { text = 'Oi', alt, ...rest } = overrides
  return {
    kind: 'message',
    addresses: { remoteJid, remoteJidAlt: alt },
    id: freshWaId(),
    fromMe: false,
    source: 'customer',
    clientId: null,
    at: Date.now(),
    name: 'Maria',
    content: { kind: 'text', text },
    quoting: null,
    ack: null,
    ...rest,
  }
}

/** A text that a person of the shop typed on the phone. */
export function typedText(
  remoteJid: string,
  overrides: Parameters<typeof inboundText>[1] = {},
): InboundMessage {
  return inboundText(remoteJid, { fromMe: true, source: 'phone', name: null, ack: 'sent', ...overrides })
}

/** A voice note of a customer. Its file is still to be fetched. */
export function inboundNote(remoteJid: string, at: Date): InboundMessage {
  const media = { mime: 'audio/ogg', fileName: null, bytes: 400, seconds: 2, voice: true, handle: {} }
  return {
    ...inboundText(remoteJid, { at: at.getTime() }),
    content: { kind: 'media', caption: '', media: { type: 'audio', ...media } },
  }
}
