import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lineTotal, orderTotal } from './totals'

const cents = fc.integer({ min: 0, max: 500_000 })
const item = fc.record({
  quantity: fc.integer({ min: 1, max: 99 }),
  unitPriceCents: cents,
  options: fc.array(fc.record({ priceCents: cents }), { maxLength: 4 }),
})

test('a line is its quantity times the unit price with options', () => {
  expect(lineTotal({ quantity: 2, unitPriceCents: 2490, options: [] })).toBe(4980)
  expect(
    lineTotal({ quantity: 3, unitPriceCents: 1000, options: [{ priceCents: 250 }, { priceCents: 0 }] }),
  ).toBe(3750)
})

test.each([
  [{ quantity: 0, unitPriceCents: 100, options: [] }],
  [{ quantity: 1.5, unitPriceCents: 100, options: [] }],
  [{ quantity: 1, unitPriceCents: 9.9, options: [] }],
  [{ quantity: 1, unitPriceCents: -1, options: [] }],
  [{ quantity: 1, unitPriceCents: 100, options: [{ priceCents: Number.NaN }] }],
  [{ quantity: 2 ** 40, unitPriceCents: 2 ** 40, options: [] }],
])('a line that is not whole cents is refused: %j', (line) => {
  expect(() => lineTotal(line)).toThrow(RangeError)
})

describe('orderTotal', () => {
  const items = [{ quantity: 2, unitPriceCents: 2490, options: [] }]

  test('items, fee and discount come together', () => {
    expect(orderTotal({ items, deliveryFeeCents: 500, discountCents: 80 })).toEqual({
      itemsCents: 4980,
      totalCents: 5400,
    })
  })

  test('a discount may take everything, but not more', () => {
    expect(orderTotal({ items, deliveryFeeCents: 500, discountCents: 5480 }).totalCents).toBe(0)
    expect(() => orderTotal({ items, deliveryFeeCents: 500, discountCents: 5481 })).toThrow(/discount/)
    expect(() => orderTotal({ items, deliveryFeeCents: 0.5, discountCents: 0 })).toThrow(RangeError)
    expect(() => orderTotal({ items, deliveryFeeCents: 0, discountCents: -1 })).toThrow(RangeError)
  })

  test('the total is the same whatever the order of the lines, and grows by exactly what is added', () => {
    fc.assert(
      fc.property(fc.array(item), item, cents, (lines, extra, fee) => {
        const total = (items: typeof lines) =>
          orderTotal({ items, deliveryFeeCents: fee, discountCents: 0 }).totalCents
        expect(total([...lines].reverse())).toBe(total(lines))
        expect(total([...lines, extra])).toBe(total(lines) + lineTotal(extra))
        expect(Number.isSafeInteger(total(lines))).toBe(true)
      }),
    )
  })
})
