import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '@balcao/testkit/chance'
import { refusalAt } from '../slots/refusal-at'
import type { SlotRules } from '../model'
import { aService, openWeek, slotRules, span } from '../testing/build-rules'
import { warningsAt } from './warnings-at'
import { willedRange } from './willed-range'

const clock = (instant: number) => new Date(instant - 3 * 3_600_000).toISOString().slice(11, 16)

/** Each warning in one line; the clock is São Paulo's. */
function said(start: string, given: Partial<SlotRules> = {}): string[] {
  const rules = slotRules(given)
  const place = willedRange(rules, rules.service, Date.parse(start))!
  return warningsAt(rules, place, { modality: rules.service.modality, now: rules.now }).map((one) => {
    if (one.code === 'past') return one.code
    if ('date' in one) return `${one.code} ${one.date}`
    return `${one.code} ${clock(one.from)}-${clock(one.to)}`
  })
}

const night = openWeek(['Sexta', '20:00', '02:00'])

// Friday 20 November 2026; 09:00 in São Paulo is 12:00 in UTC.
test.each<[string, Partial<SlotRules>, string[]]>([
  ['2026-11-20T12:00Z', {}, []],
  ['2026-11-20T20:00Z', {}, []],
  ['2026-11-20T20:30Z', {}, ['outside-hours 09:00-18:00']],
  ['2026-11-20T11:30Z', {}, ['outside-hours 09:00-18:00']],
  ['2026-11-20T23:00Z', {}, ['outside-hours 09:00-18:00']],
  ['2026-11-20T15:00Z', {}, ['over-break 12:00-13:00']],
  ['2026-11-20T14:30Z', {}, ['over-break 12:00-13:00']],
  [
    '2026-11-20T14:30Z',
    { service: aService({ minutes: 480 }) },
    ['over-break 12:00-13:00', 'outside-hours 09:00-18:00'],
  ],
  ['2026-11-22T12:00Z', {}, ['closed-day 2026-11-22']],
  ['2026-11-23T12:00Z', { closures: { dates: ['2026-11-23'], spans: [] } }, ['unavailable-day 2026-11-23']],
  ['2026-11-22T12:00Z', { closures: { dates: ['2026-11-22'], spans: [] } }, ['unavailable-day 2026-11-22']],
  [
    '2026-11-20T13:30Z',
    { closures: { dates: [], spans: [span('2026-11-20T14:00Z', '2026-11-20T16:00Z')] } },
    ['closed-time 11:00-13:00'],
  ],
  ['2026-11-19T12:00Z', {}, ['past']],
  ['2026-11-15T12:00Z', {}, ['past', 'closed-day 2026-11-15']],
  ['2026-11-21T02:30Z', { week: night }, []],
  ['2026-11-21T04:30Z', { week: night }, ['outside-hours 20:00-02:00']],
  [
    '2026-11-21T03:30Z',
    { week: night, closures: { dates: ['2026-11-20'], spans: [] } },
    ['unavailable-day 2026-11-20'],
  ],
  [
    '2026-11-21T03:30Z',
    {
      week: openWeek(['Sexta', '20:00', '02:00'], ['Sábado', '01:00', '12:00']),
      closures: { dates: ['2026-11-21'], spans: [] },
    },
    [],
  ],
  ['2026-11-21T12:00Z', { service: aService({ minutes: 960, modality: 'dia' }) }, ['closed-day 2026-11-21']],
  ['2026-11-20T12:00Z', { service: aService({ minutes: 960, modality: 'dia' }) }, []],
])('a time wanted at %s (%j) is warned about: %j', (start, given, warnings) => {
  expect(said(start, given)).toEqual(warnings)
})

test('a service by day that starts on a closed one counts it, for eight hours where nobody works', () => {
  const rules = slotRules({ service: aService({ minutes: 960, modality: 'dia', bufferAfter: 30 }) })
  const saturday = willedRange(rules, rules.service, Date.parse('2026-11-21T12:00Z'))
  expect(saturday?.dates).toEqual(['2026-11-21', '2026-11-23'])
  expect(saturday?.blocked).toEqual(span('2026-11-21T12:00Z', '2026-11-23T21:30Z'))
  const oneDay = willedRange(
    rules,
    aService({ minutes: 480, modality: 'dia' }),
    Date.parse('2026-11-21T12:00Z'),
  )
  expect(oneDay).toMatchObject({ dates: ['2026-11-21'], end: Date.parse('2026-11-21T20:00Z') })
  const never = { ...rules, week: openWeek() }
  expect(willedRange(never, rules.service, Date.parse('2026-11-21T12:00Z'))).toBeNull()
})

describe('against the refusals', () => {
  const minute = fc.integer({ min: 0, max: 10 * 1440 })
  const spans = fc.array(fc.tuple(minute, fc.integer({ min: 0, max: 600 })), { maxLength: 3 })
  const first = Date.parse('2026-11-16T00:00Z')

  test('nothing is warned about exactly where nothing is refused', () => {
    fc.assert(
      fc.property(
        fc.record({
          start: minute,
          minutes: fc.integer({ min: 1, max: 900 }),
          now: minute,
          closedDays: fc.array(fc.integer({ min: 16, max: 26 }), { maxLength: 2 }),
          shut: spans,
          night: fc.boolean(),
        }),
        ({ start, minutes, now, closedDays, shut, night: isNight }) => {
          const rules = slotRules({
            ...(isNight ? { week: openWeek(['Sexta', '20:00', '02:00'], ['Sábado', '01:00', '12:00']) } : {}),
            service: aService({ minutes }),
            grid: 1,
            horizon: 400,
            now: first + now * 60_000,
            closures: {
              dates: closedDays.map((day) => `2026-11-${day}`),
              spans: shut.map(([from, length]) => ({
                start: first + from * 60_000,
                end: first + (from + length) * 60_000,
              })),
            },
          })
          const at = first + start * 60_000
          const place = willedRange(rules, rules.service, at)!
          const warnings = warningsAt(rules, place, { modality: 'tempo', now: rules.now })
          expect(warnings.length === 0).toBe(refusalAt(rules, at) === null)
        },
      ),
      { numRuns: runs(600) },
    )
  })
})
