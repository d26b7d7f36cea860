import { expect, test } from 'vitest'
import { RecentOrders, newerOf } from './recent-orders'
import { buildOrder } from '../testing/build-order'

const asked = 1000

test('ORD-31 a page that was asked for before an event does not undo it', () => {
  const recent = new RecentOrders()
  recent.note('a', buildOrder({ id: 'a', version: 3, status: 'ready' }), asked + 5)
  const [order] = recent.correct([buildOrder({ id: 'a', version: 2, status: 'production' })], asked)
  expect(order?.status).toBe('ready')
})

test('a page that was asked for after an event is believed', () => {
  const recent = new RecentOrders()
  recent.note('a', buildOrder({ id: 'a', version: 3 }), asked - 5)
  expect(
    recent.correct([buildOrder({ id: 'a', version: 3, print_state: 'printed' })], asked)[0]?.print_state,
  ).toBe('printed')
})

test('an order removed meanwhile does not come back', () => {
  const recent = new RecentOrders()
  recent.note('a', null, asked + 5)
  expect(recent.correct([buildOrder({ id: 'a' })], asked)).toEqual([])
})

test('orders that arrived meanwhile are known, old ones forgotten', () => {
  const recent = new RecentOrders()
  recent.note('old', buildOrder({ id: 'old' }), asked)
  recent.note('b', buildOrder({ id: 'b' }), asked + 70_000)
  expect(recent.since(0).map(({ id }) => id)).toEqual(['b'])
})

test.each([
  [1, 2, 2],
  [2, 1, 2],
])('of versions %d and %d the later counts', (known, received, version) => {
  expect(newerOf(buildOrder({ version: known }), buildOrder({ version: received })).version).toBe(version)
})

test('of the same version what was received counts: prints do not grow it', () => {
  const received = buildOrder({ print_state: 'printed' })
  expect(newerOf(buildOrder(), received)).toBe(received)
})
