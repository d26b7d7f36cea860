import type { Gateway } from '../gateway'
import { buttonsContent, listContent, reactionContent } from '../choices'
import type { Instance } from '../instance'
import { contentOf, type Content, type Sendable } from '../shapes/message-content'
import { placeFor } from '../shapes/recipients'
import type { Call } from './call'
import { sendFromApi, type Extra } from '../traffic'
import { GatewayRefusal } from '../shapes/wire'

type Body = Call['body']

export async function sendText(gateway: Gateway, instance: Instance, { body }: Call): Promise<unknown> {
  return send(gateway, instance, body, { text: required(body, 'text') })
}

export async function sendMedia(gateway: Gateway, instance: Instance, { body }: Call): Promise<unknown> {
  const kind = required(body, 'mediatype')
  const bytes = await mediaBytes(required(body, 'media'))
  const given = (key: string) => (typeof body[key] === 'string' ? { [key]: body[key] } : {})
  const more = { ...given('mimetype'), ...given('caption'), ...given('fileName') }
  if (kind === 'image') return send(gateway, instance, body, { image: bytes, ...more })
  if (kind === 'video') return send(gateway, instance, body, { video: bytes, ...more })
  if (kind === 'audio') return send(gateway, instance, body, { audio: bytes, ...given('mimetype') })
  if (kind !== 'document')
    throw new GatewayRefusal(400, [['mediatype is not one of enum values: image,document,video,audio']])
  const fileName = required(body, 'fileName')
  return send(gateway, instance, body, { document: bytes, ...more, fileName })
}

export async function sendVoice(gateway: Gateway, instance: Instance, { body }: Call): Promise<unknown> {
  return send(gateway, instance, body, { audio: await mediaBytes(required(body, 'audio')) })
}

export async function sendLocation(gateway: Gateway, instance: Instance, { body }: Call): Promise<unknown> {
  const { latitude, longitude } = body
  if (typeof latitude !== 'number' || typeof longitude !== 'number')
    throw new GatewayRefusal(400, [['latitude and longitude must be numbers']])
  const location = { latitude, longitude, name: required(body, 'name'), address: required(body, 'address') }
  return send(gateway, instance, body, { location })
}

export async function sendContact(gateway: Gateway, instance: Instance, { body }: Call): Promise<unknown> {
  const [first] = Array.isArray(body.contact) ? (body.contact as Body[]) : []
  if (!first) throw new GatewayRefusal(400, [['instance requires property "contact"']])
  const contact = { name: required(first, 'fullName'), number: required(first, 'phoneNumber') }
  return send(gateway, instance, body, { contact })
}

export async function sendList(gateway: Gateway, instance: Instance, { body }: Call): Promise<unknown> {
  const sections = objects(body.sections).map((section) => ({
    title: optional(section, 'title'),
    rows: objects(section.rows).map((row) => ({
      title: required(row, 'title'),
      description: optional(row, 'description'),
      rowId: required(row, 'rowId'),
    })),
  }))
  if (sections.length === 0) throw new GatewayRefusal(400, [['instance requires property "sections"']])
  const content = listContent({
    title: required(body, 'title'),
    description: optional(body, 'description'),
    buttonText: required(body, 'buttonText'),
    footerText: optional(body, 'footerText'),
    sections,
  })
  return sendContent(gateway, instance, required(body, 'number'), body, content)
}

export async function sendButtons(gateway: Gateway, instance: Instance, { body }: Call): Promise<unknown> {
  const buttons = objects(body.buttons)
  if (buttons.length === 0) throw new GatewayRefusal(400, 'At least one button is required')
  if (buttons.length > 3) throw new GatewayRefusal(400, 'Maximum of 3 reply buttons allowed')
  if (buttons.some(({ type }) => type !== 'reply'))
    throw new GatewayRefusal(400, 'Only reply buttons are played here')
  const content = buttonsContent({
    title: required(body, 'title'),
    description: optional(body, 'description'),
    footer: optional(body, 'footer'),
    buttons: buttons.map((button) => ({
      id: required(button, 'id'),
      displayText: required(button, 'displayText'),
    })),
  })
  return sendContent(gateway, instance, required(body, 'number'), body, content)
}

export async function sendReaction(gateway: Gateway, instance: Instance, { body }: Call): Promise<unknown> {
  const { key, reaction } = body
  if (!key || typeof key !== 'object') throw new GatewayRefusal(400, [['instance requires property "key"']])
  if (typeof reaction !== 'string') throw new GatewayRefusal(400, [['reaction must be an emoji or empty']])
  const { remoteJid } = key as { remoteJid?: unknown }
  return sendContent(gateway, instance, String(remoteJid), {}, reactionContent(key, reaction))
}

const send = (gateway: Gateway, instance: Instance, body: Body, what: Sendable): unknown =>
  sendContent(gateway, instance, required(body, 'number'), body, contentOf(what))

function sendContent(
  gateway: Gateway,
  instance: Instance,
  asked: string,
  body: Body,
  content: Content,
): unknown {
  if (instance.state !== 'open') throw new GatewayRefusal(500, 'Connection Closed')
  const place = placeFor(gateway, asked)
  const contact = gateway.contacts.get(place)
  // Typing ends where the message is.
  if (contact) contact.presence = 'paused'
  const { data } = sendFromApi(instance, place, content, quotedIn(instance, body))
  // The gateway answers as soon as it has accepted: acks come later, as webhooks only.
  return { ...data, status: 'PENDING' }
}

function quotedIn(instance: Instance, { quoted }: Body): Extra {
  const id = (quoted as { key?: { id?: unknown } } | undefined)?.key?.id
  const message = typeof id === 'string' ? instance.find(id) : undefined
  return message ? { quoted: message } : {}
}

/** @throws 400 unless it is base64 or an address that answers. */
async function mediaBytes(media: string): Promise<Buffer> {
  if (/^https?:\/\//.test(media)) {
    const response = await fetch(media).catch(() => undefined)
    if (!response?.ok) throw new GatewayRefusal(400, [`Could not read ${media}`])
    return Buffer.from(await response.arrayBuffer())
  }
  const bytes = Buffer.from(media, 'base64')
  const isBase64 = media !== '' && bytes.toString('base64').replace(/=+$/, '') === media.replace(/=+$/, '')
  if (!isBase64) throw new GatewayRefusal(400, ['Owned media must be a url or base64'])
  return bytes
}

/** @throws 400 unless the body has this text. */
export function required(body: Body, key: string): string {
  const value = body[key]
  if (typeof value !== 'string' || value === '')
    throw new GatewayRefusal(400, [[`instance requires property "${key}"`]])
  return value
}

const optional = (body: Body, key: string): string => (typeof body[key] === 'string' ? body[key] : '')

const objects = (value: unknown): Body[] => (Array.isArray(value) ? (value as Body[]) : [])
