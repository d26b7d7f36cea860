import type { OrderRow } from '@balcao/contract/orders'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { storage } from '../lib/caches/storage'
import { commandOf, type KeyCommand } from './order-keys'

interface KeyHandlers {
  orders: readonly OrderRow[]
  onCommand: (command: Exclude<KeyCommand, 'next' | 'previous'>, order: OrderRow | undefined) => void
}

/** Listens for the screen's keys while no dialog is open. Next and previous move the focus between the cards. */
export function useOrderKeys(handlers: KeyHandlers) {
  const latest = useRef(handlers)
  useEffect(() => {
    latest.current = handlers
  })
  const [on] = useOrderKeysOn()
  useEffect(() => {
    if (!on) return
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || document.querySelector('[role=dialog]')) return
      const target = event.target instanceof HTMLElement ? event.target : document.body
      const command = commandOf(event, placeOf(target))
      if (!command) return
      event.preventDefault()
      const { orders, onCommand } = latest.current
      const id = target.closest<HTMLElement>('[data-order]')?.dataset.order
      if (command === 'next') return focusCard(orders, id, 1)
      if (command === 'previous') return focusCard(orders, id, -1)
      onCommand(
        command,
        orders.find((order) => order.id === id),
      )
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [on])
}

function placeOf(target: HTMLElement): 'field' | 'card' | 'elsewhere' {
  if (target.matches('input, textarea, select, [contenteditable=true]')) return 'field'
  if (target.matches('[data-order]')) return 'card'
  return 'elsewhere'
}

function focusCard(orders: readonly OrderRow[], id: string | undefined, step: 1 | -1) {
  const here = orders.findIndex((order) => order.id === id)
  const next = here < 0 ? (step > 0 ? orders[0] : orders.at(-1)) : orders[here + step]
  if (next) document.querySelector<HTMLElement>(`[data-order="${CSS.escape(next.id)}"]`)?.focus()
}

const storageKey = 'balcao.orders.keys'
const listeners = new Set<() => void>()

/** Whether this browser uses the single-key shortcuts; a person may turn them off. */
export function useOrderKeysOn(): [boolean, (on: boolean) => void] {
  const on = useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => storage.get(storageKey) !== 'off',
  )
  const set = (next: boolean) => {
    if (next) storage.remove(storageKey)
    else storage.set(storageKey, 'off')
    for (const listener of listeners) listener()
  }
  return [on, set]
}
