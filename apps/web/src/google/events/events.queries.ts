import { googleEvent, googleEvents, unavailableEvents } from '@balcao/contract/google'
import type { CalendarEvent } from '@balcao/contract/scheduling'
import { GOOGLE_EVENTS } from '@balcao/domain/scheduling/light'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../lib/http/api'

/** Which events are looked at; `unavailable` those of one date that say that nobody is attended. */
export type WhichEvents = 'today' | 'upcoming' | 'unavailable'

/** As Google has them now: nothing of it is kept. */
const fresh = { staleTime: 0, gcTime: 0, retry: false } as const

/** Events of the company's calendar as Google has them now (GOOG-37 to GOOG-39). */
export function useGoogleEvents(which: WhichEvents, date: string) {
  return useQuery({
    queryKey: ['google', 'events', which, which === 'unavailable' ? date : ''],
    queryFn: async ({ signal }): Promise<CalendarEvent[]> => {
      if (which !== 'unavailable')
        return (await call(googleEvents, { query: { when: which, limit: GOOGLE_EVENTS }, signal })).events
      return (await call(unavailableEvents, { query: { date }, signal })).events
    },
    enabled: which !== 'unavailable' || date !== '',
    ...fresh,
  })
}

/** One event as Google has it now; null where it is not there any more (GOOG-34, GOOG-66). */
export function useGoogleEvent(eventId: string) {
  return useQuery({
    queryKey: ['google', 'event', eventId],
    queryFn: async ({ signal }) => (await call(googleEvent, { params: { eventId }, signal })).event,
    ...fresh,
  })
}
