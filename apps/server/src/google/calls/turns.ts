import type { Tx } from '../../platform/database/database'
import { addJob } from '../../platform/jobs/jobs'

/** Writing and reading of one company take turns: Google bears one write at a time, and no echo overtakes its write. */
const queueOf = (companyId: string) => `google:${companyId}`

interface Turn {
  /** How often it was tried in vain. */
  tries?: number
  /** How long it waits. */
  delayMs?: number
}

/** Soon: make Google agree with the agenda. Asked many times, it is done once. */
export function addWriting(tx: Tx, companyId: string, turn?: Turn): Promise<void> {
  return add(tx, 'calendar-write', companyId, turn)
}

/** Soon: read what changed in the calendar. Asked many times, it is done once. */
export function addReading(tx: Tx, companyId: string, turn?: Turn): Promise<void> {
  return add(tx, 'calendar-read', companyId, turn)
}

function add(
  tx: Tx,
  name: 'calendar-write' | 'calendar-read',
  companyId: string,
  { tries = 0, delayMs = 0 }: Turn = {},
): Promise<void> {
  const about = {
    queue: queueOf(companyId),
    key: `${name}:${companyId}`,
    ...(delayMs === 0 ? {} : { afterMs: delayMs }),
  }
  return addJob(tx, name, { companyId, ...(tries === 0 ? {} : { tries }) }, about)
}

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
