import type { TimelineEntry } from '@balcao/contract/orders'
import { movesFrom, type OrderStatus } from '@balcao/domain/orders'
import { expect, test } from 'vitest'
import { buildOrder } from '../testing/build-order'
import { stepBack } from './step-back'

const movedTo = (to: OrderStatus): TimelineEntry => ({
  id: to,
  at: '2026-11-21T15:00:00.000Z',
  kind: 'status',
  actor: 'counter',
  detail: { to },
})

test.each<[OrderStatus, OrderStatus[], OrderStatus | null]>([
  ['analysis', [], null],
  ['production', ['production'], 'analysis'],
  ['ready', ['production', 'ready'], 'production'],
  ['dispatched', ['production', 'ready', 'dispatched'], 'ready'],
  ['delivered', ['production', 'ready', 'delivered'], 'ready'],
  ['delivered', ['production', 'ready', 'dispatched', 'delivered'], 'dispatched'],
  ['cancelled', ['cancelled'], null],
])('an order that is %s after %j goes back to %s', (status, road, expected) => {
  const order = buildOrder({ status })
  const moveTo = movesFrom(status, 'delivery')
  expect(stepBack({ order, moveTo, timeline: road.map(movedTo) })).toBe(expected)
})
