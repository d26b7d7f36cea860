const second = 1000
const minute = 60 * second
const hour = 60 * minute

/** Pauses after the first try that failed, the second one, and so on: nine tries in a day and 21 hours. */
const pauses = [
  5 * second,
  minute,
  5 * minute,
  30 * minute,
  2 * hour,
  6 * hour,
  12 * hour,
  24 * hour,
] as const

/**
 * When a delivery is tried again that has failed `tries` times, a tenth sooner or later so that what failed together
 * does not come back together; null when it is given up. `random` is from 0 to 1.
 */
export function retryAt(tries: number, now: Date, random: number): Date | null {
  const pause = pauses[tries - 1]
  return pause === undefined ? null : new Date(now.getTime() + pause * (0.9 + random * 0.2))
}

/**
 * Up to so many tries a delivery keeps its place, and what came after it waits: a short failure changes no order. Then
 * the others pass it, so that one event that a receiver cannot take does not hold up all that follow.
 */
export const triesInOrder = 3

/** An endpoint that took nothing for so long is switched off. */
const mostFailingMs = 5 * 24 * hour

/** Whether an endpoint that has failed since then has had its time. */
export const isGivenUp = (failingSince: Date, now: Date): boolean =>
  now.getTime() - failingSince.getTime() >= mostFailingMs
