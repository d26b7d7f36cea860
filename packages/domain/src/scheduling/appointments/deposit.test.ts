import { expect, test } from 'vitest'
import { depositAfterNoShow, depositDue } from './deposit'

test.each([
  ['two hours after the booking', 120, '2026-11-25T12:00Z', '2026-11-20T14:00Z'],
  ['at the start where that comes first', 120, '2026-11-20T13:00Z', '2026-11-20T13:00Z'],
  ['a week after', 10_080, '2026-12-25T12:00Z', '2026-11-27T12:00Z'],
])('a deposit is due %s', (_, minutes, start, due) => {
  expect(depositDue(Date.parse('2026-11-20T12:00Z'), minutes, Date.parse(start))).toBe(Date.parse(due))
})

test.each([
  ['an amount', { by: 'cents', cents: 2000 }, 0, 5000, 2000],
  ['never more than the price', { by: 'cents', cents: 9000 }, 0, 5000, 5000],
  ['a share of the price, to the next cent', { by: 'percent', percent: 33 }, 0, 4990, 1647],
  ['what the service asks where that is more', { by: 'percent', percent: 10 }, 2500, 5000, 2500],
  ['nothing of who pays nothing', { by: 'percent', percent: 50 }, 0, 0, 0],
  ['nothing more where it is off', { by: 'off', cents: 2000 }, 1000, 5000, 1000],
] as const)('after a no-show it is %s', (_, own, usual, price, cents) => {
  const setting = { cents: 0, percent: 1, months: 12, ...own }
  expect(depositAfterNoShow(setting, { usual, price })).toBe(cents)
})
