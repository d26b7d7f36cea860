import { fileNameFields } from '../../platform/http/file-name-fields'
import type { MediaRow } from './media.store'

/** Types that a browser shows and that carry no script; all else is only ever saved. */
const shown: ReadonlySet<string> = new Set([
  'image/jpeg',
  'image/png',
  'image/gif',
  'image/webp',
  'audio/aac',
  'audio/amr',
  'audio/m4a',
  'audio/mp4',
  'audio/mpeg',
  'audio/ogg',
  'audio/opus',
  'audio/wav',
  'audio/webm',
  'video/3gpp',
  'video/mp4',
  'video/quicktime',
  'video/webm',
])

const pdf = 'application/pdf'

/** With which headers the bytes of a file leave: nothing in it may run, whoever sent it. */
export function servedAs({
  mime,
  file_name,
  type,
}: Pick<MediaRow, 'mime' | 'file_name' | 'type'>): Record<string, string> {
  const bare = mime.split(';')[0]!.trim().toLowerCase()
  const isShown = shown.has(bare) || bare === pdf
  return {
    'content-type': isShown ? bare : 'application/octet-stream',
    'content-disposition': `${isShown ? 'inline' : 'attachment'}; ${fileNameFields(file_name ?? nameless(type, bare))}`,
    'x-content-type-options': 'nosniff',
    // A sandbox would also shut out the browser's own PDF viewer, which runs apart from the page.
    'content-security-policy': `${bare === pdf ? '' : "default-src 'none'; sandbox; "}frame-ancestors 'self'`,
    'cache-control': 'private, max-age=3600',
    'cross-origin-resource-policy': 'same-origin',
  }
}

/** Whether a browser asks for parts of it: to jump in a sound or a film. */
export const isPlayed = ({ type }: Pick<MediaRow, 'type'>) => type === 'audio' || type === 'video'

function nameless(type: string, mime: string): string {
  const ending = /^[a-z]+\/([a-z0-9]{2,5})$/.exec(mime)?.[1] ?? 'bin'
  return `${type}.${ending}`
}
