import type { CalendarEvent, Closure } from '@balcao/contract/scheduling'

/** An event of the Google Calendar: Friday 20 November 2026, 10:00 to 11:30 in Manaus. */
export function buildEvent(overrides: Partial<CalendarEvent> = {}): CalendarEvent {
  return {
    id: 'almoco',
    summary: 'Reunião - Fornecedor',
    location: null,
    all_day: false,
    starts_at: '2026-11-20T14:00:00.000Z',
    ends_at: '2026-11-20T15:30:00.000Z',
    effect: 'occupies',
    ...overrides,
  }
}

/** A date that the owner closed for every agenda. */
export function buildClosure(overrides: Partial<Closure> = {}): Closure {
  return {
    id: '2b1f2a04-5d52-4b53-8b3c-3d6a0f9f7c22',
    agenda_id: null,
    date: '2026-11-20',
    starts_at: null,
    ends_at: null,
    reason: 'Reforma',
    source: 'owner',
    ...overrides,
  }
}
