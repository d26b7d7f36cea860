import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'

const everyMs = 2000

/**
 * Whoever commits events announces them a moment later, and may have died in that moment. So those who listen look by
 * themselves, every two seconds, whether a company has come further than they have heard.
 * @param heard for each company that somebody here listens to, the last event that all of them have; undefined where nobody knows
 */
export function findUnheard(options: {
  owner: pg.Pool
  heard: () => ReadonlyMap<string, number | undefined>
  onUnheard: (companyId: string) => void
}): { stop(): void } {
  const { owner, heard, onUnheard } = options
  const stopping = new AbortController()
  const { signal } = stopping
  let before = new Map<string, number>()

  async function look(): Promise<void> {
    const listened = heard()
    if (listened.size === 0) return
    const { rows } = await owner.query<{ company_id: string; last_id: number }>(
      'select company_id, last_id from event_counters where company_id = any($1)',
      [[...listened.keys()]],
    )
    for (const { company_id: companyId, last_id: lastId } of rows) {
      const known = listened.get(companyId) ?? before.get(companyId) ?? 0
      if (lastId > known) onUnheard(companyId)
    }
    before = new Map(rows.map((row) => [row.company_id, row.last_id]))
  }

  void (async () => {
    while (!signal.aborted) {
      await pause(everyMs, undefined, { signal, ref: false }).catch(() => {})
      if (!signal.aborted) await look().catch(() => {})
    }
  })()
  return { stop: () => stopping.abort() }
}
