import { useEffect, useSyncExternalStore } from 'react'

/** The areas of the menu in which something can call for a person. */
export const callAreas = ['orders', 'conversations', 'schedule'] as const

/** How much calls in each: new orders, waiting customers, appointments to confirm. */
export type CallCounts = Record<(typeof callAreas)[number], number>

let counts: CallCounts = { orders: 0, conversations: 0, schedule: 0 }
const listeners = new Set<() => void>()

function tell(area: keyof CallCounts, count: number) {
  if (counts[area] === count) return
  counts = { ...counts, [area]: count }
  for (const listener of listeners) listener()
}

/** Tells the frame how much calls in an area, as long as who knows it is there. */
export function useTellCalls(area: keyof CallCounts, count: number) {
  useEffect(() => {
    tell(area, count)
    return () => tell(area, 0)
  }, [area, count])
}

/** What calls for a person now, for menu and title. */
export function useCallCounts(): CallCounts {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => counts,
  )
}
