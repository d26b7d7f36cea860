import { isByDay } from '../../modality'
import { clockOf } from '../../hours/clock'
import { bookingOf, checkService } from './blocked-range'
import { DAY_MS, dayNumber, isoDate, isoWriter, MINUTE_MS } from '../calendar/day-number'
import type { DaySlots, DayStatus, Slot, SlotRules, Span } from '../model'
import { openCalendar, type OpenDay } from './open-calendar'
import { fitsRoom, ROOM_CAP, roomAt } from './slot-room'
import { mergeSpans, placeAfter } from './spans'

/**
 * The starts of each date from `from` to `to` (`YYYY-MM-DD`, both included), and whether the service fits there.
 *
 * A service by time starts on the clock at the opening of each range, and every `grid` minutes after it, up to but
 * excluding closing (AVAIL-15): the grid stays where it is around closures and appointments. Where the clock changes, a
 * start on a time that is skipped does not exist, and one on a time that is repeated exists twice; the minutes of a
 * service are real ones. Ranges that touch are one open time, also over midnight. A service by day has one start a date,
 * its opening. A class that has seats left is a start of its own service, on the grid or not, and nobody's way to itself.
 *
 * @throws RangeError for an unknown zone, a malformed date, a service without minutes or a grid below one minute.
 */
export function findSlots(rules: SlotRules, { from, to }: { from: string; to: string }): DaySlots[] {
  checkService(rules.service)
  if (!Number.isInteger(rules.grid) || rules.grid < 1) throw new RangeError('The grid is 1 minute or more')
  const first = dayNumber(from)
  const last = dayNumber(to)
  const calendar = openCalendar(rules, first)
  const today = Math.floor(
    openCalendar(rules, Math.floor(rules.now / DAY_MS)).clock.toLocal(rules.now) / DAY_MS,
  )
  const earliest = rules.now + rules.notice * MINUTE_MS

  // A night that began the day before reaches into the first date, and room is measured past the last one.
  const days = numbers(first - 1, last + 2 + ROOM_CAP / 1440).map((number) => calendar.day(number))
  const open = mergeSpans(days.flatMap((day) => day.open))
  const busy = mergeSpans(rules.busy)

  const joinable = joinableClasses(rules, open)
  const usual = days.slice(0, last - first + 2).flatMap((day) => startsOf(day, rules))

  const startsByDay = new Map<number, Start[]>()
  for (const instant of new Set([...usual, ...joinable.keys()])) {
    const local = calendar.clock.toLocal(instant)
    const number = Math.floor(local / DAY_MS)
    const starts = startsByDay.get(number)
    if (starts === undefined) startsByDay.set(number, [{ instant, local }])
    else starts.push({ instant, local })
  }

  const isoOf = isoWriter()

  function slotAt({ instant, local }: Start): Slot {
    const joined = joinable.get(instant)
    const others = joined?.busy ?? busy
    const room = roomAt(open, others, instant)
    const fits = isByDay(rules.service.modality) ? fitsByDay(instant, others) : fitsRoom(room, rules.service)
    return {
      start: isoOf(instant),
      time: clockOf(Math.floor((local % DAY_MS) / MINUTE_MS)),
      ...room,
      fits,
      ...(rules.seats && { left: fits ? (joined?.left ?? rules.seats.each) : 0 }),
    }
  }

  function fitsByDay(instant: number, others: readonly Span[]): boolean {
    const blocked = bookingOf(calendar, rules.service, instant)?.blocked
    return (
      blocked !== undefined && (others[placeAfter(others, blocked.start)]?.start ?? Infinity) >= blocked.end
    )
  }

  return numbers(first, last).map((number) => {
    const starts = startsByDay.get(number) ?? []
    const status = statusOf({ number, today, horizon: rules.horizon, starts, day: calendar.day(number) })
    const bookable = status === 'open' ? starts.filter(({ instant }) => instant >= earliest) : []
    bookable.sort((a, b) => a.instant - b.instant)
    return { date: isoDate(number), status, slots: bookable.map(slotAt) }
  })
}

/** The classes that begin in open time and have a seat left, by their start: what is in the way of who joins them. */
function joinableClasses({ seats, service }: SlotRules, open: readonly Span[]) {
  const { each = 0, classes = [], busy = [] } = seats ?? {}
  const all = [...busy, ...classes]
  // Room is not measured beyond its cap, so that what lies further is in nobody's way.
  const reach = isByDay(service.modality) ? Infinity : ROOM_CAP * MINUTE_MS
  return new Map(
    classes
      .filter(({ at, taken }) => taken < each && (open[placeAfter(open, at)]?.start ?? Infinity) <= at)
      .map((one) => {
        const near = all.filter(
          (other) => other !== one && other.end > one.at - reach && other.start < one.at + reach,
        )
        return [one.at, { left: each - one.taken, busy: mergeSpans(near) }]
      }),
  )
}

interface Start {
  instant: number
  local: number
}

function startsOf(day: OpenDay, { service, grid }: SlotRules): number[] {
  if (isByDay(service.modality)) return day.open.slice(0, 1).map(({ start }) => start)
  const step = grid * MINUTE_MS
  return day.planned.flatMap(({ start, end, offset, opening }) => {
    const skipped = Math.ceil((start + offset - opening) / step)
    const count = Math.max(0, Math.ceil((end + offset - opening) / step) - skipped)
    return Array.from({ length: count }, (_, place) => opening + (skipped + place) * step - offset).filter(
      (instant) => (day.open[placeAfter(day.open, instant)]?.start ?? Infinity) <= instant,
    )
  })
}

interface DayFacts {
  number: number
  today: number
  horizon: number
  starts: readonly Start[]
  day: OpenDay
}

function statusOf({ number, today, horizon, starts, day }: DayFacts): DayStatus {
  if (number < today) return 'past'
  if (number > today + horizon) return 'beyond'
  if (starts.length > 0 || day.open.length > 0) return 'open'
  return day.planned.length > 0 ? 'unavailable' : 'closed'
}

function numbers(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, place) => first + place)
}
