import { imageTypeOf } from '../../images'

const MEGABYTE = 1024 * 1024

/** Of a file that answers a question: how large it may be, and for how long one waits that no answer names yet. */
export const ANSWER_FILE_LIMITS = { bytes: 10 * MEGABYTE, unclaimedMs: 60 * 60_000 } as const

/** What may be sent, as a file picker takes it. Phones that keep photos as HEIC hand them over as JPEG for it. */
export const answerFileTypes = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const

/** A file as an answer names it. Pictures are drawn anew, so they are WebP whatever was sent. */
export interface FileAnswer {
  /** 32 hex digits. */
  id: string
  type: 'webp' | 'pdf'
  bytes: number
  /** As its sender called it, safe to show. */
  name: string
}

const pattern = /^([0-9a-f]{32})\/(webp|pdf)\/(\d{1,9})\/([^/\\]{1,120})$/u

/** The text of an answer that is a file: what it is is said in it, so that whoever reads answers needs nothing else. */
export const fileAnswer = ({ id, type, bytes, name }: FileAnswer): string => `${id}/${type}/${bytes}/${name}`

/** The file that an answer names; null for any other text. */
export function readFileAnswer(answer: string): FileAnswer | null {
  const [, id, type, bytes, name] = pattern.exec(answer.trim()) ?? []
  if (!id || !name) return null
  return { id, type: type as FileAnswer['type'], bytes: Number(bytes), name }
}

/**
 * What a file is by its content, whatever its name says; null for anything that is not taken. A PDF begins with its mark,
 * ends with its own, and is no archive besides (a ZIP is read from its end).
 */
export function answerFileTypeOf(bytes: Uint8Array): FileAnswer['type'] | null {
  const image = imageTypeOf(bytes)
  if (image) return image === 'image/gif' ? null : 'webp'
  return isPdf(bytes) ? 'pdf' : null
}

function isPdf(bytes: Uint8Array): boolean {
  if (!/^%PDF-[12]\.\d/.test(latin1(bytes.subarray(0, 8)))) return false
  const end = latin1(bytes.subarray(-1024))
  return end.includes('%%EOF') && !latin1(bytes.subarray(-0x1_0100)).includes('PK\x05\x06')
}

function latin1(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return text
}
