/** `prefix` plus a timestamp: `now`, or the next millisecond that no row is named after yet. */
export function freeId(prefix: string, now: number, isTaken: (id: string) => boolean): string {
  let stamp = Math.trunc(now)
  while (isTaken(`${prefix}${stamp}`)) stamp += 1
  return `${prefix}${stamp}`
}
