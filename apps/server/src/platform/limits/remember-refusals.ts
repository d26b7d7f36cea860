import type { Clock } from '../clock'

/** Keys that are remembered at most: some megabytes, however many addresses a flood has. */
const mostKeys = 20_000

export interface Refusals {
  /** Seconds until the key is free again; 0 when nothing is known against it. */
  waitOf(key: string): number
  /** Remembers for so many seconds that the key is refused; answers them. */
  remember(key: string, seconds: number): number
}

/** What this process knows to be refused, and until when. What was refused first is forgotten first. */
export function rememberRefusals(clock: Clock, most = mostKeys): Refusals {
  const refused = new Map<string, { from: number; until: number }>()
  return {
    waitOf(key) {
      const known = refused.get(key)
      if (!known) return 0
      const now = clock().getTime()
      // A clock that was set back must not keep anybody out for longer.
      if (now >= known.from && now < known.until) return Math.ceil((known.until - now) / 1000)
      refused.delete(key)
      return 0
    },
    remember(key, seconds) {
      const now = clock().getTime()
      refused.delete(key)
      refused.set(key, { from: now, until: now + seconds * 1000 })
      if (refused.size > most) refused.delete(refused.keys().next().value!)
      return seconds
    },
  }
}
