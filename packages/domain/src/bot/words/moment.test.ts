import { describe, expect, it } from 'vitest'
import { readTime } from '../../time/read-time'
import { dayWords, findDate, openingWords, slotWords } from './moment'

const zone = 'America/Manaus'
const friday = Date.parse('2026-11-20T23:00:00Z')
const dates = ['2026-11-20', '2026-11-21', '2026-11-24', '2026-12-01']

it.each([
  ['2026-11-20', 'hoje'],
  ['2026-11-21', 'amanhã'],
  ['2026-11-24', 'ter 24/11'],
])('%s is called %s', (date, words) => {
  expect(dayWords(date, '2026-11-20')).toBe(words)
})

it.each([
  ['2026-11-21T00:00:00Z', 'hoje às 20:00'],
  ['2026-11-21T12:00:00Z', 'amanhã às 08:00'],
  ['2026-11-23T22:00:00Z', 'segunda às 18:00'],
  ['2026-12-24T12:30:00Z', 'dia 24/12 às 08:30'],
])('an opening at %s is %s', (at, words) => {
  expect(openingWords(Date.parse(at), friday, zone)).toBe(words)
})

it('tells a slot by its day and time', () => {
  expect(slotWords('2026-11-24T13:30:00Z', friday, zone)).toBe('ter 24/11 às 09:30')
})

describe('findDate', () => {
  it.each([
    ['hoje', '2026-11-20'],
    ['pode ser amanha', '2026-11-21'],
    ['terca', '2026-11-24'],
    ['na terca-feira', '2026-11-24'],
    ['24/11', '2026-11-24'],
    ['1/12', '2026-12-01'],
    ['dia 21', '2026-11-21'],
    ['dia 25', null],
    ['quarta', null],
    ['25/11', null],
    ['qualquer dia', null],
  ])('%s is %s', (words, date) => {
    expect(findDate(words, dates, '2026-11-20')).toBe(date)
  })
})

describe('readTime', () => {
  it.each([
    ['14h', '14:00'],
    ['14:30', '14:30'],
    ['as 9', '09:00'],
    ['9h15', '09:15'],
    ['18 horas', '18:00'],
    ['meio-dia', '12:00'],
    ['25h', null],
    ['cedo', null],
    ['2', null],
  ])('%s is %s', (words, time) => {
    expect(readTime(words)).toBe(time)
  })
})
