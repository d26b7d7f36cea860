import type { PublicAgenda } from '@balcao/contract/booking'
import { addMonths } from '@balcao/domain/scheduling/light'
import { useCallback, useDeferredValue, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { hasCode } from '../../lib/http/api-error'
import type { BookingCalls } from '../booking-calls'
import { createMonths, type MonthsState } from '../words/months'

type AgendaState =
  | { status: 'loading' }
  | { status: 'missing' }
  /** The company's licence has no scheduling (BOOK-02). */
  | { status: 'unavailable' }
  | { status: 'failed' }
  | { status: 'ready'; agenda: PublicAgenda }

/** A company's agenda, month by month: the first question asks for the current one, the next one is fetched ahead. */
export function useAgenda(calls: Pick<BookingCalls, 'readMonth'>) {
  const [months] = useState(() => createMonths(calls.readMonth))
  // A month is much to paint: deferred, it is painted in slices, and a slow phone hears its owner meanwhile.
  const known = useDeferredValue(useSyncExternalStore(months.subscribe, months.state))
  useEffect(() => {
    void months.ask(null)
  }, [months])

  const state = useMemo(() => agendaState(known), [known])
  const ask = useCallback((month: string | null) => void months.ask(month), [months])
  const ensure = useCallback((month: string) => months.ensure(month), [months])
  return { state, known, ask, ensure }
}

/** Keeps a month and the one after it at hand, and reads it anew when somebody comes back to the page. */
export function useShownMonth(
  month: string,
  { agenda, ask, ensure }: Pick<ReturnType<typeof useAgenda>, 'ask' | 'ensure'> & { agenda: PublicAgenda },
) {
  const { last } = agenda
  useEffect(() => {
    ensure(month)
    const next = addMonths(month, 1)
    if (next <= last.slice(0, 7)) ensure(next)
  }, [month, last, ensure])
  useEffect(() => {
    const again = () => {
      if (!document.hidden) ask(month)
    }
    document.addEventListener('visibilitychange', again)
    return () => document.removeEventListener('visibilitychange', again)
  }, [month, ask])
}

function agendaState({ newest, failure }: MonthsState): AgendaState {
  if (newest !== null) return { status: 'ready', agenda: newest }
  if (failure === null) return { status: 'loading' }
  if (hasCode(failure, 'NOT_FOUND', 'AGENDA_NOT_FOUND', 'INVALID_INPUT')) return { status: 'missing' }
  if (hasCode(failure, 'BOOKING_UNAVAILABLE', 'MODULE_UNAVAILABLE')) return { status: 'unavailable' }
  return { status: 'failed' }
}
