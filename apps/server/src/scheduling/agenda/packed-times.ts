import type { Span } from '@balcao/domain/scheduling'
import { sql, type Sql } from '../../platform/database/sql'

/**
 * Times of one length in a short text. Twelve people have thousands in a month, and an object of two instants for each took
 * longer to write than the rows took to read.
 */
export interface PackedTimes {
  /** How long each of them is, in minutes. */
  minutes: number
  /** In minutes from a moment. */
  starts: number[]
}

const MINUTE_MS = 60_000

/** The columns of `PackedTimes` over a group of rows with a range `time`: grouped by its length, beside whose it is. */
export function packTimes(from: Date): Sql {
  return sql`date_part('epoch', ${length}) / 60 as minutes,
    json_agg(date_part('epoch', lower(time)) / 60 - ${from.getTime() / MINUTE_MS}::float8) as starts`
}

export const length = sql`upper(time) - lower(time)`

/** The times in epoch milliseconds, in the order in which they are packed. */
export function unpackTimes(packed: readonly PackedTimes[], from: Date): Span[] {
  return packed.flatMap(({ minutes, starts }) =>
    starts.map((place) => {
      const start = from.getTime() + Math.round(place * MINUTE_MS)
      return { start, end: start + Math.round(minutes * MINUTE_MS) }
    }),
  )
}
