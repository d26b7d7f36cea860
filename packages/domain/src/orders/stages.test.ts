import { describe, expect, test } from 'vitest'
import { canMove, isOpen, movesFrom, nextStatus, openStatuses } from './stages'
import { orderStatuses } from './vocabulary'

test.each([
  ['ORD-24', 'analysis', 'production'],
  ['ORD-25', 'production', 'ready'],
  ['ORD-26', 'ready', 'ready'],
  ['ORD-27', 'novo', 'analysis'],
  ['ORD-27', '', 'analysis'],
  ['ORD-27', 'toString', 'analysis'],
  ['ORD-26', 'dispatched', 'dispatched'],
  ['ORD-26', 'delivered', 'delivered'],
  ['ORD-26', 'cancelled', 'cancelled'],
  ['ORD-26', 'refused', 'refused'],
])('%s advancing %j leads to %s', (_, status, next) => {
  expect(nextStatus(status)).toBe(next)
})

describe('moves', () => {
  test.each([
    ['delivery', 'analysis', ['production', 'refused', 'cancelled']],
    ['delivery', 'production', ['ready', 'cancelled', 'analysis']],
    ['delivery', 'ready', ['dispatched', 'delivered', 'cancelled', 'production']],
    ['delivery', 'dispatched', ['delivered', 'cancelled', 'ready']],
    ['delivery', 'delivered', ['ready', 'dispatched']],
    ['pickup', 'ready', ['delivered', 'cancelled', 'production']],
    ['pickup', 'delivered', ['ready']],
    ['delivery', 'cancelled', []],
    ['delivery', 'refused', []],
  ] as const)('ORD-23 a %s goes from %s to %j and nowhere else', (fulfilment, status, targets) => {
    expect(movesFrom(status, fulfilment)).toEqual(targets)
    expect(orderStatuses.filter((to) => canMove(status, to, fulfilment)).sort()).toEqual([...targets].sort())
  })

  test('what is fetched is never dispatched', () => {
    expect(orderStatuses.filter((from) => canMove(from, 'dispatched', 'pickup'))).toEqual([])
  })

  test('a caller cannot change the rules by changing the list it got', () => {
    movesFrom('cancelled', 'delivery').push('ready')
    expect(movesFrom('cancelled', 'delivery')).toEqual([])
  })

  test('ORD-24 ORD-25 the first move of the main road is what the button does', () => {
    expect(movesFrom('analysis', 'delivery')[0]).toBe(nextStatus('analysis'))
    expect(movesFrom('production', 'delivery')[0]).toBe(nextStatus('production'))
  })

  test('each of them can be taken back by one other, except an end', () => {
    for (const from of openStatuses) {
      for (const to of movesFrom(from, 'delivery')) {
        if (to === 'cancelled' || to === 'refused') continue
        expect(canMove(to, from, 'delivery'), `${from} to ${to}`).toBe(true)
      }
    }
  })
})

test('four statuses are open', () => {
  expect(orderStatuses.filter(isOpen)).toEqual(['analysis', 'production', 'ready', 'dispatched'])
})

test.each([
  ['refused', ['analysis']],
  ['cancelled', ['analysis', 'production', 'ready', 'dispatched']],
  ['delivered', ['ready', 'dispatched']],
] as const)('%s can end a delivery in %j only', (outcome, statuses) => {
  expect(orderStatuses.filter((status) => canMove(status, outcome, 'delivery'))).toEqual(statuses)
})
