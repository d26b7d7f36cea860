import type { Clock } from '../consent/watch-popup'

/** A clock that goes when it is told to. */
interface HandClock extends Clock {
  pass: (ms: number) => void
  /** How many wait for it. */
  waiting: () => number
}

export function handClock(): HandClock {
  let now = 0
  const acts = new Map<() => void, { every: number; next: number }>()
  return {
    now: () => now,
    every(ms, act) {
      acts.set(act, { every: ms, next: now + ms })
      return () => acts.delete(act)
    },
    pass(ms) {
      const end = now + ms
      for (;;) {
        const due = [...acts].filter(([, { next }]) => next <= end).sort(([, a], [, b]) => a.next - b.next)[0]
        if (!due) break
        const [act, times] = due
        now = times.next
        times.next += times.every
        act()
      }
      now = end
    },
    waiting: () => acts.size,
  }
}
