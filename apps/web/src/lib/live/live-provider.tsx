import type { LiveEventName } from '@balcao/contract/live'
import { useQueryClient } from '@tanstack/react-query'
import { createContext, use, useEffect, useMemo, useRef, useSyncExternalStore, type ReactNode } from 'react'
import { setStreamLost } from './connection'
import { createLive, type LiveClient, type LiveHandler, type LiveState } from './live-client'

const LiveContext = createContext<LiveClient | null>(null)

interface LiveProviderProps {
  /** The signed-in company; another one gets a stream of its own. */
  scope: string
  /** The server ended the session. */
  onEnded: () => void
  children: ReactNode
}

/**
 * Gives the screens below it the company's live events. Missed events make every query be read again. In a browser that
 * never listened the screens wait until it is known where the events begin: they need read only once.
 */
export function LiveProvider({ scope, onEnded, children }: LiveProviderProps) {
  const queryClient = useQueryClient()
  const client = useMemo(
    () => createLive({ scope, onReset: () => void queryClient.invalidateQueries() }),
    [scope, queryClient],
  )
  const ended = useLatest(onEnded)

  useEffect(() => {
    const leaves = [
      client.subscribe('SESSION_ENDED', () => ended.current()),
      client.onChange(() => setStreamLost(client.state() === 'lost')),
      client.start(),
    ]
    return () => {
      for (const leave of leaves) leave()
      setStreamLost(false)
    }
  }, [client, ended])

  const hasBegun = useSyncExternalStore(client.onChange, client.hasBegun)
  return <LiveContext value={client}>{hasBegun && children}</LiveContext>
}

/** Calls `handler` with the data of each live event of that name, while the component is there. */
export function useLiveEvent<N extends LiveEventName>(name: N, handler: LiveHandler<N>) {
  const client = use(LiveContext)
  const latest = useLatest(handler)
  useEffect(() => client?.subscribe(name, (data) => latest.current(data)), [client, name, latest])
}

/** How the stream stands: 'connecting' at first, 'live', or 'lost' while it is being tried again. */
export function useLiveState(): LiveState {
  const client = use(LiveContext)
  return useSyncExternalStore(
    (listener) => client?.onChange(listener) ?? (() => {}),
    () => client?.state() ?? 'connecting',
  )
}

/** Whether this tab is the one that does, for all tabs, what must be done once. */
export function useIsLeader(): boolean {
  const client = use(LiveContext)
  return useSyncExternalStore(
    (listener) => client?.onChange(listener) ?? (() => {}),
    () => client?.isLeader() ?? false,
  )
}

function useLatest<T>(value: T) {
  const ref = useRef(value)
  useEffect(() => {
    ref.current = value
  })
  return ref
}
