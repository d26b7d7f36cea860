import { expect, test } from 'vitest'
import { fairestFirst } from './fair-share'
import { span } from '../testing/build-rules'

const zone = 'America/Sao_Paulo'
const at = (date: string) => Date.parse(`${date}T15:00Z`)
const empty = (number: number) => ({ number, busy: [] })
const order = (agendas: Parameters<typeof fairestFirst>[0], date = '2026-11-20') =>
  fairestFirst(agendas, { start: at(date), zone }).map(({ number }) => number)

test('who has the fewest minutes on that date is first; another day does not count', () => {
  const full = { number: 1, busy: [span('2026-11-20T12:00Z', '2026-11-20T16:00Z')] }
  const half = { number: 2, busy: [span('2026-11-20T12:00Z', '2026-11-20T14:00Z')] }
  const yesterday = { number: 3, busy: [span('2026-11-19T12:00Z', '2026-11-19T22:00Z')] }
  expect(order([full, half, yesterday])).toEqual([3, 2, 1])
})

test('the date is the zone’s: what lies after midnight in London is still today in São Paulo', () => {
  const late = { number: 1, busy: [span('2026-11-21T01:00Z', '2026-11-21T02:30Z')] }
  const next = { number: 2, busy: [span('2026-11-21T03:00Z', '2026-11-21T08:00Z')] }
  expect(order([late, next])).toEqual([2, 1])
})

test('those who have as few take turns by the day', () => {
  const three = [empty(7), empty(3), empty(5)]
  const firsts = ['2026-11-20', '2026-11-21', '2026-11-22'].map((date) => order(three, date)[0])
  expect([...firsts].sort()).toEqual([3, 5, 7])
  expect(order(three)).toEqual(order(three.toReversed()))
  expect(order([])).toEqual([])
})
