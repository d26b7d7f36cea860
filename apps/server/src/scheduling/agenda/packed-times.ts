import type { Span } from '@balcao/domain/scheduling'
import { sql } from '../../platform/database/sql'

/**
 * Times of one length in a short text. Twelve people have thousands in a month: an object of two instants for each took
 * longer to write than the rows took to read, and a number in JSON for each a third longer than its bytes.
 */
export interface PackedTimes {
  /** How long each of them is, in minutes. */
  minutes: number
  /** In base64: when each begins, as PostgreSQL sends a `timestamptz`. */
  starts: string
}

const MINUTE_MS = 60_000
/** A `timestamptz` is sent as so many bytes, the microseconds since 2000. */
const BYTES = 8
const SINCE = Date.UTC(2000)

export const length = sql`upper(time) - lower(time)`

/** The columns of `PackedTimes` over a group of rows with a range `time`: grouped by its length, beside whose it is. */
export const packTimes = sql`date_part('epoch', ${length}) / 60 as minutes,
    coalesce(encode(string_agg(timestamptz_send(lower(time)), ''::bytea), 'base64'), '') as starts`

/** The times in epoch milliseconds, in the order in which they are packed. */
export function unpackTimes(packed: readonly PackedTimes[]): Span[] {
  return packed.flatMap(({ minutes, starts }) => {
    const bytes = Buffer.from(starts, 'base64')
    const lasts = Math.round(minutes * MINUTE_MS)
    return Array.from({ length: bytes.length / BYTES }, (_, nth) => {
      const micros = bytes.readInt32BE(nth * BYTES) * 2 ** 32 + bytes.readUInt32BE(nth * BYTES + BYTES / 2)
      const start = SINCE + Math.round(micros / 1000)
      return { start, end: start + lasts }
    })
  })
}
