import { createHash, randomUUID } from 'node:crypto'
import { imageTypeOf } from '@balcao/domain/images'
import { Problem } from '../../platform/http/problems'
import { MAX_SENT_BYTES } from './media-limits'
import type { OwnMedia, SentMediaType } from './media.store'

/** A file as send-media brings it; `media` is base64. */
export interface SentMedia {
  mediatype: SentMediaType
  mimetype: string
  media: string
  fileName: string
  voice: boolean
}

const alphabet = /^[A-Za-z0-9+/]*={0,2}$/

/** Pictures that phones show. */
const pictures: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp'])

/**
 * The bytes of a file that is to go out, and what is kept of it. A picture is known by its content, whatever its name
 * says; sound and video must at least be called so. @throws Problem MEDIA_REFUSED, PAYLOAD_TOO_LARGE
 */
export function readSentMedia(sent: SentMedia): { bytes: Buffer; media: OwnMedia } {
  const bytes = readBytes(sent.media)
  const { mediatype: type, fileName } = sent
  const digest = createHash('sha256').update(bytes).digest('hex')
  const mime = mimeOf(sent, bytes)
  const voice = type === 'audio' && sent.voice
  return { bytes, media: { id: randomUUID(), type, mime, fileName, bytes: bytes.length, voice, digest } }
}

function readBytes(base64: string): Buffer {
  if (base64.length % 4 !== 0 || !alphabet.test(base64)) throw refusal('media')
  const bytes = Buffer.from(base64, 'base64')
  if (bytes.length === 0) throw refusal('media')
  if (bytes.length > MAX_SENT_BYTES) throw new Problem('PAYLOAD_TOO_LARGE')
  return bytes
}

function mimeOf({ mediatype, mimetype }: SentMedia, bytes: Buffer): string {
  if (mediatype === 'image') {
    const type = imageTypeOf(bytes)
    if (type === null || !pictures.has(type)) throw refusal('media')
    return type
  }
  const mime = mimetype.toLowerCase()
  if (mediatype !== 'document' && !mime.startsWith(`${mediatype}/`)) throw refusal('mimetype')
  return mime
}

function refusal(path: string): Problem {
  const problem = new Problem('MEDIA_REFUSED')
  return new Problem('MEDIA_REFUSED', { fields: [{ path, mensagem: problem.mensagem }] })
}
