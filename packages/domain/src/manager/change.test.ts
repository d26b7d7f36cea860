import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changeOf } from './change'
import { kpis } from './kpis'

test.each([
  ['MGR-07', 1542050, 1285030, 'higher', { percent: 20, direction: 'up', good: true }],
  ['MGR-08', 156, 142, 'higher', { percent: 9.9, direction: 'up', good: true }],
  ['MGR-09', 89, 76, 'higher', { percent: 17.1, direction: 'up', good: true }],
  ['MGR-10', 18, 22, 'lower', { percent: -18.2, direction: 'down', good: true }],
  ['MGR-10 slower is worse', 22, 18, 'lower', { percent: 22.2, direction: 'up', good: false }],
  ['the same', 5, 5, 'lower', { percent: 0, direction: 'same', good: null }],
  ['nothing at all', 0, 0, 'higher', { percent: 0, direction: 'same', good: null }],
  ['from nothing', 3, 0, 'higher', { percent: null, direction: 'up', good: true }],
  ['to nothing', 0, 3, 'higher', { percent: -100, direction: 'down', good: false }],
  ['below zero', -50, -100, 'higher', { percent: 50, direction: 'up', good: true }],
  ['not measured', null, 22, 'lower', { percent: null, direction: 'unknown', good: null }],
  ['never measured before', 18, null, 'lower', { percent: null, direction: 'unknown', good: null }],
] as const)('%s: %s against %s, %s is better', (_, current, previous, better, change) => {
  expect(changeOf(current, previous, better)).toEqual(change)
})

test('what is good when more is better is bad when less is, and the sign follows the direction', () => {
  const figure = fc.integer({ min: 0, max: 1_000_000 })
  fc.assert(
    fc.property(figure, figure, (current, previous) => {
      const [more, less] = [changeOf(current, previous), changeOf(current, previous, 'lower')]
      expect(less.good).toBe(more.good === null ? null : !more.good)
      if (more.percent !== null)
        expect(Math.sign(more.percent) * (current - previous)).toBeGreaterThanOrEqual(0)
    }),
  )
})

test('MGR-02 the four cards are revenue, orders, new customers and average time, which alone is better when lower', () => {
  expect(kpis.map(({ key, unit, better }) => [key, unit, better])).toEqual([
    ['revenue_cents', 'cents', 'higher'],
    ['orders', 'count', 'higher'],
    ['new_customers', 'count', 'higher'],
    ['preparation_minutes', 'minutes', 'lower'],
  ])
})
