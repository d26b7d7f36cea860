import fc from 'fast-check'
import { NewOrder } from '@balcao/contract/orders'
import { describe, expect, test } from 'vitest'
import { buildOrder } from '../testing/build-order'
import {
  contentOf,
  emptyItem,
  emptyOrder,
  liveChange,
  liveCoupon,
  liveTotal,
  problemsOf,
  valuesOf,
  type OrderFormValues,
} from './order-form-values'

const order = buildOrder()
const filled = valuesOf(order)

describe('contentOf', () => {
  test('ORD-19 an order that is opened and saved unchanged says the same', () => {
    const content = contentOf(filled)
    expect(NewOrder.safeParse(content).success).toBe(true)
    const { customer_name, customer_phone, customer_address, items, change_for, delivery_fee, discount } =
      order
    expect(content).toMatchObject({
      customer_name,
      customer_phone,
      customer_address,
      items,
      change_for,
      delivery_fee,
      discount,
    })
  })

  test('what a pickup does not need is left out, what only cash needs too', () => {
    const content = contentOf({ ...filled, fulfilment: 'pickup', payment_method: 'pix' })
    expect(content).toMatchObject({
      customer_address: null,
      neighbourhood: null,
      delivery_fee: 0,
      change_for: null,
    })
  })

  test('any price typed as cents survives the way there and back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999 }), (cents) => {
        const item = { ...order.items[0]!, unit_price: cents / 100 }
        expect(contentOf(valuesOf(buildOrder({ items: [item] }))).items[0]!.unit_price).toBe(cents / 100)
      }),
    )
  })
})

describe('an order with a coupon', () => {
  const items = [{ ...order.items[0]!, quantity: 2, unit_price: 25, options: [] }]
  const coupon = { code: 'PIZZA10', kind: 'percent', value: 10, minimum: 30 } as const
  const placed = buildOrder({ items, delivery_fee: 6, discount: 5, total: 51, coupon })

  test('is computed as the items change, and sends the code in the place of a discount', () => {
    const values = valuesOf(placed)
    expect(liveTotal(values)).toEqual({ itemsCents: 5000, totalCents: 5100 })
    expect(contentOf(values)).toMatchObject({ discount: 0, coupon: 'PIZZA10', delivery_fee: 6 })
    const more = { ...values, items: [{ ...values.items[0]!, quantity: 4 }] }
    expect(liveTotal(more)).toEqual({ itemsCents: 10_000, totalCents: 9600 })
    const less = { ...values, items: [{ ...values.items[0]!, quantity: 1 }] }
    expect(liveTotal(less)).toEqual({ itemsCents: 2500, totalCents: 3100 })
    expect(liveCoupon(less)).toMatchObject({ discountCents: 0, missingToCouponCents: 500 })
    expect(liveTotal({ ...values, coupon: null, discount: '2,00' })?.totalCents).toBe(5400)
  })

  test('gives reais off, or the delivery', () => {
    const off = valuesOf({ ...placed, coupon: { ...coupon, kind: 'value', value: 7.5 } })
    expect(liveTotal(off)?.totalCents).toBe(4850)
    const free = valuesOf({ ...placed, coupon: { ...coupon, kind: 'free_delivery', value: 0 } })
    expect(liveTotal({ ...free, delivery_fee: '6,00' })?.totalCents).toBe(5000)
  })
})

test.each<[string, Partial<OrderFormValues>, Record<string, string>]>([
  ['a complete order', {}, {}],
  ['no name', { customer_name: ' ' }, { customer_name: 'required' }],
  ['half a phone', { customer_phone: '(92) 9' }, { customer_phone: 'phone_invalid' }],
  ['a delivery to nowhere', { customer_address: '' }, { customer_address: 'address_required' }],
  ['a pickup without address', { customer_address: '', fulfilment: 'pickup' }, {}],
  ['no items', { items: [] }, { items: 'items_missing' }],
  [
    'an item without price',
    { items: [{ ...emptyItem, name: 'Suco' }] },
    { 'items.0.unit_price': 'required', change_for: '' },
  ],
  ['a free item', { items: [{ ...emptyItem, name: 'Brinde', unit_price: '0,00' }] }, {}],
  ['too little for change', { change_for: '60,79' }, { change_for: 'change_below_total' }],
  ['too much discount', { discount: '999,00' }, { discount: 'discount_too_large' }],
  ['a novel as a note', { notes: 'a'.repeat(501) }, { notes: 'too_long' }],
])('%s', (_, changes, expected) => {
  const problems = problemsOf({ ...filled, ...changes })
  const wanted = Object.fromEntries(Object.entries(expected).filter(([, code]) => code !== ''))
  expect(problems).toEqual(wanted)
})

test('an untouched new order names the fields to fill', () => {
  expect(Object.keys(problemsOf(emptyOrder)).sort()).toEqual(['customer_address', 'customer_name', 'items'])
})

test('the total and the change follow what is typed', () => {
  expect(liveTotal(filled)).toEqual({ itemsCents: 5580, totalCents: 6080 })
  expect(liveChange(filled)).toBe(3920)
  expect(liveChange({ ...filled, payment_method: 'pix' })).toBeNull()
  expect(liveTotal({ ...filled, discount: '999,00' })).toBeNull()
})
