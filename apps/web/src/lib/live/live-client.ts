import type { LiveEventData, LiveEventName } from '@balcao/contract/live'
import { storage } from '../storage'
import { holdLock } from '../hold-lock'
import { enterEvent, type EventBook } from './event-book'
import type { LiveEvent } from './live-event'
import { openStream } from './open-stream'

export type LiveState = 'connecting' | 'live' | 'lost'
export type LiveHandler<N extends LiveEventName> = (data: LiveEventData<N>) => void

export interface LiveClient {
  subscribe<N extends LiveEventName>(name: N, handler: LiveHandler<N>): () => void
  state(): LiveState
  /** Whether this tab holds the stream for all tabs of the browser. */
  isLeader(): boolean
  /** Calls back when state or leadership change. */
  onChange(listener: () => void): () => void
  stop(): void
}

type Message =
  | { kind: 'event'; event: LiveEvent }
  | { kind: 'state'; state: LiveState; lastId: number | null }
  | { kind: 'reset' }
  | { kind: 'hello' }

interface LiveOptions {
  /** Tabs with the same scope share one stream; give it the signed-in company. */
  scope: string
  /** Events may have been missed: read everything again. */
  onReset: () => void
}

/**
 * One stream per browser: the tabs elect a leader by a lock, which opens the stream and tells the others over
 * a channel. When it closes, another takes over from the last event that was seen.
 */
export function startLive({ scope, onReset }: LiveOptions): LiveClient {
  const storageKey = `balcao.live.${scope}`
  const handlers = new Map<LiveEventName, Set<(data: never) => void>>()
  const listeners = new Set<() => void>()
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(storageKey)
  let book: EventBook = { lastId: null }
  let state: LiveState = 'connecting'
  let leads = false
  let closeStream: (() => void) | undefined

  const tell = (message: Message) => channel?.postMessage(message)

  const turn = (next: LiveState) => {
    if (state === next) return
    state = next
    for (const listener of listeners) listener()
  }

  const hand = (event: LiveEvent) => {
    const entry = enterEvent(book, event)
    book = entry.book
    if (entry.verdict === 'known') return
    storage.set(storageKey, String(event.id))
    for (const handler of handlers.get(event.name) ?? []) handler(event.data as never)
    if (entry.verdict === 'gap' || event.name === 'RESET') onReset()
  }

  const lead = () => {
    leads = true
    for (const listener of listeners) listener()
    const show = (next: LiveState) => {
      turn(next)
      tell({ kind: 'state', state: next, lastId: book.lastId })
    }
    closeStream = openStream({
      lastId: () => book.lastId ?? storedId(storageKey),
      onOpen({ from, missed }) {
        book = { lastId: from }
        if (missed) {
          onReset()
          tell({ kind: 'reset' })
        }
        show('live')
      },
      onEvent(event) {
        tell({ kind: 'event', event })
        hand(event)
      },
      onLost: () => show('lost'),
      onUnreadable: onReset,
    })
  }

  channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.kind === 'hello' && leads) tell({ kind: 'state', state, lastId: book.lastId })
    if (leads) return
    if (data.kind === 'event') hand(data.event)
    if (data.kind === 'reset') onReset()
    if (data.kind === 'state') {
      turn(data.state)
      book = { lastId: book.lastId ?? data.lastId }
    }
  })
  tell({ kind: 'hello' })
  const release = holdLock(storageKey, lead)

  return {
    subscribe(name, handler) {
      const set = handlers.get(name) ?? new Set()
      handlers.set(name, set.add(handler))
      return () => set.delete(handler)
    },
    state: () => state,
    isLeader: () => leads,
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    stop() {
      closeStream?.()
      release()
      channel?.close()
    },
  }
}

function storedId(key: string): number | null {
  const stored = storage.get(key)
  return stored !== null && /^\d{1,15}$/.test(stored) ? Number(stored) : null
}
