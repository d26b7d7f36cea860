import { canMove } from './stages'
import type { Fulfilment, OrderStatus } from './vocabulary'

/** The columns of the orders board from left to right, each named after the status that a card is dropped into. */
export const boardColumns = ['analysis', 'production', 'ready'] as const
export type BoardColumn = (typeof boardColumns)[number]

/** The statuses that stand in each column, one group under the other. Every open status stands in one of them. */
export const boardGroups: Readonly<Record<BoardColumn, readonly OrderStatus[]>> = {
  analysis: ['analysis'],
  production: ['production'],
  ready: ['ready', 'dispatched'],
}

/** The column in which an order of this status stands; null for one that is over, or that nobody knows. */
export function columnOf(status: OrderStatus): BoardColumn | null {
  return boardColumns.find((column) => boardGroups[column].includes(status)) ?? null
}

/** The status that an order gets which is dropped into a column; null where it stands already, or may not go. */
export function droppedInto(
  { status, fulfilment }: { status: OrderStatus; fulfilment: Fulfilment },
  column: BoardColumn,
): OrderStatus | null {
  return columnOf(status) !== column && canMove(status, column, fulfilment) ? column : null
}
