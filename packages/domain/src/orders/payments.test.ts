import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { balanceOf, changeOf, countedCents, paymentProblem } from './payments'

test.each([
  [6490, 0, 6490, 0],
  [6490, 2000, 4490, 0],
  [6490, 6490, 0, 0],
  [5000, 6490, 0, 1490],
  [0, 0, 0, 0],
])('of %i cents with %i received, %i are owed and %i too much', (totalCents, paidCents, owed, excess) => {
  expect(balanceOf({ totalCents, paidCents })).toEqual({ owedCents: owed, excessCents: excess })
})

test.each([
  [6490, 0, 10_000, 3510],
  [6490, 2000, 5000, 510],
  [6490, 6490, 10_000, null],
  [6490, 0, null, null],
  [6490, 0, 6490, 0],
  [7000, 0, 6490, -510],
])(
  'of %i cents with %i received, who pays with %j gets %j back',
  (totalCents, paidCents, changeForCents, back) => {
    expect(changeOf({ totalCents, paidCents, changeForCents })).toBe(back)
  },
)

describe('a payment', () => {
  test.each([
    ['pix', 6490, 0, null],
    ['pix', 2000, 0, null],
    ['pix', 6491, 0, 'more_than_owed'],
    ['cash', 10_000, 3510, null],
    ['cash', 10_000, 3500, 'more_than_owed'],
    ['cash', 10_000, 0, 'more_than_owed'],
    ['cash', 5000, 1000, null],
    ['credit_card', 10_000, 3510, 'change_only_with_cash'],
    ['cash', 0, 0, 'amount_invalid'],
    ['cash', 5000, 5000, 'amount_invalid'],
    ['cash', 5000, -1, 'amount_invalid'],
    ['pix', 10.5, 0, 'amount_invalid'],
  ] as const)(
    'by %s of %d less %d of change against 64,90: %j',
    (method, receivedCents, changeCents, problem) => {
      expect(paymentProblem({ method, receivedCents, changeCents }, 6490)).toBe(problem)
    },
  )

  test('whatever is taken in whichever order, never more than the total is received', () => {
    const cents = fc.integer({ min: 0, max: 3000 })
    const handed = fc.record({
      method: fc.constantFrom('cash', 'pix'),
      receivedCents: cents,
      changeCents: cents,
    } as const)
    fc.assert(
      fc.property(cents, fc.array(handed), (totalCents, payments) => {
        let paidCents = 0
        for (const payment of payments) {
          const { owedCents } = balanceOf({ totalCents, paidCents })
          if (paymentProblem(payment, owedCents) === null) paidCents += countedCents(payment)
        }
        expect(paidCents).toBeLessThanOrEqual(totalCents)
        expect(balanceOf({ totalCents, paidCents })).toEqual({
          owedCents: totalCents - paidCents,
          excessCents: 0,
        })
      }),
    )
  })
})
