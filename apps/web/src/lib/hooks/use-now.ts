import { useSyncExternalStore } from 'react'

const stepMs = 5_000
const minuteMs = 60_000
const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined
let now = Date.now()

/** The time in epoch milliseconds, at most five seconds old; one clock for all ages on the screen. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, () => now)
}

/** The beginning of this minute in epoch milliseconds; what shows it renders again only when it is over. */
export function useMinute(): number {
  return useSyncExternalStore(subscribe, thisMinute)
}

const thisMinute = () => Math.floor(Date.now() / minuteMs) * minuteMs

function subscribe(listener: () => void) {
  listeners.add(listener)
  if (listeners.size === 1) {
    now = Date.now()
    timer = setInterval(() => {
      now = Date.now()
      for (const each of listeners) each()
    }, stepMs)
  }
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) clearInterval(timer)
  }
}
