import type { Span } from '@balcao/domain/scheduling'
import { sql, type Sql } from '../../platform/database/sql'

/**
 * Many times in a short text: when each begins and when each ends, in minutes from a moment. Twelve people have thousands
 * in a month, and an object of two instants for each took longer to write than the rows took to read.
 */
export interface PackedTimes {
  starts: number[]
  ends: number[]
}

const MINUTE_MS = 60_000

/** The columns of `PackedTimes` over the rows of a group, of their range `time`. */
export function packTimes(from: Date): Sql {
  const minutes = (instant: Sql) =>
    sql`date_part('epoch', ${instant}) / 60 - ${from.getTime() / MINUTE_MS}::float8`
  return sql`json_agg(${minutes(sql`lower(time)`)}) as starts, json_agg(${minutes(sql`upper(time)`)}) as ends`
}

/** The times in epoch milliseconds, in the order in which they are packed. */
export function unpackTimes({ starts, ends }: PackedTimes, from: Date): Span[] {
  const instant = (minutes: number) => from.getTime() + Math.round(minutes * MINUTE_MS)
  return starts.map((start, place) => ({ start: instant(start), end: instant(ends[place]!) }))
}
