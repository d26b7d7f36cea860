import { expect, test } from 'vitest'
import { keyedDate } from './keyed-date'

test.each([
  ['ArrowRight', '2026-11-30', '2026-12-01'],
  ['ArrowLeft', '2026-11-01', '2026-10-31'],
  ['ArrowUp', '2026-11-20', '2026-11-13'],
  ['ArrowDown', '2026-11-20', '2026-11-27'],
  ['Home', '2026-11-20', '2026-11-15'],
  ['End', '2026-11-20', '2026-11-21'],
  ['PageUp', '2026-03-31', '2026-02-28'],
  ['PageDown', '2026-11-20', '2026-12-20'],
  ['Enter', '2026-11-20', null],
])('AVAIL-02 %s goes from %s to %s', (key, date, expected) => {
  expect(keyedDate(key, date)).toBe(expected)
})
