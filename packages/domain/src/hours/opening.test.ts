import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isOpenAt } from './open-at'
import { nothingByHand, type ByHand } from './by-hand'
import { openingAt, untilNextTime } from './opening'
import { weekOf, type HoursRow, type Week } from './week'

const zone = 'America/Manaus'
const at = (clock: string) => Date.parse(`2026-11-${clock}:00-04:00`)
const words = (instant: number | null) =>
  instant === null ? null : new Date(instant - 4 * 3_600_000).toISOString().slice(8, 16)

const rows = (...open: [HoursRow['dia'], string, string][]): Week =>
  weekOf(
    open.map(([dia, horario_inicio, horario_fim]) => ({
      dia,
      horario_inicio,
      horario_fim,
      status: 'aberto',
    })),
  )
/** Thursday 26 and Friday 27 from six to two in the night, Friday for lunch as well. */
const pizzeria = rows(['Quinta', '18:00', '02:00'], ['Sexta', '11:00', '14:00'], ['Sexta', '18:00', '02:00'])
const allWeek = rows(
  ...(['Segunda', 'Terça', 'Quarta', 'Quinta', 'Sexta', 'Sábado', 'Domingo'] as const).map(
    (dia): [HoursRow['dia'], string, string] => [dia, '00:00', '24:00'],
  ),
)

describe('how a shop stands', () => {
  it.each<[string, Week | null, Partial<ByHand>, string, boolean, string | null, boolean]>([
    ['open by its hours', pizzeria, {}, '26T20:00', true, null, false],
    ['closed by its hours', pizzeria, {}, '26T15:00', false, '26T18:00', false],
    [
      'paused for half an hour',
      pizzeria,
      { closedUntil: at('26T20:30') },
      '26T20:00',
      false,
      '26T20:30',
      true,
    ],
    ['a pause is over by itself', pizzeria, { closedUntil: at('26T20:30') }, '26T20:30', true, null, false],
    [
      'a pause beyond closing time',
      pizzeria,
      { closedUntil: at('27T02:10') },
      '27T01:50',
      false,
      '27T11:00',
      true,
    ],
    [
      'a pause before opening time',
      pizzeria,
      { closedUntil: at('26T16:00') },
      '26T15:30',
      false,
      '26T18:00',
      false,
    ],
    ['closed for tonight', pizzeria, { closedUntil: at('27T11:00') }, '26T20:00', false, '27T11:00', true],
    ['without hours', null, {}, '26T04:00', true, null, false],
    ['without hours, paused', null, { closedUntil: at('26T05:00') }, '26T04:00', false, '26T05:00', true],
  ])('%s', (_, week, byHand, now, open, opensAt, paused) => {
    const opening = openingAt(week, { ...nothingByHand, ...byHand }, at(now), zone)
    expect([opening.open, words(opening.opensAt), opening.paused]).toEqual([open, opensAt, paused])
  })

  it('without deliveries, and slower, until they are over', () => {
    const byHand = {
      closedUntil: null,
      pickupUntil: at('27T11:00'),
      extraMinutes: 20,
      extraUntil: at('27T02:00'),
    }
    expect(openingAt(pizzeria, byHand, at('26T20:00'), zone)).toMatchObject({
      delivers: false,
      extraMinutes: 20,
    })
    expect(openingAt(pizzeria, byHand, at('27T02:00'), zone)).toMatchObject({
      delivers: false,
      extraMinutes: 0,
    })
    expect(openingAt(pizzeria, byHand, at('27T11:00'), zone)).toMatchObject({
      delivers: true,
      extraMinutes: 0,
    })
  })

  it.each([
    ['tonight, until it opens next', pizzeria, '26T20:00', '27T11:00'],
    ['after midnight, until lunch of the same day', pizzeria, '27T01:00', '27T11:00'],
    ['before it opens: that opening is left out', pizzeria, '26T15:00', '27T11:00'],
    ['never closed: until the operating day ends', allWeek, '26T20:00', '27T05:00'],
    ['never closed, in the night', allWeek, '26T03:00', '26T05:00'],
    ['no hours', null, '26T20:00', '27T05:00'],
  ])('closed %s', (_, week, now, until) => {
    expect(words(untilNextTime(week, at(now), zone, 5))).toBe(until)
  })

  it('says an opening at which it is open, and is closed until then', () => {
    const week = fc.constantFrom(pizzeria, allWeek, rows(['Domingo', '23:00', '23:30']))
    fc.assert(
      fc.property(
        week,
        fc.integer({ min: 0, max: 14 * 24 * 60 }),
        fc.integer({ min: 1, max: 3000 }),
        (days, minute, pause) => {
          const now = at('22T00:00') + minute * 60_000
          const byHand = { ...nothingByHand, closedUntil: now + pause * 60_000 }
          const { open, opensAt } = openingAt(days, byHand, now, zone)
          expect(open).toBe(false)
          expect(opensAt).toBeGreaterThanOrEqual(byHand.closedUntil)
          expect(isOpenAt(days, opensAt!, zone)).toBe(true)
          expect(openingAt(days, byHand, opensAt!, zone).open).toBe(true)
          expect(openingAt(days, byHand, opensAt! - 1, zone).open).toBe(false)
        },
      ),
    )
  })
})
