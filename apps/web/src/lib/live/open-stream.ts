import { streamTicket } from '@balcao/contract/live'
import { call } from '../http/api'
import { addressOf } from '../http/send'
import { hasCode } from '../http/api-error'
import { beginFrom } from './event-book'
import { liveEventNames, readLiveEvent, type LiveEvent } from './live-event'

/** How long after an error the stream is opened again (CONV-24). */
const reconnectMs = 5000

interface StreamListener {
  /** The last event seen, to continue from there. */
  lastId: () => number | null
  /** Before the stream opens: the newest event there is. What is read from now on knows of it. */
  onNewest: (id: number) => void
  onOpen: (start: { from: number; missed: boolean }) => void
  onEvent: (event: LiveEvent) => void
  /** The connection broke; it will be tried again. */
  onLost: () => void
  /** Something arrived that could not be read. */
  onUnreadable: () => void
}

/**
 * Keeps one event stream open: each try with a ticket of its own, 5000 ms after an error or at once when the
 * browser comes back online. Stops by itself when nobody is signed in. Answers the way to close it.
 */
export function openStream(listener: StreamListener): () => void {
  let source: EventSource | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let attempt = 0

  const lose = () => {
    source?.close()
    source = undefined
    listener.onLost()
    clearTimeout(timer)
    timer = setTimeout(() => void connect(), reconnectMs)
  }

  const connect = async () => {
    clearTimeout(timer)
    source?.close()
    const mine = (attempt += 1)
    try {
      const { token, instance, lastEventId } = await call(streamTicket, {})
      if (mine !== attempt) return
      listener.onNewest(lastEventId)
      const start = beginFrom(listener.lastId(), lastEventId)
      source = follow(
        addressOf('/chat/events', undefined, { token, instance, lastEventId: start.from }),
        start,
      )
    } catch (error) {
      if (mine === attempt && !hasCode(error, 'UNAUTHENTICATED')) lose()
    }
  }

  const follow = (address: string, start: { from: number; missed: boolean }) => {
    const stream = new EventSource(address)
    stream.addEventListener('open', () => listener.onOpen(start))
    // The browser would retry by itself, but with a ticket that has been used.
    stream.addEventListener('error', () => stream === source && lose())
    for (const name of liveEventNames) {
      stream.addEventListener(name, (message: MessageEvent<string>) => {
        const event = readLiveEvent(name, message.lastEventId, message.data)
        if (event) listener.onEvent(event)
        else listener.onUnreadable()
      })
    }
    return stream
  }

  const online = () => void connect()
  window.addEventListener('online', online)
  void connect()
  return () => {
    attempt += 1
    window.removeEventListener('online', online)
    clearTimeout(timer)
    source?.close()
  }
}
