import { expect, test } from 'vitest'
import { depositDue } from './deposit'

test.each([
  ['two hours after the booking', 120, '2026-11-25T12:00Z', '2026-11-20T14:00Z'],
  ['at the start where that comes first', 120, '2026-11-20T13:00Z', '2026-11-20T13:00Z'],
  ['a week after', 10_080, '2026-12-25T12:00Z', '2026-11-27T12:00Z'],
])('a deposit is due %s', (_, minutes, start, due) => {
  expect(depositDue(Date.parse('2026-11-20T12:00Z'), minutes, Date.parse(start))).toBe(Date.parse(due))
})
