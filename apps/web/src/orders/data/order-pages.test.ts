import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { listOrder, noFilters } from './order-filters'
import { dropOrder, flatOrders, placeOrder } from './order-pages'
import { buildOrder } from '../testing/build-order'

const compare = listOrder(noFilters)
const at = (minute: number, changes = {}) =>
  buildOrder({ id: `order-${minute}`, created_at: new Date(minute * 60_000).toISOString(), ...changes })
const minutes = (pages: ReturnType<typeof placeOrder>) =>
  pages.map((page) => page.map(({ id }) => Number(id.slice(6))))

describe('placeOrder', () => {
  const pages = [[at(9), at(7)], [at(5)]]

  test('ORD-31 a new order comes first', () => {
    expect(minutes(placeOrder(pages, at(10), { belongs: true, compare, more: true }))).toEqual([
      [10, 9, 7],
      [5],
    ])
  })

  test('between pages it goes where its neighbours are', () => {
    expect(minutes(placeOrder(pages, at(6), { belongs: true, compare, more: true }))).toEqual([
      [9, 7],
      [6, 5],
    ])
  })

  test('after everything fetched it waits for its page, unless there is none', () => {
    expect(minutes(placeOrder(pages, at(1), { belongs: true, compare, more: true }))).toEqual([[9, 7], [5]])
    expect(minutes(placeOrder(pages, at(1), { belongs: true, compare, more: false }))).toEqual([
      [9, 7],
      [5, 1],
    ])
  })

  test('ORD-31 a changed order is replaced, and leaves when it no longer belongs', () => {
    const moved = placeOrder(pages, at(7, { status: 'ready' }), { belongs: true, compare, more: false })
    expect(flatOrders(moved).map(({ status }) => status)).toEqual(['analysis', 'ready', 'analysis'])
    expect(minutes(placeOrder(pages, at(7), { belongs: false, compare, more: false }))).toEqual([[9], [5]])
  })

  test('pages that it does not change are not painted again', () => {
    expect(placeOrder(pages, at(10), { belongs: true, compare, more: true })[1]).toBe(pages[1])
  })

  test('ORD-38 events in any order keep the list sorted and each order in it once', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 30 }), { maxLength: 40 }), (arrivals) => {
        let list = [[] as ReturnType<typeof at>[]]
        for (const minute of arrivals)
          list = placeOrder(list, at(minute), { belongs: true, compare, more: false })
        const expected = [...new Set(arrivals)].sort((a, b) => b - a)
        expect(minutes(list)).toEqual([expected])
      }),
    )
  })
})

test('a removed order is gone', () => {
  expect(minutes(dropOrder([[at(2)], [at(1)]], 'order-1'))).toEqual([[2], []])
})

test('an order that slipped to the next page while it was fetched is shown once', () => {
  expect(
    flatOrders([
      [at(3), at(2)],
      [at(2), at(1)],
    ]).map(({ id }) => id),
  ).toEqual(['order-3', 'order-2', 'order-1'])
})
