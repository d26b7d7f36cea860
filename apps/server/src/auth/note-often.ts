import { noteCounted } from '../platform/audit'
import type { Database } from '../platform/database/database'

const hourMs = 3_600_000
/** Networks of one company that are told apart within an hour; what comes from more of them is counted together. */
const mostNetworks = 20
const mostCompanies = 5_000

export interface OftenNotes {
  /** Counts something that strangers can cause at will. Nobody waits for it, whether the company exists or not. */
  note(cnpj: string, act: string, network: string): void
  /** Resolves once what was counted so far is written. */
  finished(): Promise<void>
}

/**
 * Writes down what may happen ten thousand times a minute without a row for each: of one company, act, network and hour
 * the 1st, 10th, 100th … with the count so far. Counted by this process alone.
 */
export function createOftenNotes(db: Database, now: () => number = Date.now): OftenNotes {
  let hour = -1
  const counts = new Map<string, Map<string, number>>()
  let writing: Promise<unknown> = Promise.resolve()

  function count(cnpj: string, act: string, network: string): { counted: number; from: string } {
    const current = Math.floor(now() / hourMs)
    if (current !== hour || counts.size > mostCompanies) counts.clear()
    hour = current
    const group = `${cnpj} ${act}`
    const networks = counts.get(group) ?? new Map<string, number>()
    counts.set(group, networks)
    const from = networks.has(network) || networks.size < mostNetworks ? network : '*'
    const counted = (networks.get(from) ?? 0) + 1
    networks.set(from, counted)
    return { counted, from }
  }

  return {
    note(cnpj, act, network) {
      const { counted, from } = count(cnpj, act, network)
      if (!/^10*$/.test(String(counted))) return
      const written = () => noteCounted(db, { cnpj, network: from, act, count: counted })
      // One after the other: a flood never holds more than one connection.
      writing = writing.then(written).catch(() => {})
    },
    async finished() {
      await writing
    },
  }
}
