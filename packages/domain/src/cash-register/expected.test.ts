import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { paymentMethods } from '../orders'
import { countedMethods, differencesOf, expectedOf, type CashMovement } from './expected'

const move = (kind: 'in' | 'out', cents: number, isVoided = false): CashMovement => ({
  kind,
  cents,
  isVoided,
})

test.each<[string, Parameters<typeof expectedOf>[0], Record<string, number>]>([
  ['just opened', { openingCents: 10_000, received: {}, movements: [] }, { cash: 10_000 }],
  [
    'after a day',
    {
      openingCents: 10_000,
      received: { cash: 25_050, pix: 8000, credit_card: 5990 },
      movements: [move('out', 20_000), move('in', 1500), move('out', 9999, true)],
    },
    { cash: 16_550, pix: 8000, credit_card: 5990 },
  ],
  [
    'more taken out than came',
    { openingCents: 0, received: {}, movements: [move('out', 500)] },
    { cash: -500 },
  ],
])('%s', (_, register, wanted) => {
  const all = { ...Object.fromEntries(paymentMethods.map((method) => [method, 0])), ...wanted }
  expect(expectedOf(register)).toEqual(all)
})

test('a difference is what was counted less what is expected, of what was counted or should be there', () => {
  expect(differencesOf({ cash: 1000, pix: 500, voucher: 0 }, { cash: 990, debit_card: 20 })).toEqual([
    { method: 'pix', cents: -500 },
    { method: 'cash', cents: -10 },
    { method: 'debit_card', cents: 20 },
  ])
  expect(countedMethods({ voucher: 100 })).toContain('voucher')
  expect(countedMethods({})).not.toContain('voucher')
})

it('counting what is expected leaves no difference, and each cent in the drawer is one of expected cash', () => {
  const cents = fc.integer({ min: 0, max: 1_000_000 })
  const movements = fc.array(
    fc.record({ kind: fc.constantFrom('in' as const, 'out' as const), cents, isVoided: fc.boolean() }),
  )
  fc.assert(
    fc.property(cents, fc.record({ cash: cents, pix: cents }), movements, (openingCents, received, moved) => {
      const expected = expectedOf({ openingCents, received, movements: moved })
      expect(differencesOf(expected, expected).every((one) => one.cents === 0)).toBe(true)
      const more = expectedOf({ openingCents: openingCents + 1, received, movements: moved })
      expect(more.cash).toBe(expected.cash + 1)
      expect(more.pix).toBe(received.pix)
    }),
  )
})
