import { expect, test } from 'vitest'
import { boardColumns, boardGroups, columnOf, droppedInto } from './board'
import { canMove, isOpen } from './stages'
import { fulfilments, orderStatuses } from './vocabulary'

test('every open status stands in exactly one column, and none that is over in any', () => {
  const standing = boardColumns.flatMap((column) => [...boardGroups[column]])
  expect([...standing].sort()).toEqual(orderStatuses.filter(isOpen).sort())
  for (const status of orderStatuses) expect(columnOf(status) !== null, status).toBe(isOpen(status))
})

test.each([
  ['analysis', 'analysis', null],
  ['analysis', 'production', 'production'],
  ['analysis', 'ready', null],
  ['production', 'analysis', 'analysis'],
  ['production', 'ready', 'ready'],
  ['ready', 'production', 'production'],
  ['ready', 'analysis', null],
  ['dispatched', 'ready', null],
  ['dispatched', 'production', null],
  ['delivered', 'ready', 'ready'],
  ['cancelled', 'analysis', null],
] as const)('an order in %s that is dropped into %s becomes %s', (from, column, to) => {
  expect(droppedInto({ status: from, fulfilment: 'delivery' }, column)).toBe(to)
})

test('no drop makes a move that the road does not have', () => {
  for (const from of orderStatuses) {
    for (const column of boardColumns) {
      for (const fulfilment of fulfilments) {
        const to = droppedInto({ status: from, fulfilment }, column)
        if (to) expect(canMove(from, to, fulfilment), `${from} ${to}`).toBe(true)
      }
    }
  }
})
