import type { Closure } from '@balcao/contract/scheduling'
import type { Week } from '@balcao/domain/hours'
import { whyNotDay, type DayRefusal, type DaySlots, type OpeningHours } from '@balcao/domain/scheduling/light'
import { dayClosing, isClosedByHours } from '../../calendar/hours/open-spans'
import type { AgendaRange } from '../../data/agenda-cache'

/** What is known of the dates that a calendar shows. */
export interface KnownDays {
  week: Week
  /** Hours for a while of who is chosen. */
  periods?: OpeningHours['periods']
  today: string
  zone: string
  agendaId: string | null
  /** The starts for the chosen service, if one is. */
  slots: readonly DaySlots[] | undefined
  /** What else is in the agenda on these dates. */
  agenda: AgendaRange | undefined
}

/**
 * Why a date cannot be chosen, null when it can (AVAIL-12 to AVAIL-14): as the server says of the chosen service, else
 * by the hours and closures.
 */
export function dayRefusal(date: string, known: KnownDays): DayRefusal | null {
  const day = known.slots?.find((one) => one.date === date)
  if (day && day.status !== 'beyond') return day.status === 'open' ? null : day.status
  const closures: readonly Closure[] = known.agenda?.closures ?? []
  const rules = { ...known, closures, events: known.agenda?.events ?? [] }
  return whyNotDay({
    date,
    today: known.today,
    closed: isClosedByHours(date, known),
    unavailable: dayClosing(date, rules) !== null,
  })
}

/** How many starts of a date the chosen service fits; null while it is not known. */
export function freeStarts(date: string, slots: readonly DaySlots[] | undefined): number | null {
  const day = slots?.find((one) => one.date === date)
  return day ? day.slots.filter(({ fits }) => fits).length : null
}
