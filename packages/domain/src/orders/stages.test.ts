import { describe, expect, test } from 'vitest'
import { canMove, isOpen, movesFrom, nextStatus } from './stages'
import { orderStatuses } from './vocabulary'

test.each([
  ['ORD-24', 'analysis', 'production'],
  ['ORD-25', 'production', 'ready'],
  ['ORD-26', 'ready', 'ready'],
  ['ORD-27', 'novo', 'analysis'],
  ['ORD-27', '', 'analysis'],
  ['ORD-27', 'toString', 'analysis'],
  ['ORD-26', 'delivered', 'delivered'],
  ['ORD-26', 'cancelled', 'cancelled'],
  ['ORD-26', 'refused', 'refused'],
])('%s advancing %j leads to %s', (_, status, next) => {
  expect(nextStatus(status)).toBe(next)
})

describe('moves', () => {
  test.each([
    ['analysis', ['production', 'refused', 'cancelled']],
    ['production', ['ready', 'cancelled', 'analysis']],
    ['ready', ['delivered', 'cancelled', 'production']],
    ['delivered', ['ready']],
    ['cancelled', []],
    ['refused', []],
  ] as const)('ORD-23 from %s it goes to %j and nowhere else', (status, targets) => {
    expect(movesFrom(status)).toEqual(targets)
    expect(orderStatuses.filter((to) => canMove(status, to)).sort()).toEqual([...targets].sort())
  })

  test('a caller cannot change the rules by changing the list it got', () => {
    movesFrom('cancelled').push('ready')
    expect(movesFrom('cancelled')).toEqual([])
  })

  test('ORD-24 ORD-25 the first move of the main road is what the button does', () => {
    expect(movesFrom('analysis')[0]).toBe(nextStatus('analysis'))
    expect(movesFrom('production')[0]).toBe(nextStatus('production'))
  })
})

test('three statuses are open', () => {
  expect(orderStatuses.filter(isOpen)).toEqual(['analysis', 'production', 'ready'])
})

test.each([
  ['refused', ['analysis']],
  ['cancelled', ['analysis', 'production', 'ready']],
  ['delivered', ['ready']],
] as const)('%s can end an order in %j only', (outcome, statuses) => {
  expect(orderStatuses.filter((status) => canMove(status, outcome))).toEqual(statuses)
})
