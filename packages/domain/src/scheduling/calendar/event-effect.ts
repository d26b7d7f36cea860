import { plainName } from '../../text/plain-name'

/** An all-day event whose summary contains one of these closes its days (AVAIL-18 to AVAIL-21). */
export const UNAVAILABLE_NAMES = [
  'Atendimento Indisponível',
  'Dia do Servidor Público',
  'Feriado',
  'Indisponível',
] as const

/** What decides over an event of the connected calendar, named as Google names it. Absent means Google's default. */
export interface EventFacts {
  summary: string
  allDay: boolean
  /** Opaque when absent. */
  transparency?: string | null | undefined
  /** Confirmed when absent. */
  status?: string | null | undefined
  /** The owner was invited, and declined. */
  selfDeclined?: boolean
}

/**
 * What an event does to the agenda: it closes its days, for everybody or in the company's own agenda alone, closes its time as a closure does, occupies its time as another
 * appointment does, or nothing.
 */
export type EventEffect = 'closes-day' | 'closes-own-day' | 'closes-time' | 'occupies' | 'none'

/** Whether an event says by its name that nobody is served, case and accents ignored (AVAIL-18 to AVAIL-22). */
export function marksUnavailable({ summary, allDay }: Pick<EventFacts, 'summary' | 'allDay'>): boolean {
  const plain = plainName(summary)
  const names = allDay ? UNAVAILABLE_NAMES : UNAVAILABLE_NAMES.slice(0, 1)
  return names.some((name) => plain.includes(plainName(name)))
}

/**
 * What an event does. One that marks itself unavailable does so even as 'free', which is what Google makes of all-day
 * events unless told otherwise; one that was cancelled or declined does nothing at all.
 */
export function eventEffect(event: EventFacts): EventEffect {
  if (event.status === 'cancelled' || event.selfDeclined === true) return 'none'
  if (marksUnavailable(event)) return event.allDay ? 'closes-day' : 'closes-time'
  if (event.transparency === 'transparent') return 'none'
  return event.allDay ? 'closes-own-day' : 'occupies'
}
