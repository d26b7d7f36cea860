import { Temporal } from 'temporal-polyfill'
import { extraMinutesAt, isComing, type ByHand } from './by-hand'
import { isOpenAt, nextOpening, openingsAfter } from './open-at'
import type { Week } from './week'

/** How a shop stands to its customers at an instant. */
export interface Opening {
  open: boolean
  /** When it opens next, in epoch milliseconds; null when it is open, or nobody knows. */
  opensAt: number | null
  /** It would be open by its hours. */
  paused: boolean
  delivers: boolean
  extraMinutes: number
}

/**
 * How a shop stands at `now` (epoch milliseconds), by its hours (null: it names none and is always open) and by what was
 * said by hand, which ends by itself. @throws RangeError for an unknown zone.
 */
export function openingAt(week: Week | null, byHand: ByHand, now: number, zone: string): Opening {
  const { closedUntil, pickupUntil } = byHand
  const byHours = week === null || isOpenAt(week, now, zone)
  const isShut = isComing(closedUntil, now)
  const more = {
    paused: isShut && byHours,
    delivers: !isComing(pickupUntil, now),
    extraMinutes: extraMinutesAt(byHand, now),
  }
  if (byHours && !isShut) return { open: true, opensAt: null, ...more }
  const from = isShut ? closedUntil : now
  const opensAt = week === null || isOpenAt(week, from, zone) ? from : nextOpening(week, from, zone)
  return { open: false, opensAt, ...more }
}

/**
 * Until when 'closed for now' and 'only tonight' hold, in epoch milliseconds: the next time that the shop opens after it
 * was closed, beyond the opening that is, or comes. A shop that never closes: until its operating day ends, at
 * `cutoffHour` (0 to 23) by its clock.
 */
export function untilNextTime(week: Week | null, now: number, zone: string, cutoffHour: number): number {
  const openings = week === null ? [] : openingsAfter(week, now, zone)
  const isNow = week !== null && isOpenAt(week, now, zone)
  return openings[isNow ? 0 : 1] ?? nextCutoff(now, zone, cutoffHour)
}

function nextCutoff(now: number, zone: string, hour: number): number {
  const local = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(zone)
  const today = local.toPlainDate().toZonedDateTime({ timeZone: zone, plainTime: { hour } })
  const next = today.epochMilliseconds > now ? today : today.add({ days: 1 })
  return next.epochMilliseconds
}
