import type { LiveEventData, LiveEventName } from '@balcao/contract/live'
import { storage } from '../caches/storage'
import { holdLock } from '../browser/hold-lock'
import { enterEvent, type EventBook } from './event-book'
import type { LiveEvent } from './live-event'
import { openStream } from './open-stream'

export type LiveState = 'connecting' | 'live' | 'lost'
export type LiveHandler<N extends LiveEventName> = (data: LiveEventData<N>) => void

export interface LiveClient {
  subscribe<N extends LiveEventName>(name: N, handler: LiveHandler<N>): () => void
  state(): LiveState
  /**
   * Whether it is known from which event on this tab will hear of everything. What a screen reads before could be
   * outdated by an event that nobody tells again.
   */
  hasBegun(): boolean
  /** Whether this tab holds the stream for all tabs of the browser. */
  isLeader(): boolean
  /** Calls back when one of these changes. */
  onChange(listener: () => void): () => void
  /** Begins to listen, alone or through the leading tab. Answers the way to stop; it may begin again. */
  start(): () => void
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
export function createLive({ scope, onReset }: LiveOptions): LiveClient {
  const name = `balcao.live.${scope}`
  const handlers = new Map<LiveEventName, Set<(data: never) => void>>()
  const listeners = new Set<() => void>()
  let book: EventBook = { lastId: null }
  let state: LiveState = 'connecting'
  let leads = false
  // What the browser saw last it is told from there on, also what happens while this page loads.
  let begun = storedId(name) !== null
  let tell = (_message: Message) => {}

  const become = (change: { state?: LiveState; leads?: boolean; begun?: true }) => {
    state = change.state ?? state
    leads = change.leads ?? leads
    begun = change.begun ?? begun
    for (const listener of listeners) listener()
  }

  const hand = (event: LiveEvent) => {
    const entry = enterEvent(book, event)
    book = entry.book
    if (entry.verdict === 'known') return
    storage.set(name, String(event.id))
    for (const handler of handlers.get(event.name) ?? []) handler(event.data as never)
    if (entry.verdict === 'gap' || event.name === 'RESET') onReset()
  }

  const lead = () => {
    become({ leads: true })
    const show = (next: LiveState) => {
      become({ state: next })
      tell({ kind: 'state', state: next, lastId: book.lastId })
    }
    return openStream({
      lastId: () => book.lastId ?? storedId(name),
      onNewest(id) {
        if (begun) return
        book = { lastId: id }
        become({ begun: true })
      },
      onOpen({ from, missed }) {
        book = { lastId: from }
        storage.set(name, String(from))
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
      onLost() {
        become({ begun: true })
        show('lost')
      },
      onUnreadable: onReset,
    })
  }

  const follow = (message: Message) => {
    if (leads) {
      if (message.kind === 'hello') tell({ kind: 'state', state, lastId: book.lastId })
      return
    }
    if (message.kind === 'event') hand(message.event)
    if (message.kind === 'reset') onReset()
    if (message.kind === 'state') {
      book = { lastId: book.lastId ?? message.lastId }
      become({
        state: message.state,
        ...((message.lastId !== null || message.state === 'lost') && { begun: true }),
      })
    }
  }

  return {
    subscribe(name, handler) {
      const set = handlers.get(name) ?? new Set()
      handlers.set(name, set.add(handler))
      return () => set.delete(handler)
    },
    state: () => state,
    hasBegun: () => begun,
    isLeader: () => leads,
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    start() {
      let closeStream = () => {}
      const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name)
      channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => follow(data))
      tell = (message) => channel?.postMessage(message)
      tell({ kind: 'hello' })
      const release = holdLock(name, () => {
        closeStream = lead()
      })
      return () => {
        closeStream()
        release()
        channel?.close()
        tell = () => {}
        become({ leads: false, state: 'connecting' })
      }
    },
  }
}

function storedId(key: string): number | null {
  const stored = storage.get(key)
  return stored !== null && /^\d{1,15}$/.test(stored) ? Number(stored) : null
}
