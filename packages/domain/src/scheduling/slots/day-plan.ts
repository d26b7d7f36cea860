import { isByDay } from '../../modality'
import { clockOf } from '../../hours/clock'
import { DAY_MS, dayNumber, isoDate, isoWriter, MINUTE_MS } from '../calendar/day-number'
import type { DayStatus, SlotRules, Span } from '../model'
import { checkService } from './blocked-range'
import { openCalendar, type OpenCalendar, type OpenDay } from './open-calendar'
import { ROOM_CAP } from './slot-room'
import { mergeSpans, placeAfter, placeFrom } from './spans'

/** What the hours say of a range of dates, whoever is busy. */
export interface DayPlan {
  calendar: OpenCalendar
  /** Open time from the first date to as far past the last one as room is measured, merged. */
  open: readonly Span[]
  days: readonly PlannedDay[]
}

interface PlannedDay {
  /** `YYYY-MM-DD`. */
  date: string
  status: DayStatus
  /** Those that can be booked, in the order of time. */
  starts: readonly PlannedStart[]
}

export interface PlannedStart {
  instant: number
  /** `instant` as ISO in UTC. */
  start: string
  /** `HH:MM` on the company's clock. */
  time: string
  /** When it closes after this start. */
  closing: number
}

export interface DateRange {
  /** `YYYY-MM-DD`, both included. */
  from: string
  to: string
}

/** Plans of a range of dates, those of the same hours once. */
export function planner(range: DateRange): (rules: SlotRules, besides?: number[]) => DayPlan {
  const plans = new Map<string, DayPlan>()
  return (rules, besides = []) => {
    const name = [planName(rules), ...besides].join()
    const plan = plans.get(name) ?? planDays(rules, range, besides)
    plans.set(name, plan)
    return plan
  }
}

/** @throws RangeError for a service without minutes or a grid below one minute */
export function checkRules({ service, grid }: SlotRules): void {
  checkService(service)
  if (!Number.isInteger(grid) || grid < 1) throw new RangeError('The grid is 1 minute or more')
}

/**
 * The dates of a range with their starts: those on the grid, and `besides` (instants in open time) where something
 * begins off it. @throws RangeError for an unknown zone or a malformed date
 */
function planDays(rules: SlotRules, { from, to }: DateRange, besides: Iterable<number> = []): DayPlan {
  const first = dayNumber(from)
  const last = dayNumber(to)
  const calendar = openCalendar(rules, first)
  const today = Math.floor(
    openCalendar(rules, Math.floor(rules.now / DAY_MS)).clock.toLocal(rules.now) / DAY_MS,
  )
  const earliest = earliestOf(rules)

  // A night that began the day before reaches into the first date, and room is measured past the last one.
  const days = numbers(first - 1, last + 2 + ROOM_CAP / 1440).map((number) => calendar.day(number))
  const open = mergeSpans(days.flatMap((day) => day.open))
  const usual = days.slice(0, last - first + 2).flatMap((day) => startsOf(day, rules))

  const startsByDay = new Map<number, Start[]>()
  for (const instant of new Set([...usual, ...besides])) {
    const local = calendar.clock.toLocal(instant)
    const number = Math.floor(local / DAY_MS)
    const starts = startsByDay.get(number)
    if (starts === undefined) startsByDay.set(number, [{ instant, local }])
    else starts.push({ instant, local })
  }

  const planned = startWriter(open)

  return {
    calendar,
    open,
    days: numbers(first, last).map((number) => {
      const starts = startsByDay.get(number) ?? []
      const status = statusOf({ number, today, horizon: rules.horizon, starts, day: calendar.day(number) })
      const bookable = status === 'open' ? starts.filter(({ instant }) => instant >= earliest) : []
      return {
        date: isoDate(number),
        status,
        starts: bookable.sort((a, b) => a.instant - b.instant).map(planned),
      }
    }),
  }
}

/** A plan with nothing but these starts (instants in open time), as far as they can be booked. */
export function planOfStarts(plan: DayPlan, rules: SlotRules, instants: readonly number[]): DayPlan {
  const earliest = earliestOf(rules)
  const planned = startWriter(plan.open)
  const startsOn = new Map<string, Start[]>()
  for (const instant of instants.filter((one) => one >= earliest)) {
    const local = plan.calendar.clock.toLocal(instant)
    const date = isoDate(Math.floor(local / DAY_MS))
    startsOn.set(date, [...(startsOn.get(date) ?? []), { instant, local }])
  }
  const days = plan.days.flatMap(({ date, status }): PlannedDay[] => {
    const starts = status === 'past' || status === 'beyond' ? undefined : startsOn.get(date)
    return starts ? [{ date, status: 'open', starts: starts.map(planned) }] : []
  })
  return { ...plan, days }
}

/** Alike for rules that have the same plan: the same hours, grid and reach. */
function planName({ zone, week, periods, closures, grid, notice, horizon, now, service }: SlotRules): string {
  return JSON.stringify([
    zone,
    week,
    periods,
    closures,
    grid,
    notice,
    horizon,
    now,
    isByDay(service.modality),
  ])
}

const earliestOf = ({ now, notice }: SlotRules) => now + notice * MINUTE_MS

function startWriter(open: readonly Span[]): (start: Start) => PlannedStart {
  const isoOf = isoWriter()
  let place = 0
  return ({ instant, local }) => {
    place = placeFrom(place, open, instant)
    return {
      instant,
      start: isoOf(instant),
      time: clockOf(Math.floor((local % DAY_MS) / MINUTE_MS)),
      closing: open[place]?.end ?? instant,
    }
  }
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
