import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkOrder, type OrderToCheck } from './check-order'

const order: OrderToCheck = {
  fulfilment: 'delivery',
  customerPhone: '92991234567',
  customerAddress: 'Rua das Flores, 120',
  paymentMethod: 'cash',
  changeForCents: 10_000,
  deliveryFeeCents: 500,
  discountCents: 0,
  totalCents: 5480,
  items: [{ quantity: 2, unitPriceCents: 2490, options: [] }],
}

test('an order that keeps every rule has no problem', () => {
  expect(checkOrder(order)).toEqual([])
})

test.each<[string, Partial<OrderToCheck>]>([
  ['without phone, total or change', { customerPhone: null, totalCents: undefined, changeForCents: null }],
  ['with a blank phone', { customerPhone: ' ' }],
  ['picked up without address', { fulfilment: 'pickup', customerAddress: null }],
  ['paid exactly', { changeForCents: 5480 }],
  ['for free', { discountCents: 5480, totalCents: 0 }],
])('an order %s may be placed', (_, changes) => {
  expect(checkOrder({ ...order, ...changes })).toEqual([])
})

test.each<[string, Partial<OrderToCheck>, string, string]>([
  ['without items', { items: [] }, 'items', 'items_missing'],
  ['to deliver nowhere', { customerAddress: null }, 'customer_address', 'address_required'],
  ['to deliver to blanks', { customerAddress: '  ' }, 'customer_address', 'address_required'],
  ['VALID-09 with half a phone', { customerPhone: '9912' }, 'customer_phone', 'phone_invalid'],
  ['with change for a card', { paymentMethod: 'credit_card' }, 'change_for', 'change_only_with_cash'],
  ['with change for too little', { changeForCents: 5479 }, 'change_for', 'change_below_total'],
  ['with another total', { totalCents: 5481 }, 'total', 'total_mismatch'],
  ['with too much discount', { discountCents: 5481 }, 'discount', 'discount_too_large'],
  ['with a broken fee', { deliveryFeeCents: 0.5 }, 'delivery_fee', 'amount_invalid'],
  ['with a negative discount', { discountCents: -1 }, 'discount', 'amount_invalid'],
  [
    'with no quantity',
    { items: [{ quantity: 0, unitPriceCents: 1, options: [] }] },
    'items.0.quantity',
    'amount_invalid',
  ],
  [
    'with a broken price',
    { items: [{ quantity: 1, unitPriceCents: Number.NaN, options: [] }] },
    'items.0.unit_price',
    'amount_invalid',
  ],
  [
    'with a broken option',
    { items: [{ quantity: 1, unitPriceCents: 1, options: [{ priceCents: 0 }, { priceCents: -1 }] }] },
    'items.0.options.1.price',
    'amount_invalid',
  ],
  [
    'of a million',
    {
      items: [{ quantity: 2, unitPriceCents: 50_000_000, options: [] }],
      deliveryFeeCents: 0,
      totalCents: null,
      changeForCents: null,
    },
    'total',
    'total_too_large',
  ],
])('an order %s is refused', (_, changes, path, code) => {
  expect(checkOrder({ ...order, ...changes })).toEqual([{ path, code }])
})

test('every problem is named at once', () => {
  const bad = { ...order, customerPhone: '1', customerAddress: '', totalCents: 1, changeForCents: 2 }
  expect(checkOrder(bad).map(({ path }) => path)).toEqual([
    'customer_phone',
    'customer_address',
    'total',
    'change_for',
  ])
})

test('whatever the numbers, an answer comes back', () => {
  const number = fc.oneof(fc.integer(), fc.double(), fc.constant(Number.MAX_VALUE))
  const item = fc.record({
    quantity: number,
    unitPriceCents: number,
    options: fc.array(fc.record({ priceCents: number })),
  })
  const amounts = fc.record({
    items: fc.array(item),
    deliveryFeeCents: number,
    discountCents: number,
    totalCents: number,
  })
  fc.assert(fc.property(amounts, (changes) => Array.isArray(checkOrder({ ...order, ...changes }))))
})
