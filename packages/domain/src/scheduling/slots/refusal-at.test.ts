import { expect, test } from 'vitest'
import { refusalAt } from './refusal-at'
import type { SlotRules } from '../model'
import { aService, slotRules, span } from '../testing/build-rules'

const busy = [span('2026-11-20T14:00Z', '2026-11-20T15:00Z')]
const byDay = aService({ minutes: 960, modality: 'dia' })

test.each<[string, Partial<SlotRules>, string | null]>([
  ['2026-11-20T12:00Z', {}, null],
  ['2026-11-20T13:00Z', { busy }, null],
  ['2026-11-20T08:59Z', {}, 'past'],
  ['2026-11-20T12:00Z', { notice: 181 }, 'too_soon'],
  ['2026-11-24T12:00Z', { horizon: 3 }, 'too_far'],
  ['2026-11-23T12:00Z', { horizon: 3 }, null],
  ['2026-11-22T12:00Z', {}, 'closed'],
  ['2026-11-23T12:00Z', { closures: { dates: ['2026-11-23'], spans: [] } }, 'unavailable'],
  ['2026-11-20T12:30Z', {}, 'not_a_start'],
  ['2026-11-20T15:00Z', {}, 'not_a_start'],
  ['2026-11-20T21:00Z', {}, 'not_a_start'],
  ['2026-11-20T14:00Z', { busy }, 'taken'],
  ['2026-11-20T13:00Z', { busy, service: aService({ minutes: 90 }) }, 'taken'],
  ['2026-11-20T13:00Z', { busy, service: aService({ bufferAfter: 1 }) }, 'taken'],
  ['2026-11-20T20:00Z', { service: aService({ minutes: 120 }) }, 'too_long'],
  ['2026-11-20T12:00Z', { service: byDay }, null],
  ['2026-11-20T12:00Z', { service: byDay, busy }, 'taken'],
  ['2026-11-20T13:00Z', { service: byDay }, 'not_a_start'],
  ['2026-11-20T12:00Z', { service: aService({ minutes: 480 * 300, modality: 'dia' }) }, 'too_long'],
])('APPT-35 APPT-36 APPT-37 AVAIL-17 a start at %s (%j) is refused as %s', (start, given, refusal) => {
  const rules = slotRules(given)
  expect(refusalAt(rules, Date.parse(start))).toBe(refusal)
})

test('an appointment moves to a time that overlaps its own when that is not counted as busy', () => {
  const service = aService({ minutes: 120 })
  const own = span('2026-11-20T12:00Z', '2026-11-20T14:00Z')
  const later = Date.parse('2026-11-20T13:00Z')
  expect(refusalAt(slotRules({ service, busy: [own] }), later)).toBe('taken')
  expect(refusalAt(slotRules({ service }), later)).toBeNull()
})
