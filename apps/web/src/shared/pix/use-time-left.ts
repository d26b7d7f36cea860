import { useSyncExternalStore } from 'react'

/** Seconds until a moment (ISO), counted down; null without one. */
export function useTimeLeft(until: string | null): number | null {
  const now = useSyncExternalStore(until === null ? never : everySecond, thisSecond)
  if (until === null) return null
  return Math.max(0, Math.ceil(Date.parse(until) / 1000) - now)
}

const thisSecond = () => Math.floor(Date.now() / 1000)
const never = () => () => {}

function everySecond(listener: () => void) {
  const timer = setInterval(listener, 1000)
  return () => clearInterval(timer)
}
