import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { couponKey, couponKinds } from './coupon'
import { priceOrder } from './price-order'

const rules = { minimumCents: 3000, freeFromCents: 6000 }
const terms = (kind: (typeof couponKinds)[number], value = 0, minimumCents = 0) => ({
  kind,
  value,
  minimumCents,
})

describe('priceOrder', () => {
  it.each([
    ['says what is missing to both rules', { itemsCents: 2200 }, [700, 0, 2900, 800, 3800]],
    ['takes the minimum itself', { itemsCents: 3000 }, [700, 0, 3700, 0, 3000]],
    ['delivers free from the value on', { itemsCents: 6000 }, [0, 0, 6000, 0, 0]],
    ['asks nothing of who comes for it', { itemsCents: 500, fulfilment: 'pickup' }, [0, 0, 500, 0, 0]],
    [
      'has no rules at 0',
      { itemsCents: 100, rules: { minimumCents: 0, freeFromCents: 0 } },
      [700, 0, 800, 0, 0],
    ],
    [
      'takes a percentage of the items alone',
      { itemsCents: 4000, coupon: terms('percent', 10) },
      [700, 400, 4300, 0, 2000],
    ],
    ['rounds to the cent', { itemsCents: 3333, coupon: terms('percent', 15) }, [700, 500, 3533, 0, 2667]],
    [
      'never takes more than the items',
      { itemsCents: 3000, coupon: terms('value', 9999) },
      [700, 3000, 700, 0, 3000],
    ],
    ['gives the delivery', { itemsCents: 3000, coupon: terms('free_delivery') }, [0, 0, 3000, 0, 0]],
    [
      'waits for the minimum of a coupon',
      { itemsCents: 3000, coupon: terms('value', 500, 4000) },
      [700, 0, 3700, 0, 3000],
    ],
    [
      'looks at the items before the discount',
      { itemsCents: 6000, coupon: terms('percent', 50) },
      [0, 3000, 3000, 0, 0],
    ],
  ] as const)('%s', (_name, order, expected) => {
    const price = priceOrder({ fulfilment: 'delivery', feeCents: 700, rules, ...order })
    expect([
      price.feeCents,
      price.discountCents,
      price.totalCents,
      price.missingToMinimumCents,
      price.missingToFreeCents,
    ]).toEqual(expected)
  })

  it('is items − discount + fee for any order, never negative, and takes no more than the items', () => {
    const cents = fc.integer({ min: 0, max: 99_999_999 })
    const coupon = fc.record({
      kind: fc.constantFrom(...couponKinds),
      value: fc.integer({ min: -1000, max: 200_000_000 }),
      minimumCents: cents,
    })
    const order = fc.record({
      itemsCents: cents,
      fulfilment: fc.constantFrom('delivery' as const, 'pickup' as const),
      feeCents: cents,
      rules: fc.record({ minimumCents: cents, freeFromCents: cents }),
      coupon: fc.option(coupon),
    })
    fc.assert(
      fc.property(order, (one) => {
        const { itemsCents, discountCents, feeCents, totalCents } = priceOrder(one)
        expect(totalCents).toBe(itemsCents - discountCents + feeCents)
        expect(Number.isInteger(totalCents) && totalCents >= 0).toBe(true)
        expect(discountCents >= 0 && discountCents <= itemsCents).toBe(true)
        expect(feeCents === 0 || feeCents === one.feeCents).toBe(true)
      }),
    )
  })
})

it.each([
  ['pizza10', 'PIZZA10'],
  [' Promoção-10 ', 'PROMOCAO10'],
  ['é!', 'E'],
  ['🍕', ''],
])('compares the code %s as %s', (code, key) => expect(couponKey(code)).toBe(key))
