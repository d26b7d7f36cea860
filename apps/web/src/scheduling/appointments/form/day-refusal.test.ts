import { defaultHours, weekOf } from '@balcao/domain/hours'
import type { DaySlots } from '@balcao/domain/scheduling/light'
import { expect, test } from 'vitest'
import { buildClosure } from '../../testing/build-event'
import { dayRefusal, freeStarts, type KnownDays } from './day-refusal'

const closures = [buildClosure({ date: '2026-11-25' })]
const known = (changes: Partial<KnownDays> = {}): KnownDays => ({
  week: weekOf(defaultHours()),
  today: '2026-11-20',
  zone: 'America/Manaus',
  agendaId: null,
  slots: undefined,
  agenda: { appointments: [], events: [], closures, time_zone: 'America/Manaus' },
  ...changes,
})
const day = (date: string, status: DaySlots['status']): DaySlots => ({ date, status, slots: [] })

test.each([
  ['AVAIL-12', '2026-11-19', 'past'],
  ['AVAIL-12', '2026-11-20', null],
  ['AVAIL-13', '2026-11-25', 'unavailable'],
  ['AVAIL-14', '2026-11-22', 'closed'],
  ['AVAIL-14', '2026-11-24', null],
])('%s %s before a service is chosen: %s', (_, date, expected) => {
  expect(dayRefusal(date, known())).toBe(expected)
})

test('AVAIL-05 with a service the server’s word counts, on either side', () => {
  const slots = [day('2026-11-25', 'open'), day('2026-11-24', 'closed'), day('2026-11-26', 'unavailable')]
  expect(dayRefusal('2026-11-25', known({ slots }))).toBeNull()
  expect(dayRefusal('2026-11-24', known({ slots }))).toBe('closed')
  expect(dayRefusal('2026-11-26', known({ slots }))).toBe('unavailable')
})

test('free starts are counted where they are known', () => {
  const slot = { start: '', time: '09:00', freeMinutes: 60, clearBefore: 0, clearAfter: 60, fits: true }
  const slots = [{ ...day('2026-11-24', 'open'), slots: [slot, { ...slot, fits: false }] }]
  expect(freeStarts('2026-11-24', slots)).toBe(1)
  expect(freeStarts('2026-11-25', slots)).toBeNull()
})
