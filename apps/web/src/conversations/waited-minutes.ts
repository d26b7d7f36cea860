/** Whole minutes that a customer has waited since an ISO instant, at `now` (epoch milliseconds); clocks may disagree. */
export function waitedMinutes(since: string, now: number): number {
  return Math.max(0, Math.floor((now - Date.parse(since)) / 60_000))
}
