import type { OrderItem } from '@balcao/contract/orders'
import { expect, test } from 'vitest'
import { allTicked, tickOf, turned } from './ticks'

const item = (name: string, notes: string | null = null): OrderItem => ({
  name,
  quantity: 1,
  unit_price: 20,
  options: [],
  notes,
  product_id: null,
})
const order = { id: 'o1', items: [item('X-Bacon'), item('X-Bacon', 'sem cebola')] }
const ticksOf = order.items.map(tickOf)

test('an order is all ticked once each of its lines is, also two that are alike', () => {
  const one = turned({}, 'o1', ticksOf[0]!)
  expect(allTicked(one, order)).toBe(false)
  const both = turned(one, 'o1', ticksOf[1]!)
  expect(allTicked(both, order)).toBe(true)
  expect(turned(turned(both, 'o1', ticksOf[0]!), 'o1', ticksOf[1]!)).toEqual({})
})

test('a line that was edited is open again, and so is an order that gained one', () => {
  const both = ticksOf.reduce((ticks, tick) => turned(ticks, 'o1', tick), {})
  expect(allTicked(both, { ...order, items: [order.items[0]!, item('X-Bacon', 'sem tomate')] })).toBe(false)
  expect(allTicked(both, { ...order, items: [...order.items, item('Coca')] })).toBe(false)
})

test('the ticks of old orders go, those of the last hundred stay', () => {
  const many = Array.from({ length: 120 }, (_, n) => `o${n}`).reduce(
    (ticks, id) => turned(ticks, id, 'x'),
    {},
  )
  expect(Object.keys(many)).toHaveLength(100)
  expect(Object.keys(many).at(-1)).toBe('o119')
})
