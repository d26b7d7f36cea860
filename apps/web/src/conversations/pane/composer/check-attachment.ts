/** The largest file that is sent, in bytes (16 MB): what WhatsApp takes of every kind. */
export const MOST_ATTACHED_BYTES = 16 * 1024 * 1024

type MediaType = 'image' | 'video' | 'audio' | 'document'
type AttachmentFault = 'too_large' | 'empty'

/** Why a file cannot be sent, or null. */
export function attachmentFault({ size }: Pick<File, 'size'>): AttachmentFault | null {
  if (size === 0) return 'empty'
  return size > MOST_ATTACHED_BYTES ? 'too_large' : null
}

const shown: ReadonlyMap<string, MediaType> = new Map([
  ['image/jpeg', 'image'],
  ['image/png', 'image'],
  ['video/mp4', 'video'],
  ['video/3gpp', 'video'],
  ['audio/mpeg', 'audio'],
  ['audio/mp4', 'audio'],
  ['audio/aac', 'audio'],
  ['audio/amr', 'audio'],
  ['audio/ogg', 'audio'],
])

/** As what a file is sent: WhatsApp shows only some kinds of pictures, videos and sounds; the rest goes as a document. */
export function mediaTypeOf({ type }: Pick<File, 'type'>): MediaType {
  return shown.get(type.split(';')[0]!.trim().toLowerCase()) ?? 'document'
}

/** The MIME type by which a file is sent; browsers leave it out for kinds that they do not know. */
export function mimeOf({ type }: Pick<File, 'type'>): string {
  return /^[\w.+-]+\/[\w.+-]+(;[^\r\n]{0,80})?$/.test(type) ? type : 'application/octet-stream'
}

/** A name that the call takes; pasted pictures and recordings may have none. */
export function fileNameOf({ name }: Pick<File, 'name'>, fallback: string): string {
  const trimmed = name.trim()
  return trimmed === '' ? fallback : trimmed.slice(-200)
}
