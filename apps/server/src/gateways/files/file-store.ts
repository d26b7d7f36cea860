import type { Readable } from 'node:stream'
import { ServiceAway } from '../../platform/jobs/service-away'

export interface StoredFile {
  /** Ends with an error when the store breaks off; whoever asked must read or destroy it. */
  content: Readable
  /** Bytes. */
  length: number
}

/**
 * Where files lie. A key is letters, digits, `-`, `_` and dots in parts divided by `/`, and is ours, never a
 * person's: anything else throws a RangeError. All three throw FilesUnavailable when the store cannot do it now.
 */
export interface FileStore {
  /** Keeps the whole file or nothing, and is on the disk when it resolves. Never two puts of one key at once. */
  put(key: string, bytes: Uint8Array, type: string): Promise<void>
  /** Null when there is no such file. */
  get(key: string): Promise<StoredFile | null>
  /** Also done when there is no such file. */
  remove(key: string): Promise<void>
}

/** The store is away, full, or refuses us. The message names the failure for the log, without addresses or secrets. */
export class FilesUnavailable extends ServiceAway {
  override name = 'FilesUnavailable'
}

const keyPattern = /^(?:[A-Za-z0-9_-][A-Za-z0-9._-]{0,99}\/){0,4}[A-Za-z0-9_-][A-Za-z0-9._-]{0,99}$/

/** The key itself, once it is known that it cannot lead anywhere else. @throws RangeError */
export function requireKey(key: string): string {
  if (!keyPattern.test(key)) throw new RangeError('Not a key of the file store')
  return key
}

/** The same stream. One that breaks before anybody reads it, or after they left, ends nothing but itself. */
export function withErrorsHandled(content: Readable): Readable {
  return content.on('error', () => {})
}
