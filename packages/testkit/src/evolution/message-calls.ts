import type { Gateway } from './gateway'
import type { Instance } from './instance'
import type { Sendable } from './message-content'
import { contactFor } from './phone'
import type { Call } from './call'
import { sendFromApi, type Extra } from './traffic'
import { GatewayRefusal } from './wire'

type Body = Call['body']

export async function sendText(gateway: Gateway, instance: Instance, { body }: Call): Promise<unknown> {
  return send(gateway, instance, body, { text: required(body, 'text') })
}

export async function sendMedia(gateway: Gateway, instance: Instance, { body }: Call): Promise<unknown> {
  const kind = required(body, 'mediatype')
  const bytes = await mediaBytes(required(body, 'media'))
  const optional = (key: string) => (typeof body[key] === 'string' ? { [key]: body[key] } : {})
  const more = { ...optional('mimetype'), ...optional('caption'), ...optional('fileName') }
  if (kind === 'image') return send(gateway, instance, body, { image: bytes, ...more })
  if (kind === 'video') return send(gateway, instance, body, { video: bytes, ...more })
  if (kind === 'audio') return send(gateway, instance, body, { audio: bytes, ...optional('mimetype') })
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

function send(gateway: Gateway, instance: Instance, body: Body, what: Sendable): unknown {
  const asked = required(body, 'number')
  if (instance.state !== 'open') throw new GatewayRefusal(500, 'Connection Closed')
  const contact = contactFor(gateway.contacts, asked, instance.behaviour.refuseLid)
  const { data } = sendFromApi(instance, contact.number, what, quotedIn(instance, body))
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
