import type { ImageType } from '@balcao/domain/images'

const signatures: readonly (readonly [ImageType, string])[] = [
  ['image/png', '89504e470d0a1a0a'],
  ['image/jpeg', 'ffd8ff'],
  ['image/gif', Buffer.from('GIF87a').toString('hex')],
  ['image/gif', Buffer.from('GIF89a').toString('hex')],
]

/** What the first bytes say that a file is; nothing for all else, SVG and HEIC included. */
export function typeOf(bytes: Buffer): ImageType | undefined {
  const head = bytes.toString('hex', 0, 8)
  const signed = signatures.find(([, signature]) => head.startsWith(signature))?.[0]
  return signed ?? (isWebp(bytes) ? 'image/webp' : undefined)
}

/** A RIFF file, its length, and the name of what is in it. */
const isWebp = (bytes: Buffer) =>
  bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP'
