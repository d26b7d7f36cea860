import type { PeriodBounds, SeriesPoint } from '@balcao/contract/manager'
import { expect, test } from 'vitest'
import { textsNow } from '../../i18n/language'
import { managerTexts } from '../texts'
import { knownPoints, revenuePlaces } from './series-places'

const words = { t: textsNow(managerTexts), locale: 'pt-BR' }
/** 14:30 in Manaus. */
const now = Date.parse('2026-11-21T18:30:00Z')

test('the hours of today that are still to come are not shown as empty ones', () => {
  const figures = { period: givenPeriod({ step: 'hour' }), series: givenDay() }
  const known = knownPoints(figures, now)
  expect(known.map((point) => point?.hour ?? null).slice(0, 11)).toEqual([
    5,
    6,
    7,
    8,
    9,
    10,
    11,
    12,
    13,
    14,
    null,
  ])
  expect(known.filter((point) => point !== null)).toHaveLength(10)
  const places = revenuePlaces(figures, { words, now, compare: true })
  expect(places[10]).toMatchObject({ title: '15h', current: null, previous: 500 })
  expect(places[10]!.lines).toHaveLength(1)
})

test('a day that is over has all of its hours', () => {
  const figures = { period: givenPeriod({ step: 'hour', running: false }), series: givenDay() }
  expect(knownPoints(figures, now)).not.toContain(null)
})

test('days have their weekday, and the period before only where it is compared with', () => {
  const series = [
    givenPoint({ day: '2026-11-20' }),
    givenPoint({ day: '2026-11-21', previous_revenue_cents: null }),
  ]
  const figures = { period: givenPeriod({ from: '2026-11-20' }), series }
  const compared = revenuePlaces(figures, { words, now, compare: true })
  expect(compared.map(({ label, previous }) => [label, previous])).toEqual([
    ['sex', 500],
    ['sáb', null],
  ])
  expect(compared[0]!.lines.map((line) => line.replaceAll('\u00A0', ' '))).toEqual([
    'R$ 10,00 · 2 pedidos',
    'Antes: R$ 5,00',
  ])
  const alone = revenuePlaces(figures, { words, now, compare: false })
  expect(alone.map(({ previous, lines }) => [previous, lines.length])).toEqual([
    [null, 1],
    [null, 1],
  ])
})

test('a longer period is named by its dates', () => {
  const figures = { period: givenPeriod({ from: '2026-10-23' }), series: [givenPoint({ day: '2026-10-23' })] }
  expect(revenuePlaces(figures, { words, now, compare: true })[0]!.label).toBe('23/10')
})

function givenDay(): SeriesPoint[] {
  return Array.from({ length: 24 }, (_, place) => givenPoint({ hour: (place + 5) % 24 }))
}

function givenPoint(change: Partial<SeriesPoint>): SeriesPoint {
  return {
    day: '2026-11-21',
    hour: null,
    revenue_cents: 1000,
    orders: 2,
    previous_day: '2026-11-20',
    previous_revenue_cents: 500,
    previous_orders: 1,
    ...change,
  }
}

function givenPeriod(change: Partial<PeriodBounds>): PeriodBounds {
  return {
    period: 'custom',
    from: '2026-11-21',
    to: '2026-11-21',
    previous_from: '2026-11-20',
    previous_to: '2026-11-20',
    running: true,
    step: 'day',
    time_zone: 'America/Manaus',
    cutoff_hour: 5,
    ...change,
  }
}
