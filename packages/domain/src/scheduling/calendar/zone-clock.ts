import { Temporal } from 'temporal-polyfill'
import type { Span } from '../model'

/** Local times are milliseconds since 1970-01-01 00:00 on the wall, so that a day always has 86,400,000 of them. */
export interface ZoneClock {
  toLocal(instant: number): number
  /**
   * The instants at which the wall shows a time from `start` up to `end`, with the offset of each piece: none for what
   * a clock change skips, two pieces for what it repeats. The same reading of hours as `isOpenAt`.
   */
  spansOf(start: number, end: number): OffsetSpan[]
}

export interface OffsetSpan extends Span {
  /** Local time less UTC, milliseconds. */
  offset: number
}

const WIDEST_OFFSET = 26 * 3_600_000

/**
 * The clock of a zone from an instant on (earlier ones get the offset of that instant). Asks the zone once for each clock
 * change that is met, never for each time. @throws RangeError for an unknown zone.
 */
export function zoneClock(zone: string, from: number): ZoneClock {
  const pieces: OffsetSpan[] = []
  let ahead: Temporal.ZonedDateTime | null =
    Temporal.Instant.fromEpochMilliseconds(from).toZonedDateTimeISO(zone)

  function piecesTo(instant: number): OffsetSpan[] {
    while (ahead !== null && (pieces.at(-1)?.end ?? -Infinity) <= instant) {
      const change: Temporal.ZonedDateTime | null = ahead.getTimeZoneTransition('next')
      pieces.push({
        start: pieces.at(-1)?.end ?? -Infinity,
        end: change?.epochMilliseconds ?? Infinity,
        offset: ahead.offsetNanoseconds / 1e6,
      })
      ahead = change
    }
    return pieces
  }

  return {
    toLocal: (instant) => instant + piecesTo(instant).find(({ end }) => end > instant)!.offset,
    spansOf: (start, end) =>
      piecesTo(end + WIDEST_OFFSET)
        .map((piece) => ({
          start: Math.max(piece.start, start - piece.offset),
          end: Math.min(piece.end, end - piece.offset),
          offset: piece.offset,
        }))
        .filter((piece) => piece.start < piece.end),
  }
}
