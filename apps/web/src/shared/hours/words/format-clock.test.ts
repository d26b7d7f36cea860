import { expect, it } from 'vitest'
import { completeClock, formatClock } from './format-clock'

it.each([
  ['', '', ''],
  ['0', '0', '00:00'],
  ['1', '1', '01:00'],
  ['8', '08', '08:00'],
  ['08', '08', '08:00'],
  ['830', '08:30', '08:30'],
  ['083', '08:3', '08:30'],
  ['18:00', '18:00', '18:00'],
  ['1830 h', '18:30', '18:30'],
  ['123456', '12:34', '12:34'],
  ['2', '2', '02:00'],
])('COMP-34 %j reads %j while it is typed and %j when it is left', (typed, shown, whole) => {
  expect(formatClock(typed)).toBe(shown)
  expect(completeClock(typed)).toBe(whole)
})
