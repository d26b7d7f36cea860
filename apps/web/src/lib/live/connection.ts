import { useSyncExternalStore } from 'react'

export type Connection = 'online' | 'offline' | 'streamLost'

let streamLost = false
const listeners = new Set<() => void>()

/** The live stream says here whether it is lost; the banner of the shell shows it. */
export function setStreamLost(lost: boolean) {
  if (lost === streamLost) return
  streamLost = lost
  for (const listener of listeners) listener()
}

/** Whether the browser is offline, or online without its live stream. */
export function useConnection(): Connection {
  return useSyncExternalStore(subscribe, currentConnection, () => 'online' as const)
}

function currentConnection(): Connection {
  if (!navigator.onLine) return 'offline'
  return streamLost ? 'streamLost' : 'online'
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}
