const longestMs = 35 * 60_000

/**
 * Whole minutes for which a time is still kept, rounded up; 0 when that is over. Null where this device's clock cannot
 * be right, so that no nonsense is shown.
 */
export function holdMinutes(until: string, now: number): number | null {
  const left = Date.parse(until) - now
  if (Number.isNaN(left) || left > longestMs) return null
  return Math.max(0, Math.ceil(left / 60_000))
}
