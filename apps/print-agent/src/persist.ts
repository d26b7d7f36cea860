import { setTimeout as pause } from 'node:timers/promises'
import { ServerAway } from './station-api'

/**
 * Does something with the server until it works, with growing pauses that differ between agents, so that a server
 * that comes back is not met by all of them at once. Only `ServerAway` is tried again.
 * @throws the last ServerAway once `giveUp` says so, and every other error at once
 */
export async function persist<T>(
  work: () => Promise<T>,
  { firstRetry, longestRetry, giveUp }: { firstRetry: number; longestRetry: number; giveUp: AbortSignal },
): Promise<T> {
  for (let longest = firstRetry; ; longest = Math.min(longest * 2, longestRetry)) {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof ServerAway) || giveUp.aborted) throw error
      await pause(longest * (0.5 + Math.random() / 2), undefined, { signal: giveUp }).catch(() => {})
      if (giveUp.aborted) throw error
    }
  }
}
