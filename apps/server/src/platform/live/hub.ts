import type { ServerResponse } from 'node:http'
import type pg from 'pg'
import type { Database } from '../database/database'
import { sql } from '../database/sql'
import type { Log } from '../log'
import { findUnheard } from './find-unheard'
import { keepListening } from './listener'

export interface LiveEvent {
  id: number
  name: string
  /** JSON text of the data. */
  data: string
}

export interface Subscriber {
  companyId: string
  sessionId: string
  /** The last event this subscriber has been given. */
  lastId: number
  /** Gives it one event; false when it cannot take more and must be dropped. */
  give(event: LiveEvent): boolean
  /** Its session ended. */
  end(): void
}

export interface Hub {
  subscribe(subscriber: Subscriber): Promise<void>
  leave(subscriber: Subscriber): void
  /** Resolves when something was announced for the company, or after the time in milliseconds. */
  waitFor(companyId: string, milliseconds: number, signal: AbortSignal): Promise<void>
  /** Aborts when nobody waits for this answer any more: the caller went away, or the server is about to stop. */
  goneSignal(answer: ServerResponse): AbortSignal
  onSessionEnded(listener: (sessionId: string) => void): void
  openStreams(): number
  /** Ends every stream and every wait, those that come later at once; the rest of the server may go on. */
  letGo(): void
  stop(): Promise<void>
}

const furthestBack = (room: ReadonlySet<Subscriber>): number =>
  Math.min(...[...room].map(({ lastId }) => lastId))

const pageSize = 500
const retryMs = 500
const keepSessionsMs = 5 * 60_000

/**
 * Carries committed events to the open streams of this process. Whoever commits them announces it afterwards (own
 * transactions at once, those of other processes by NOTIFY); the hub then reads what is new for that company once and hands
 * it to every stream of it. When the connection that listens is lost it reconnects and reads what was missed; what nobody
 * announced, because its process died, it finds by itself.
 */
export async function startHub(options: {
  db: Database
  appUrl: string
  /** Makes the connection that listens, where it is not always to the same server. */
  Client?: typeof pg.Client | undefined
  log: Log
}): Promise<Hub> {
  const { db, log } = options
  const rooms = new Map<string, Set<Subscriber>>()
  const waiters = new Map<string, Set<() => void>>()
  const waitingAnswers = new Set<AbortController>()
  const sessionListeners: ((sessionId: string) => void)[] = []
  const delivering = new Map<string, 'running' | 'again'>()
  let hasLetGo = false
  let stopped = false

  async function eventsAfter(companyId: string, lastId: number): Promise<LiveEvent[]> {
    const { rows } = await db.readAsCompany(companyId, (tx) =>
      tx.execute<LiveEvent>(sql`select id, name, data::text as data from events
        where company_id = ${companyId} and id > ${lastId} order by id limit ${pageSize}`),
    )
    return rows
  }

  function hand(subscriber: Subscriber, events: LiveEvent[]) {
    for (const event of events) {
      if (event.id <= subscriber.lastId) continue
      if (!subscriber.give(event)) {
        leave(subscriber)
        subscriber.end()
        return
      }
      subscriber.lastId = event.id
    }
  }

  async function deliver(companyId: string): Promise<void> {
    if (delivering.has(companyId)) {
      delivering.set(companyId, 'again')
      return
    }
    delivering.set(companyId, 'running')
    try {
      for (let more = true; more;) {
        delivering.set(companyId, 'running')
        const room = rooms.get(companyId)
        if (!room || room.size === 0) break
        const from = furthestBack(room)
        const events = await eventsAfter(companyId, from)
        // Who joined meanwhile from further back would miss what lies before; its turn comes with the next read.
        for (const subscriber of room) if (subscriber.lastId >= from) hand(subscriber, events)
        more = events.length === pageSize || delivering.get(companyId) === 'again'
      }
    } catch (error) {
      log.warn(
        { reason: (error as Error).message },
        'live delivery failed; it goes on when the database is back',
      )
      if (!stopped) setTimeout(() => announce(companyId), retryMs).unref()
    } finally {
      delivering.delete(companyId)
    }
  }

  /** Ends the streams of sessions that are over; for the others an open stream counts as use. */
  async function keepSessions(companyId: string, sessionIds: readonly string[]): Promise<void> {
    const open = new Set(sessionIds)
    const alive = await db.asCompany(companyId, (tx) =>
      tx.execute<{ id: string }>(sql`update sessions set seen_at = now()
        where company_id = ${companyId} and id = any(${[...open]}) and expires_at > now() returning id`),
    )
    for (const { id } of alive.rows) open.delete(id)
    for (const sessionId of open) endSession(sessionId)
  }

  async function keepAllSessions() {
    for (const [companyId, room] of rooms) {
      const open = [...room].map((subscriber) => subscriber.sessionId)
      await keepSessions(companyId, open).catch(() => {})
    }
  }

  function announce(companyId: string) {
    db.replica?.noteWrite(companyId)
    for (const wake of waiters.get(companyId) ?? []) wake()
    if (rooms.has(companyId)) void deliver(companyId)
  }

  function leave(subscriber: Subscriber) {
    const room = rooms.get(subscriber.companyId)
    room?.delete(subscriber)
    if (room?.size === 0) rooms.delete(subscriber.companyId)
  }

  function endSession(sessionId: string) {
    for (const listener of sessionListeners) listener(sessionId)
    for (const room of rooms.values()) {
      for (const subscriber of room) {
        if (subscriber.sessionId !== sessionId) continue
        leave(subscriber)
        subscriber.end()
      }
    }
  }

  function letGo() {
    hasLetGo = true
    for (const room of rooms.values()) for (const subscriber of room) subscriber.end()
    for (const gone of waitingAnswers) gone.abort()
  }

  const listener = await keepListening({
    url: options.appUrl,
    Client: options.Client,
    channels: ['balcao_events', 'balcao_sessions'],
    onAnnouncement(channel, payload) {
      if (channel === 'balcao_sessions') return endSession(payload)
      const companyId = db.announcements.companyOf(payload)
      if (companyId !== undefined) announce(companyId)
    },
    onBack() {
      db.replica?.noteUnheard()
      for (const companyId of new Set([...rooms.keys(), ...waiters.keys()])) announce(companyId)
      void keepAllSessions()
    },
  })
  db.announcements.onCommitted(announce)
  const unheard = findUnheard({
    owner: db.owner,
    heard() {
      const listened = new Map<string, number | undefined>([...waiters.keys()].map((id) => [id, undefined]))
      for (const [companyId, room] of rooms)
        if (!waiters.has(companyId)) listened.set(companyId, furthestBack(room))
      return listened
    },
    onUnheard: announce,
  })
  const keeper = setInterval(() => void keepAllSessions(), keepSessionsMs).unref()
  return {
    async subscribe(subscriber) {
      if (hasLetGo) return subscriber.end()
      let room = rooms.get(subscriber.companyId)
      if (!room) rooms.set(subscriber.companyId, (room = new Set()))
      room.add(subscriber)
      // After it joined: a session that ends from here on is announced to it.
      await keepSessions(subscriber.companyId, [subscriber.sessionId])
      await deliver(subscriber.companyId)
    },
    leave,
    waitFor(companyId, milliseconds, signal) {
      return new Promise((resolve) => {
        let set = waiters.get(companyId)
        if (!set) waiters.set(companyId, (set = new Set()))
        const done = () => {
          clearTimeout(timer)
          signal.removeEventListener('abort', done)
          set.delete(done)
          if (set.size === 0 && waiters.get(companyId) === set) waiters.delete(companyId)
          resolve()
        }
        const timer = setTimeout(done, milliseconds)
        signal.addEventListener('abort', done)
        set.add(done)
        if (signal.aborted) done()
      })
    },
    goneSignal(answer) {
      const gone = new AbortController()
      waitingAnswers.add(gone)
      answer.once('close', () => {
        waitingAnswers.delete(gone)
        gone.abort()
      })
      if (hasLetGo || answer.destroyed) gone.abort()
      return gone.signal
    },
    onSessionEnded: (listener) => sessionListeners.push(listener),
    openStreams: () => [...rooms.values()].reduce((sum, room) => sum + room.size, 0),
    letGo,
    async stop() {
      stopped = true
      letGo()
      clearInterval(keeper)
      unheard.stop()
      await listener.stop()
    },
  }
}
