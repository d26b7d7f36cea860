import { useSyncExternalStore } from 'react'

let boards = 0
const listeners = new Set<() => void>()

function change(by: 1 | -1) {
  boards += by
  for (const listener of listeners) listener()
}

/** New orders are shown on their own cards from now on, so that no strip has to tell of them. Answers the way to stop. */
export function showNewsOnCards(): () => void {
  change(1)
  return () => change(-1)
}

/** Whether the screen shows new orders on their cards. */
export function useNewsOnCards(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => boards > 0,
  )
}
