import { expect, it } from 'vitest'
import { contentOf, emptyCoupon, problemsOf, valuesOf } from './coupon-values'

const coupon = {
  id: '5d4b1a7e-1d36-4b8c-9f0e-3a2b1c0d9e8f',
  code: 'PIZZA10',
  kind: 'value',
  value: 1050,
  minimum_cents: 3000,
  first_order: true,
  starts_on: '2026-11-26',
  ends_on: null,
  max_uses: 100,
  max_uses_each: null,
  active: true,
  uses: 3,
  version: 2,
} as const

it('a form says what the coupon says until somebody types', () => {
  const { id: _id, uses: _uses, version: _version, active: _active, ...said } = coupon
  expect(contentOf(valuesOf(coupon))).toEqual(said)
})

it.each([
  ['nothing', {}, { code: 'codeMissing', percent: 'percentWrong' }],
  ['a code without letters', { code: ' - ', percent: '10' }, { code: 'codeMissing' }],
  ['more than all', { code: 'x', percent: '101' }, { percent: 'percentWrong' }],
  ['no reais', { code: 'x', kind: 'value', amount: '0,00' }, { amount: 'amountMissing' }],
  ['a free delivery', { code: 'x', kind: 'free_delivery' }, {}],
  [
    'an end before the start',
    { code: 'x', percent: '5', startsOn: '2026-11-26', endsOn: '2026-11-25' },
    { endsOn: 'endsBefore' },
  ],
] as const)('%s', (_what, typed, problems) => {
  expect(problemsOf({ ...emptyCoupon, ...typed })).toEqual(problems)
})
