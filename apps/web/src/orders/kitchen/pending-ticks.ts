import type { OrderItem, OrderRow } from '@balcao/contract/orders'
import { isSameLine, withTick } from '@balcao/domain/orders'
import { useSyncExternalStore } from 'react'

/** A press on a line: the line as it was seen, and whether it is made. */
export interface Press {
  item: OrderItem
  ticked: boolean
}

/** The presses of one order that the server has not answered, by the place of their line. */
export type Presses = ReadonlyMap<number, Press>

const pending = new Map<string, Presses>()
const listeners = new Set<() => void>()

/** A line shows what was pressed before the server has said so; forget it with `endPress`. */
export function beginPress(orderId: string, line: number, press: Press) {
  pending.set(orderId, new Map(pending.get(orderId)).set(line, press))
  tell()
}

export function endPress(orderId: string, line: number) {
  const left = new Map(pending.get(orderId))
  left.delete(line)
  if (left.size > 0) pending.set(orderId, left)
  else pending.delete(orderId)
  tell()
}

/** What was pressed last on a line and is not answered. */
export function pressOf(orderId: string, line: number): Press | undefined {
  return pending.get(orderId)?.get(line)
}

/** The lines of an order that are ticked, by place, on this screen: as the server says, and as was pressed since. */
export function useTicked(order: OrderRow): readonly number[] {
  const presses = useSyncExternalStore(subscribe, () => pending.get(order.id))
  return presses ? tickedWith(order, presses) : order.ticked
}

/** The ticked lines with these presses; one on a line that says something else by now does not count. */
export function tickedWith(
  { items, ticked }: Pick<OrderRow, 'items' | 'ticked'>,
  presses: Presses,
): number[] {
  return [...presses].reduce<number[]>(
    (shown, [line, press]) => {
      const item = items[line]
      return item && isSameLine(item, press.item) ? withTick(shown, line, press.ticked) : shown
    },
    [...ticked],
  )
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function tell() {
  for (const listener of listeners) listener()
}
