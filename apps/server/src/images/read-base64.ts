import { MAX_IMAGE_BYTES } from '@balcao/domain/images'
import { ImageRefused } from './refusal'

const prefix = /^data:[\w.+-]{1,60}\/[\w.+-]{1,60}(?:;[\w.+-]{1,60}=[\w.+-]{1,60})*;base64,/
const alphabet = /^[A-Za-z0-9+/]*={0,2}$/

/**
 * The bytes of strict base64, with or without a `data:` prefix; the type that the prefix declares counts for
 * nothing. @throws ImageRefused
 */
export function readBase64(text: string, path: string): Buffer {
  // No prefix is longer than this, so the pattern never walks through megabytes.
  const skipped = prefix.exec(text.slice(0, 400))?.[0].length ?? 0
  const digits = skipped === 0 ? text : text.slice(skipped)
  if (digits.length % 4 !== 0 || !alphabet.test(digits)) throw new ImageRefused('encoding', path)
  const bytes = Buffer.from(digits, 'base64')
  if (bytes.length === 0) throw new ImageRefused('empty', path)
  if (bytes.length > MAX_IMAGE_BYTES) throw new ImageRefused('bytes', path)
  return bytes
}
