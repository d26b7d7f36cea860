import { Problem } from '../http/problems'

/**
 * Runs at most `most` works of one key at a time; the others wait in the order they came, `patient` of them at most. So that
 * a company whose queries are slow waits for itself, and not everybody for a connection.
 * @throws Problem TOO_MANY_REQUESTS when more would wait
 */
export function someAtOnce(most: number, patient: number) {
  const lanes = new Map<string, { running: number; waiting: (() => void)[] }>()
  return async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const lane = lanes.get(key) ?? { running: 0, waiting: [] }
    lanes.set(key, lane)
    if (lane.running < most) lane.running++
    else if (lane.waiting.length >= patient) throw new Problem('TOO_MANY_REQUESTS', { retryAfterSeconds: 1 })
    // Whoever ends hands its place over: the number that runs stays as it is.
    else await new Promise<void>((go) => lane.waiting.push(go))
    try {
      return await work()
    } finally {
      const next = lane.waiting.shift()
      if (next) next()
      else if (--lane.running === 0) lanes.delete(key)
    }
  }
}
