import type { OrderRow } from '@balcao/contract/orders'
import type { OrderStatus } from '@balcao/domain/orders'
import { useSyncExternalStore } from 'react'

interface PendingMove {
  to: OrderStatus
  /** Version of the order the move began from. */
  version: number
}

/** How long a new label lies under a finger before a press counts for it: longer than a slow double tap. */
const readingMs = 1000

/** How long a card that took another's place lies under a finger before a press counts: longer than a double tap. */
const settlingMs = 500

const pending = new Map<string, PendingMove>()
const relabelled = new Map<string, ReturnType<typeof setTimeout>>()
const settling = new Map<string, number>()
const listeners = new Set<() => void>()

/** A status was shown before the server said so; forget it with `endMove`. */
export function beginMove(order: OrderRow, to: OrderStatus) {
  pending.set(order.id, { to, version: order.version })
  tell()
}

export function endMove(id: string) {
  pending.delete(id)
  tell()
}

/** An order from the server, with the status that the screen already shows while its move is being saved. */
export function withPendingMove(order: OrderRow): OrderRow {
  const move = pending.get(order.id)
  return move && order.version <= move.version ? { ...order, status: move.to } : order
}

/** An order's buttons say something else from now on, whoever moved it: presses wait until that can have been read. */
export function noteRelabelled(id: string) {
  clearTimeout(relabelled.get(id))
  const timer = setTimeout(() => {
    relabelled.delete(id)
    tell()
  }, readingMs)
  relabelled.set(id, timer)
  tell()
}

/** These cards took the places of others: a press that was meant for those must not move them. */
export function noteShifted(ids: readonly string[]) {
  if (ids.length === 0) return
  const until = Date.now() + settlingMs
  for (const id of ids) settling.set(id, until)
  setTimeout(() => {
    for (const id of ids) if (settling.get(id) === until) settling.delete(id)
    tell()
  }, settlingMs)
  tell()
}

/** Whether a press may move the order now: no move of it is under way, its labels and its place have stood for a moment. */
export function mayPress(id: string): boolean {
  return !pending.has(id) && !relabelled.has(id) && !settling.has(id)
}

/** What an order's buttons wait for: the answer to a move, or that a new label or a new place can have been seen. */
export function usePressWait(id: string): 'moving' | 'relabelled' | 'shifted' | null {
  return useSyncExternalStore(subscribe, () =>
    pending.has(id) ? 'moving' : relabelled.has(id) ? 'relabelled' : settling.has(id) ? 'shifted' : null,
  )
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function tell() {
  for (const listener of listeners) listener()
}
