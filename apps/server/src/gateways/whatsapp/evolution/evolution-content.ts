import * as z from 'zod'
import type { InboundContent, InboundMedia } from '../gateway-event'
import { inboundChoice, inboundMedia, inboundOther, inboundLocation } from '../inbound-content'
import { maybe, wireCount, wireId, wirePlace, wireText } from '../wire-values'

/** A `message` as WhatsApp's clients write it: one property for its kind, others beside it. */
export type EvolutionMessage = Record<string, unknown>

const DEEPEST = 5

const wrappers = [
  'ephemeralMessage',
  'viewOnceMessage',
  'viewOnceMessageV2',
  'viewOnceMessageV2Extension',
  'documentWithCaptionMessage',
  'associatedChildMessage',
  'editedMessage',
]

/** What stands beside messages, or goes between devices, and is nothing a person would see. */
const silent = new Set([
  'messageContextInfo',
  'senderKeyDistributionMessage',
  'fastRatchetKeySenderKeyDistributionMessage',
  'protocolMessage',
  'reactionMessage',
  'encReactionMessage',
  'albumMessage',
  'pollUpdateMessage',
  'pinInChatMessage',
  'keepInChatMessage',
  'base64',
  'mediaUrl',
  'speechToText',
])

const Wrapped = z.object({ message: z.record(z.string(), z.unknown()) })

/** The message inside those that disappear, are seen once, or carry a caption. */
export function unwrapped(message: EvolutionMessage, depth = DEEPEST): EvolutionMessage {
  for (const wrapper of wrappers) {
    const inner = Wrapped.safeParse(message[wrapper])
    if (inner.success && depth > 0) return unwrapped(inner.data.message, depth - 1)
  }
  return message
}

/** What an unwrapped message says, null when a person would see nothing. Kinds we do not know are named. */
export function readEvolutionContent(message: EvolutionMessage): InboundContent | null {
  for (const [type, read] of readers) {
    const content = message[type] === undefined ? undefined : read.safeParse(message[type])
    if (content?.success) return content.data
  }
  const type = Object.keys(message).find((key) => !silent.has(key))
  return type === undefined ? null : inboundOther(type)
}

const Media = z.object({
  mimetype: maybe(wireText),
  caption: maybe(wireText),
  fileName: maybe(wireText),
  title: maybe(wireText),
  fileLength: maybe(wireCount),
  seconds: maybe(wireCount),
  ptt: maybe(z.boolean()),
})

const media = (type: InboundMedia['type']) =>
  Media.transform((received) =>
    inboundMedia({
      type,
      mime: received.mimetype,
      caption: received.caption,
      fileName: received.fileName ?? received.title,
      bytes: received.fileLength,
      seconds: received.seconds,
      voice: received.ptt,
      handle: {},
    }),
  )

const text = wireText.transform((text): InboundContent => ({ kind: 'text', text }))

const place = z
  .object({
    degreesLatitude: wirePlace.latitude,
    degreesLongitude: wirePlace.longitude,
    name: maybe(wireText),
    address: maybe(wireText),
  })
  .transform(({ degreesLatitude: latitude, degreesLongitude: longitude, name, address }) =>
    inboundLocation({ latitude, longitude, name, address }),
  )

const Card = z.object({ displayName: maybe(wireText), vcard: maybe(wireText) })

const contacts = z
  .object({
    contacts: z
      .array(Card.catch({ displayName: null, vcard: null }))
      .min(1)
      .max(50),
  })
  .or(Card.transform((card) => ({ contacts: [card] })))
  .transform(({ contacts }): InboundContent => ({
    kind: 'contact',
    name: contacts.flatMap(({ displayName }) => displayName || []).join(', '),
    phones: contacts.flatMap(({ vcard }) => phonesOf(vcard ?? '')),
  }))

const readers: readonly (readonly [string, z.ZodType<InboundContent>])[] = [
  ['conversation', text],
  [
    'extendedTextMessage',
    z.object({ text: wireText }).transform(({ text }): InboundContent => ({ kind: 'text', text })),
  ],
  ['imageMessage', media('image')],
  ['videoMessage', media('video')],
  ['ptvMessage', media('video')],
  ['audioMessage', media('audio')],
  ['documentMessage', media('document')],
  ['stickerMessage', media('sticker')],
  ['locationMessage', place],
  ['liveLocationMessage', place],
  ['contactMessage', contacts],
  ['contactsArrayMessage', contacts],
  [
    'listResponseMessage',
    z
      .object({ title: maybe(wireText), singleSelectReply: z.object({ selectedRowId: wireId }) })
      .transform(({ title, singleSelectReply }) => inboundChoice(singleSelectReply.selectedRowId, title)),
  ],
  [
    'buttonsResponseMessage',
    z
      .object({ selectedButtonId: wireId, selectedDisplayText: maybe(wireText) })
      .transform((reply) => inboundChoice(reply.selectedButtonId, reply.selectedDisplayText)),
  ],
  [
    'templateButtonReplyMessage',
    z
      .object({ selectedId: wireId, selectedDisplayText: maybe(wireText) })
      .transform((reply) => inboundChoice(reply.selectedId, reply.selectedDisplayText)),
  ],
]

function phonesOf(vcard: string): string[] {
  return [...vcard.matchAll(/^(?:[\w-]+\.)?TEL[^:\r\n]*:([^\r\n]+)/gim)]
    .slice(0, 10)
    .flatMap(([, phone]) => phone?.trim().slice(0, 40) || [])
}
