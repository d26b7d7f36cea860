/** What may be uploaded, by the type that the first bytes tell. SVG is a document with script, not a picture. */
export const imageTypes = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'] as const
export type ImageType = (typeof imageTypes)[number]

/** The type that the first bytes of a file tell (IMG-18); null for anything else, SVG and HEIC among it. */
export function imageTypeOf(bytes: Uint8Array): ImageType | null {
  const text = String.fromCharCode(...bytes.subarray(0, 12))
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png'
  if (text.startsWith('\xff\xd8\xff')) return 'image/jpeg'
  if (text.startsWith('GIF87a') || text.startsWith('GIF89a')) return 'image/gif'
  // A RIFF file, its length, and the name of what is in it.
  return text.startsWith('RIFF') && text.slice(8) === 'WEBP' ? 'image/webp' : null
}
