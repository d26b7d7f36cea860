import { expect, it } from 'vitest'
import { dayAfterKey } from './day-after-key'

const bounds = { first: '2026-11-20', last: '2027-01-31' }

it.each([
  ['2026-11-24', 'ArrowLeft', '2026-11-23'],
  ['2026-11-24', 'ArrowRight', '2026-11-25'],
  ['2026-11-30', 'ArrowRight', '2026-12-01'],
  ['2026-12-01', 'ArrowUp', '2026-11-24'],
  ['2026-11-24', 'ArrowDown', '2026-12-01'],
  ['2026-11-25', 'Home', '2026-11-22'],
  ['2026-11-25', 'End', '2026-11-28'],
  ['2026-11-28', 'End', '2026-11-28'],
  ['2026-12-25', 'PageUp', '2026-11-25'],
  ['2026-11-30', 'PageDown', '2026-12-30'],
])('AVAIL-02 from %s, %s leads to %s', (date, key, target) => {
  expect(dayAfterKey(date, key, bounds)).toBe(target)
})

it.each([
  ['2026-11-20', 'ArrowLeft', '2026-11-20'],
  ['2026-11-21', 'Home', '2026-11-20'],
  ['2026-12-10', 'PageUp', '2026-11-20'],
  ['2027-01-31', 'PageDown', '2027-01-31'],
  ['2027-01-28', 'ArrowDown', '2027-01-31'],
])('from %s, %s stops at the end of what can be booked: %s', (date, key, target) => {
  expect(dayAfterKey(date, key, bounds)).toBe(target)
})

it('the 31st becomes the last day of a shorter month', () => {
  expect(dayAfterKey('2027-01-31', 'PageDown', { first: '2026-11-20', last: '2027-12-31' })).toBe(
    '2027-02-28',
  )
})

it('other keys are the browser’s', () => {
  for (const key of ['Tab', 'Enter', ' ', 'a', 'Escape'])
    expect(dayAfterKey('2026-11-24', key, bounds)).toBeNull()
})

it('no bounds, no end', () => {
  expect(dayAfterKey('2026-11-01', 'ArrowLeft')).toBe('2026-10-31')
  expect(dayAfterKey('2026-03-31', 'PageUp')).toBe('2026-02-28')
})
