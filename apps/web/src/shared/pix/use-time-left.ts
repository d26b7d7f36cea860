import { useSyncExternalStore } from 'react'

/** A code is hidden a little before the bank refuses it: a payment takes a moment. */
const SPARE_SECONDS = 30

/** Seconds until a moment (ISO) is near, counted down; null without one. */
export function useTimeLeft(until: string | null): number | null {
  const now = useSyncExternalStore(until === null ? never : everySecond, thisSecond)
  if (until === null) return null
  return Math.max(0, Math.ceil(Date.parse(until) / 1000) - SPARE_SECONDS - now)
}

const thisSecond = () => Math.floor(Date.now() / 1000)
const never = () => () => {}

function everySecond(listener: () => void) {
  const timer = setInterval(listener, 1000)
  return () => clearInterval(timer)
}
