import { Temporal } from 'temporal-polyfill'
import { businessDay } from '../time/business-day'
import { instantAt } from '../time/wall-clock'
import { MOST_DAYS, type ManagerPeriod } from './vocabulary'

/** Days of a period and of the one before it, YYYY-MM-DD, both ends included, all of them operating days. */
export interface Period {
  period: ManagerPeriod
  from: string
  to: string
  previousFrom: string
  previousTo: string
  /** The last day still runs. */
  running: boolean
  /**
   * ISO instant before which the orders of `previousTo` count, so that both periods had the same time; null when the
   * whole day counts.
   */
  previousUntil: string | null
  /** A period of one day is drawn by hours. */
  step: 'hour' | 'day'
}

/** What was chosen; `from` and `to` (YYYY-MM-DD) only with `custom`. */
export interface PeriodChoice {
  period: ManagerPeriod
  from?: string | undefined
  to?: string | undefined
}

/**
 * The bounds of a period at `now` (ISO instant) on a company's clock, and of the one before: as many days right before
 * it, but for `month` the same days of the month before (less where that is shorter). The running day is compared with
 * the same time since the cut-off of its counterpart (facts: compare with the same elapsed time). Chosen days after
 * today are read as today.
 * @throws RangeError for chosen days that are missing, reversed, malformed or more than 366; for a bad instant or zone
 */
export function periodBounds(
  choice: PeriodChoice,
  { now, zone, cutoffHour }: { now: string; zone: string; cutoffHour: number },
): Period {
  const today = Temporal.PlainDate.from(businessDay(Date.parse(now), zone, cutoffHour))
  const { from, to } = chosenDays(choice, today)
  const days = from.until(to).days + 1
  const running = to.equals(today)
  const previousFrom = choice.period === 'month' ? from.subtract({ months: 1 }) : from.subtract({ days })
  const counterpart = previousFrom.add({ days: days - 1 })
  const isShorter = choice.period === 'month' && Temporal.PlainDate.compare(counterpart, from) >= 0
  return {
    period: choice.period,
    from: from.toString(),
    to: to.toString(),
    previousFrom: previousFrom.toString(),
    previousTo: (isShorter ? from.subtract({ days: 1 }) : counterpart).toString(),
    running,
    previousUntil: running && !isShorter ? sameTimeOn(counterpart, today, { now, zone, cutoffHour }) : null,
    step: days === 1 ? 'hour' : 'day',
  }
}

/** First instant of an operating day, ISO in UTC. Where a clock change skips the hour, the first that exists. */
export function startOfOperatingDay(day: string, zone: string, cutoffHour: number): string {
  return new Date(startOf(Temporal.PlainDate.from(day), zone, cutoffHour)).toISOString()
}

function chosenDays({ period, from, to }: PeriodChoice, today: Temporal.PlainDate) {
  switch (period) {
    case 'today':
      return { from: today, to: today }
    case '7d':
      return { from: today.subtract({ days: 6 }), to: today }
    case '30d':
      return { from: today.subtract({ days: 29 }), to: today }
    case 'month':
      return { from: today.with({ day: 1 }), to: today }
    case 'custom':
      return customDays(from, to, today)
  }
}

function customDays(from: string | undefined, to: string | undefined, today: Temporal.PlainDate) {
  if (from === undefined || to === undefined)
    throw new RangeError('A chosen period has a first and a last day')
  const [first, last] = [Temporal.PlainDate.from(from), Temporal.PlainDate.from(to)]
  const days = first.until(last).days + 1
  if (days < 1 || days > MOST_DAYS) throw new RangeError(`A chosen period has 1 to ${MOST_DAYS} days`)
  return { from: earlier(first, today), to: earlier(last, today) }
}

const earlier = (one: Temporal.PlainDate, other: Temporal.PlainDate) =>
  Temporal.PlainDate.compare(one, other) < 0 ? one : other

function sameTimeOn(
  day: Temporal.PlainDate,
  today: Temporal.PlainDate,
  { now, zone, cutoffHour }: { now: string; zone: string; cutoffHour: number },
): string {
  const elapsed = Date.parse(now) - startOf(today, zone, cutoffHour)
  const end = startOf(day.add({ days: 1 }), zone, cutoffHour)
  // A day that a clock change made longer has no counterpart for its last hour.
  return new Date(Math.min(startOf(day, zone, cutoffHour) + elapsed, end)).toISOString()
}

function startOf(day: Temporal.PlainDate, zone: string, cutoffHour: number): number {
  return instantAt({ date: day.toString(), minutes: cutoffHour * 60 }, zone)
}
