import { expect, test } from 'vitest'
import { buildOrder } from '../testing/build-order'
import { beginPress, endPress, pressOf, tickedWith } from './pending-ticks'

const order = buildOrder({ ticked: [1] })
const [burger, soda] = order.items

test('a line shows what was pressed last, the others what the server says', () => {
  expect(tickedWith(order, new Map([[0, { item: burger!, ticked: true }]]))).toEqual([0, 1])
  expect(tickedWith(order, new Map([[1, { item: soda!, ticked: false }]]))).toEqual([])
  expect(tickedWith(order, new Map([[1, { item: soda!, ticked: true }]]))).toEqual([1])
})

test('a press on a line that says something else by now does not count', () => {
  const press = { item: { ...burger!, quantity: 9 }, ticked: true }
  expect(tickedWith(order, new Map([[0, press]]))).toEqual([1])
  expect(tickedWith(order, new Map([[7, press]]))).toEqual([1])
})

test('of several presses on a line the last stands, until it is answered', () => {
  beginPress(order.id, 0, { item: burger!, ticked: true })
  beginPress(order.id, 1, { item: soda!, ticked: true })
  beginPress(order.id, 0, { item: burger!, ticked: false })
  expect(pressOf(order.id, 0)?.ticked).toBe(false)
  endPress(order.id, 0)
  expect(pressOf(order.id, 0)).toBeUndefined()
  expect(pressOf(order.id, 1)?.ticked).toBe(true)
  endPress(order.id, 1)
  expect(pressOf(order.id, 1)).toBeUndefined()
})
