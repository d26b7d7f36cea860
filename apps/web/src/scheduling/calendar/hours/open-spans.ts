import type { CalendarEvent, Closure } from '@balcao/contract/scheduling'
import { weekdayKeys, type Week } from '@balcao/domain/hours'
import { addDays, periodOn, weekdayOf, type OpeningHours } from '@balcao/domain/scheduling/light'
import { DAY_MINUTES, without, type MinuteSpan } from './minute-spans'
import { spanOn } from './span-on'

/** What decides when a date is open. */
export interface OpenRules {
  /** The opening hours. */
  week: Week
  /** Hours for a while, before those. */
  periods?: OpeningHours['periods']
  closures: readonly Closure[]
  events: readonly CalendarEvent[]
  /** Whose agenda: closures of others do not count. Null counts those of the whole company only. */
  agendaId: string | null
  /** IANA name. */
  zone: string
}

/** Why a whole date is closed, or null: by a closure or an event that closes the day; not by the opening hours. */
export function dayClosing(date: string, { closures, events, agendaId, zone }: OpenRules): string | null {
  const closure = closures.find((one) => one.date === date && isFor(one, agendaId))
  if (closure) return closure.reason
  const event = events.find((one) => one.effect === 'closes-day' && spanOn(one, date, zone) !== null)
  return event ? event.summary : null
}

/**
 * The open minutes of a date: the ranges that begin on it and the tail of the night before, less what is closed. A
 * closed date takes along the tail of its own ranges, as in the domain.
 */
export function openSpans(date: string, rules: OpenRules): MinuteSpan[] {
  const yesterday = addDays(date, -1)
  const own = dayClosing(date, rules) === null ? rangesOf(rules, date) : []
  const tail =
    dayClosing(yesterday, rules) === null
      ? rangesOf(rules, yesterday).map(({ from, to }) => ({
          from: from - DAY_MINUTES,
          to: to - DAY_MINUTES,
        }))
      : []
  const open = [...tail, ...own]
    .map(({ from, to }) => ({ from: Math.max(0, from), to: Math.min(DAY_MINUTES, to) }))
    .filter(({ from, to }) => from < to)
  return without(open, closedTimes(date, rules))
}

/** Whether the opening hours have a date closed, whatever else does. */
export function isClosedByHours(date: string, hours: Hours): boolean {
  return rangesOf(hours, date).length === 0
}

function closedTimes(date: string, { closures, events, agendaId, zone }: OpenRules): MinuteSpan[] {
  const times = [
    ...closures.flatMap(({ starts_at, ends_at, ...closure }) =>
      starts_at !== null && ends_at !== null && isFor(closure, agendaId) ? [{ starts_at, ends_at }] : [],
    ),
    ...events.filter(({ effect }) => effect === 'closes-time'),
  ]
  return times.flatMap((time) => spanOn(time, date, zone) ?? [])
}

type Hours = Pick<OpenRules, 'week' | 'periods'>

function rangesOf({ week: usual, periods = [] }: Hours, date: string): MinuteSpan[] {
  const week = periodOn(periods, date)?.week ?? usual
  const { open, ranges } = week[weekdayKeys[(weekdayOf(date) + 6) % 7]!]
  return open ? ranges.map(({ start, end }) => ({ from: start, to: end })) : []
}

const isFor = (closure: Pick<Closure, 'agenda_id'>, agendaId: string | null) =>
  closure.agenda_id === null || closure.agenda_id === agendaId
