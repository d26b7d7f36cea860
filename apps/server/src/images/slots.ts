import { Problem } from '../platform/http/problems'

export interface Slots {
  /** Runs `work` in its turn, and waits for it. @throws Problem UNAVAILABLE when too many wait already */
  inTurn<T>(owner: string, work: () => Promise<T>): Promise<T>
}

/**
 * A bounded line for work that takes much memory: `running` at once, at most `waiting` in line, of which one owner
 * may hold `waitingEach`, so that one company's album does not keep the others out.
 */
export function createSlots({ running = 1, waiting = 8, waitingEach = 4 } = {}): Slots {
  let busy = 0
  const line: { owner: string; start: () => void }[] = []

  return {
    async inTurn(owner, work) {
      if (busy < running) {
        busy++
      } else {
        const own = line.filter((waiter) => waiter.owner === owner).length
        if (line.length >= waiting || own >= waitingEach) throw new Problem('UNAVAILABLE')
        // Whoever ends hands over the slot, so the count stays and nobody slips in between.
        await new Promise<void>((start) => line.push({ owner, start }))
      }
      try {
        return await work()
      } finally {
        const next = line.shift()
        if (next) next.start()
        else busy--
      }
    },
  }
}
