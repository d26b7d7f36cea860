/** Minutes until the customer has the order, where the company has not said how long that takes on average. */
export const USUAL_MINUTES = 60

/** So many days ahead people at the counter, and programs, may write an order down. */
export const FARTHEST_DAYS = 7

/**
 * Until when (epoch milliseconds) nobody is to begin an order that is wanted for `scheduledFor`, where `averageMinutes`
 * (0: unknown) go by from order to customer; null when it is to be begun at once.
 */
export function waitsUntil(scheduledFor: number, averageMinutes: number, now: number): number | null {
  const begins = scheduledFor - (averageMinutes || USUAL_MINUTES) * 60_000
  return begins > now ? begins : null
}
