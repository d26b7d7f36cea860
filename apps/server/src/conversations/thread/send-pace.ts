const SECOND = 1000
const HOUR = 3_600_000

const FIRST_RETRY_MS = 2 * SECOND
/** With the jitter less than a minute: so soon after a gateway is back everything has gone out. */
const LONGEST_RETRY_MS = 45 * SECOND
const JITTER = 0.2

/** A row that is being sent for longer belongs to a process that died: no call to a gateway takes this long. */
export const SEND_DIED_AFTER_MS = 60 * SECOND
/** A channel that is not open is looked at again after so long, should nobody tell that it opened. */
export const CLOSED_RECHECK_MS = 300 * SECOND
/** After the gateway's 463 the bot and order news keep quiet for so long. */
export const BLOCKED_MS = 6 * HOUR
/** The official channel takes free texts for so long after the customer wrote. */
export const WINDOW_MS = 24 * HOUR
/** What a lost answer may still be told by, where the gateway cannot be asked: its webhook gets so long. */
export const UNCONFIRMED_GRACE_MS = 15 * SECOND

/** From one look for a lost send to the next: 5 s, 15 s and 60 s after its answer was lost. */
export const LOOK_AFTER_MS = [5 * SECOND, 10 * SECOND, 45 * SECOND] as const

const patienceMs = {
  person: 24 * HOUR,
  system: 24 * HOUR,
  // An answer of the bot belongs to its question, whose step is over by then.
  bot: HOUR / 2,
} as const

/** Who can have written what waits to be sent. */
export type SendingAuthor = keyof typeof patienceMs

/** Whether a message was queued so long ago that it is given up. */
export function isTooLate(author: SendingAuthor, queuedAt: Date, now: Date): boolean {
  return now.getTime() - queuedAt.getTime() > patienceMs[author]
}

/**
 * Milliseconds until a send that did not go out is tried again: 2 s after the first attempt, doubled each time up to
 * 45 s, and up to a fifth more by `random` (0 to 1), so that a shop's conversations do not all come at once. A
 * gateway that names a longer wait gets it.
 */
export function retryAfter(attempts: number, asked: number | null, random: number): number {
  const pause = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** Math.min(attempts - 1, 20))
  return Math.max(pause * (1 + JITTER * random), asked ?? 0)
}
