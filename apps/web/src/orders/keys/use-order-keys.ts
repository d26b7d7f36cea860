import { useEffect, useSyncExternalStore } from 'react'
import { storage } from '../../lib/caches/storage'
import { useLatest } from '../../lib/hooks/use-latest'
import { commandOf, type KeyCommand, type KeyLayout } from './order-keys'
import { isStep, stepTo, type Step } from './walk-cards'

interface KeyHandlers {
  layout: KeyLayout
  /** `orderId` is of the card that has the focus, or has it inside. */
  onCommand: (command: Exclude<KeyCommand, Step>, orderId: string | undefined) => void
}

/** Listens for the screen's keys while no dialog and no menu is open. Steps move the focus between the cards. */
export function useOrderKeys(handlers: KeyHandlers) {
  const latest = useLatest(handlers)
  const [on] = useOrderKeysOn()
  useEffect(() => {
    if (!on) return
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || document.querySelector('[role=dialog], [role=menu]'))
        return
      const target = event.target instanceof HTMLElement ? event.target : document.body
      const { layout, onCommand } = latest.current
      const command = commandOf(event, { place: placeOf(target), layout })
      if (!command) return
      event.preventDefault()
      const card = target.closest<HTMLElement>('[data-order]')
      if (isStep(command)) stepTo(command, card)
      else onCommand(command, card?.dataset.order)
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [on, latest])
}

function placeOf(target: HTMLElement): 'field' | 'card' | 'elsewhere' {
  if (target.matches('input, textarea, select, [contenteditable=true]')) return 'field'
  if (target.matches('[data-order]')) return 'card'
  return 'elsewhere'
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
