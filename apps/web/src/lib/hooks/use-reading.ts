import { useQueryClient, type QueryKey } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'

/** How what a screen shows was read. `loadedAt` is when the server sent it, in epoch milliseconds. */
export interface Reading {
  source: 'cache' | 'servidor'
  loadedAt: number
  isFetching: boolean
  /** Reads it from the server, past every cache. */
  reload: () => void
}

/** How a query that is read elsewhere on the screen stands; null before it has anything to show. */
export function useReading(key: QueryKey): Reading | null {
  const client = useQueryClient()
  const subscribe = useCallback((changed: () => void) => client.getQueryCache().subscribe(changed), [client])
  const state = useSyncExternalStore(subscribe, () => client.getQueryState(key))
  if (state?.data === undefined) return null
  return {
    source: state.dataUpdateCount > 0 ? 'servidor' : 'cache',
    loadedAt: state.dataUpdatedAt,
    isFetching: state.fetchStatus === 'fetching',
    reload: () => void client.refetchQueries({ queryKey: key, exact: true }),
  }
}
