import type { OrderItem, OrderRow } from '@balcao/contract/orders'
import { useCallback, useSyncExternalStore } from 'react'
import { storage } from '../../lib/caches/storage'
import { itemWords } from '../../shared/orders/item-words'

/** What is ticked of each order, by its id: a line's words and place, so that a line that is edited is open again. */
export type Ticks = Readonly<Record<string, readonly string[]>>

/** Of so many orders at most; the oldest ticks go first. */
const mostOrders = 100

/** A line of an order as it is ticked. */
export const tickOf = (item: OrderItem, place: number): string =>
  `${place} ${itemWords(item)} ${item.notes ?? ''}`

/** With a line ticked, or no longer. */
export function turned(ticks: Ticks, orderId: string, tick: string): Ticks {
  const { [orderId]: own = [], ...others } = ticks
  const next = own.includes(tick) ? own.filter((one) => one !== tick) : [...own, tick]
  const kept = Object.entries({ ...others, ...(next.length > 0 && { [orderId]: next }) })
  return Object.fromEntries(kept.slice(-mostOrders))
}

/** Whether all that the order has by now is ticked. */
export function allTicked(ticks: Ticks, { id, items }: Pick<OrderRow, 'id' | 'items'>): boolean {
  const own = ticks[id] ?? []
  return items.length > 0 && items.every((item, place) => own.includes(tickOf(item, place)))
}

const storageKey = 'balcao.kitchen.ticks'
const listeners = new Set<() => void>()
let known: { text: string | null; ticks: Ticks } = { text: null, ticks: {} }

function ticksNow(): Ticks {
  const text = storage.get(storageKey)
  if (text !== known.text) known = { text, ticks: readTicks(text) }
  return known.ticks
}

function readTicks(text: string | null): Ticks {
  try {
    const ticks: unknown = JSON.parse(text ?? '{}')
    return ticks !== null && typeof ticks === 'object' && Object.values(ticks).every(Array.isArray)
      ? (ticks as Ticks)
      : {}
  } catch {
    return {}
  }
}

function subscribe(listener: () => void) {
  const changed = ({ key }: StorageEvent) => key === storageKey && listener()
  listeners.add(listener)
  window.addEventListener('storage', changed)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', changed)
  }
}

/** What is ticked on this device, in all its tabs, and the way to tick a line or take that back. */
export function useTicks(): [Ticks, (orderId: string, tick: string) => void] {
  const ticks = useSyncExternalStore(subscribe, ticksNow)
  const turn = useCallback((orderId: string, tick: string) => {
    storage.set(storageKey, JSON.stringify(turned(ticksNow(), orderId, tick)))
    for (const listener of listeners) listener()
  }, [])
  return [ticks, turn]
}
