import { expect, test } from 'vitest'
import { ageMinutes, ageWords, averageAt, deadlineMinutes, urgencyOf } from './age'

test.each([
  [-30, 0],
  [0, 0],
  [59, 0],
  [60, 1],
  [3599, 59],
])('%d seconds are %d minutes', (seconds, minutes) => {
  const now = Date.parse('2026-11-21T15:00:00Z')
  expect(ageMinutes(new Date(now - seconds * 1000).toISOString(), now)).toBe(minutes)
})

test.each([
  [0, 'now', 0],
  [1, 'minutes', 1],
  [59, 'minutes', 59],
  [60, 'hours', 1],
  [1439, 'hours', 23],
  [1440, 'days', 1],
] as const)('%d minutes are said in %s', (minutes, unit, count) => {
  expect(ageWords(minutes)).toEqual({ unit, count })
})

test.each([
  ['analysis', 3, 60, 'calm'],
  ['analysis', 4, 60, 'soon'],
  ['analysis', 8, 60, 'late'],
  ['analysis', 8, 120, 'late'],
  ['production', 8, 60, 'calm'],
  ['production', 25, 60, 'soon'],
  ['production', 40, 60, 'late'],
  ['production', 40, 120, 'calm'],
  ['production', 20, 30, 'late'],
  ['ready', 59, 60, 'soon'],
  ['ready', 60, 60, 'late'],
  ['ready', 30, 30, 'late'],
  ['dispatched', 59, 60, 'soon'],
  ['dispatched', 60, 60, 'late'],
  ['delivered', 9999, 30, 'calm'],
] as const)(
  'an order in %s is at %d minutes, of %d that the company takes, %s',
  (status, minutes, average, is) => {
    expect(urgencyOf(status, minutes, average)).toBe(is)
  },
)

test.each([
  ['analysis', 8],
  ['production', 40],
  ['ready', 60],
  ['dispatched', 60],
  ['delivered', null],
] as const)(
  'an order in %s, where the company takes 60 minutes, is to be gone after %s',
  (status, minutes) => {
    expect(deadlineMinutes(status, 60)).toBe(minutes)
  },
)

const now = Date.parse('2026-11-21T20:00:00Z')
const tonight = (preparo_extra_ate: string | null) => ({
  fechada_ate: null,
  so_retirada_ate: null,
  preparo_extra: 30,
  preparo_extra_ate,
})

test.each([
  ['no record', undefined, 60],
  ['no average', { tempo_entrega: 0 }, 60],
  ['an average', { tempo_entrega: 35 }, 35],
  ['longer tonight', { tempo_entrega: 35, atendimento: tonight('2026-11-21T23:00:00Z') }, 65],
  ['longer until an hour ago', { tempo_entrega: 35, atendimento: tonight('2026-11-21T19:00:00Z') }, 35],
  ['nothing by hand', { tempo_entrega: 35, atendimento: tonight(null) }, 35],
])('with %s an order takes %s', (_, pace, minutes) => {
  expect(averageAt(pace, now)).toBe(minutes)
})
