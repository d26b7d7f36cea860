const longestMs = 35 * 60_000

/**
 * Whole minutes for which a time is still kept, at least 1 until that is over, then 0. Null where this device's clock cannot
 * be right, so that no nonsense is shown.
 */
export function holdMinutes(until: string, now: number): number | null {
  const left = Date.parse(until) - now
  if (Number.isNaN(left) || left > longestMs) return null
  // To the nearest one: a clock that is some seconds off makes no eleventh minute of ten.
  return left <= 0 ? 0 : Math.max(1, Math.round(left / 60_000))
}
