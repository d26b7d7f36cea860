import type { LiveEvent } from './live-event'

/** The last event this browser has dealt with; null before the first one. */
export interface EventBook {
  readonly lastId: number | null
}

/**
 * `new`: hand it on. `known`: it was here before. `gap`: hand it on, but events before it are missing, so
 * everything should be read again.
 */
type Verdict = 'new' | 'known' | 'gap'

/** Enters an event. Ids grow by one; RESET may also go back (a restored backup) and is always new. */
export function enterEvent(
  book: EventBook,
  event: Pick<LiveEvent, 'id' | 'name'>,
): { book: EventBook; verdict: Verdict } {
  if (event.name === 'RESET') return { book: { lastId: event.id }, verdict: 'new' }
  if (book.lastId !== null && event.id <= book.lastId) return { book, verdict: 'known' }
  const follows = book.lastId === null || event.id === book.lastId + 1
  return { book: { lastId: event.id }, verdict: follows ? 'new' : 'gap' }
}

/** More missed events than this are not replayed: reading everything again is faster. */
const mostReplayed = 500

/**
 * Where to begin, given the last event this browser saw (null when it never did) and the last one there is.
 * `missed` says that something may have happened in between that will not be replayed.
 */
export function beginFrom(seen: number | null, newest: number): { from: number; missed: boolean } {
  if (seen === null || seen > newest || newest - seen > mostReplayed) return { from: newest, missed: true }
  return { from: seen, missed: false }
}
