import { expect, test } from 'vitest'
import { openWeek, saoPaulo, span } from '../testing/build-rules'
import { leftOutside, type StandingTime } from './left-outside'

const before = openWeek(
  ['Sexta', '09:00', '18:00'],
  ['Sábado', '09:00', '12:00'],
  ['Domingo', '20:00', '02:00'],
)
const at = (start: string, end: string, more: Partial<StandingTime> = {}): StandingTime => ({
  ...span(start, end),
  dates: [start.slice(0, 10)],
  modality: 'tempo',
  ...more,
})
// Friday 20 November 2026 in São Paulo, three hours behind UTC.
const morning = at('2026-11-20T12:00Z', '2026-11-20T13:00Z')
const last = at('2026-11-20T20:00Z', '2026-11-20T21:00Z')
const late = at('2026-11-20T21:00Z', '2026-11-20T22:00Z')
const twoDays = at('2026-11-20T12:00Z', '2026-11-21T15:00Z', {
  dates: ['2026-11-20', '2026-11-21'],
  modality: 'dia',
})
const night = at('2026-11-23T02:30Z', '2026-11-23T04:00Z', { dates: ['2026-11-22'] })
const all = [morning, last, late, twoDays, night]

test.each([
  ['the same hours leave nobody outside', before, []],
  [
    'an earlier closing leaves out who ends after it; who lay outside before is no news',
    openWeek(['Sexta', '09:00', '17:00'], ['Sábado', '09:00', '12:00'], ['Domingo', '20:00', '02:00']),
    [last],
  ],
  [
    'a lunch break leaves out nobody who lies beside it',
    openWeek(
      ['Sexta', '09:00', '12:00'],
      ['Sexta', '13:00', '18:00'],
      ['Sábado', '09:00', '12:00'],
      ['Domingo', '20:00', '02:00'],
    ),
    [],
  ],
  [
    'a later opening leaves out who begins before it, of several days too',
    openWeek(['Sexta', '10:00', '18:00'], ['Sábado', '09:00', '12:00'], ['Domingo', '20:00', '02:00']),
    [morning, twoDays],
  ],
  [
    'a closed day leaves out what is worked on over it',
    openWeek(['Sexta', '09:00', '18:00'], ['Domingo', '20:00', '02:00']),
    [twoDays],
  ],
  [
    'a night that ends earlier',
    openWeek(['Sexta', '09:00', '18:00'], ['Sábado', '09:00', '12:00'], ['Domingo', '20:00', '00:30']),
    [night],
  ],
  ['no hours at all', openWeek(), [morning, last, twoDays, night]],
])('%s', (_, after, left) => {
  expect(leftOutside(all, { zone: saoPaulo, before: { week: before }, after: { week: after } })).toEqual(left)
})

test('nobody is looked for where there is nobody', () => {
  expect(leftOutside([], { zone: saoPaulo, before: { week: before }, after: { week: openWeek() } })).toEqual(
    [],
  )
})
