import type { Tx } from '../../platform/database/database'
import { addJob } from '../../platform/jobs/jobs'
import { nameOf, type Whose } from '../connecting/connections.store'

/**
 * Writing and reading of one connection take turns: Google bears one write at a time, and no echo overtakes its write.
 * Each connection has turns of its own, so that nobody's trouble keeps others waiting.
 */
const queueOf = (whose: Whose) => `google:${nameOf(whose)}`

interface Turn {
  /** How often it was tried in vain. */
  tries?: number
  /** How long it waits. */
  delayMs?: number
}

/** Soon: make Google agree with the agenda. Asked many times, it is done once. */
export function addWriting(tx: Tx, whose: Whose, turn?: Turn): Promise<void> {
  return add(tx, 'calendar-write', whose, turn)
}

/** Soon: read what changed in the calendar. Asked many times, it is done once. */
export function addReading(tx: Tx, whose: Whose, turn?: Turn): Promise<void> {
  return add(tx, 'calendar-read', whose, turn)
}

function add(
  tx: Tx,
  name: 'calendar-write' | 'calendar-read',
  whose: Whose,
  { tries = 0, delayMs = 0 }: Turn = {},
): Promise<void> {
  const about = {
    queue: queueOf(whose),
    key: `${name}:${nameOf(whose)}`,
    ...(delayMs === 0 ? {} : { afterMs: delayMs }),
  }
  return addJob(tx, name, { ...payloadOf(whose), ...(tries === 0 ? {} : { tries }) }, about)
}

const payloadOf = ({ companyId, agendaId }: Whose) => ({ companyId, ...(agendaId !== null && { agendaId }) })

const FIRST_MS = 1000
/** An outage of minutes is made up for within one; one of a quarter of an hour is asked after less often. */
const LONGEST_MS = 45_000
const RESIGNED_MS = 10 * 60_000
const RESIGNED_AFTER = 25

/** How long to wait after the n-th failure in a row, a quarter more or less; what Google asks for counts first. */
export function waitAfter(tries: number, retryAfterMs: number | null): number {
  const longest = tries > RESIGNED_AFTER ? RESIGNED_MS : LONGEST_MS
  const wait = Math.min(FIRST_MS * 2 ** (tries - 1), longest) * (0.75 + Math.random() / 2)
  return Math.round(Math.max(wait, retryAfterMs ?? 0))
}
