import { dateIn, instantAt, wallTime } from '../time'
import { isComing, type ByHand } from './by-hand'
import { rangesOn } from './open-at'
import type { Week } from './week'

/** Minutes of the window in which a scheduled order is brought, or waits to be fetched. */
export const SLOT_MINUTES = 30

/** Minutes by which a slot may have come too near while a customer was still typing. */
const LATE_MINUTES = 15

const DAY = 1440
const minuteMs = 60_000

export interface SlotQuestion {
  /** Null: the shop names no hours and is always open. */
  week: Week | null
  byHand: ByHand
  /** Epoch milliseconds. */
  now: number
  zone: string
  /** From order to customer. */
  minutes: number
  /** It is to be brought: nothing is while people said that there is only pick-up. */
  delivery: boolean
}

/**
 * When customers may want an order: the starts (epoch milliseconds, in their order) of today's and tomorrow's windows of
 * `SLOT_MINUTES` on the wall of the shop, that begin while it is open and leave it its time. @throws RangeError for an
 * unknown zone.
 */
export function orderSlots({ week, byHand, now, zone, minutes, delivery }: SlotQuestion): number[] {
  const today = dateIn(now, zone)
  const first = now + minutes * minuteMs
  return [today, dayFrom(today, 1)]
    .flatMap((date) => openStarts(week, date, zone))
    .filter(
      (start) =>
        start >= first &&
        !isComing(byHand.closedUntil, start) &&
        !(delivery && isComing(byHand.pickupUntil, start)),
    )
}

/** Whether an order may be wanted for that start, by who chose it a moment ago. */
export function isOrderSlot(start: number, question: SlotQuestion): boolean {
  return orderSlots({ ...question, minutes: Math.max(0, question.minutes - LATE_MINUTES) }).includes(start)
}

/** The half hours of a date at which the clock on the wall finds the shop open; one that a clock change skips is none. */
function openStarts(week: Week | null, date: string, zone: string): number[] {
  const own = week && rangesOn(week, date)
  const before = week && rangesOn(week, dayFrom(date, -1))
  return Array.from({ length: DAY / SLOT_MINUTES }, (_, at) => at * SLOT_MINUTES)
    .filter(
      (minutes) =>
        own === null ||
        own.some(({ start, end }) => start <= minutes && minutes < end) ||
        before?.some(({ end }) => minutes + DAY < end),
    )
    .map((minutes) => ({ minutes, start: instantAt({ date, minutes }, zone) }))
    .filter(({ minutes, start }) => wallTime(start, zone).minutes === minutes)
    .map(({ start }) => start)
}

function dayFrom(date: string, days: number): string {
  return new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10)
}
