import { useSyncExternalStore } from 'react'
import { storage } from '../lib/caches/storage'

const listeners = new Set<() => void>()
const keyOf = (company: string) => `balcao.printing.station.${company}`

/** The id under which this browser is a print station of the company; null when it is none. */
export function useOwnStation(company: string): string | null {
  return useSyncExternalStore(subscribe, () => storage.get(keyOf(company)))
}

/** Remembers, or with null forgets, that this browser is a station of the company. */
export function setOwnStation(company: string, stationId: string | null) {
  if (stationId) storage.set(keyOf(company), stationId)
  else storage.remove(keyOf(company))
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}
