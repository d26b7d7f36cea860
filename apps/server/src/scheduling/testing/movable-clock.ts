/** A clock that stands where a test puts it. */
export function movableClock(start: string): { now: () => Date; set: (instant: string) => void } {
  let at = start
  return {
    now: () => new Date(at),
    set: (instant) => {
      at = instant
    },
  }
}
