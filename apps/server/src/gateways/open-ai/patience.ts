/** Tries of one question, and the milliseconds between them unless the server asks for more. */
const MOST_TRIES = 3
const PAUSE_MS = 1000

/** A question that the bot waits for: until when, and how long that was at first. */
export interface Patience {
  patienceMs: number
  waitUntil: Date
}

/** Milliseconds that one call has: half of the time that the bot waits, so that there is a second one, and no more than is left. */
export function timeForCall({ patienceMs, waitUntil }: Patience, now: Date): number {
  const left = waitUntil.getTime() - now.getTime()
  return left > 0 ? Math.min(patienceMs / 2, left) : patienceMs / 2
}

/**
 * Milliseconds until a question is asked again that was asked `tries` times in vain; null when that was often enough, or
 * nobody waits any more.
 */
export function timeUntilNextTry(
  { waitUntil }: Pick<Patience, 'waitUntil'>,
  { tries, retryAfterMs, now }: { tries: number; retryAfterMs: number | null; now: Date },
): number | null {
  const afterMs = Math.max(PAUSE_MS, retryAfterMs ?? 0)
  return tries < MOST_TRIES && now.getTime() + afterMs < waitUntil.getTime() ? afterMs : null
}
