import { useSyncExternalStore } from 'react'

const minuteMs = 60_000
const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

/** The beginning of this minute in epoch milliseconds; everything that shows it renders again when it is over. */
export function useMinute(): number {
  return useSyncExternalStore(subscribe, thisMinute)
}

function thisMinute(): number {
  return Math.floor(Date.now() / minuteMs) * minuteMs
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  timer ??= setInterval(() => {
    for (const each of listeners) each()
  }, 5_000)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}
