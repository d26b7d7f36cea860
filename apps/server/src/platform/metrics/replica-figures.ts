import { Counter, Gauge } from 'prom-client'
import type { Database } from '../database/database'

/** What is to be watched of the read replica, where there is one. */
export function replicaFigures({ replica }: Pick<Database, 'replica'>): (Counter | Gauge)[] {
  if (!replica) return []
  const own = (name: string, help: string, value: () => number) =>
    new Gauge({
      name,
      help,
      registers: [],
      collect() {
        this.set(value())
      },
    })
  return [
    own(
      'balcao_replica_in_use',
      '1 while this process asks the read replica, 0 while the primary answers',
      () => Number(replica.standing().inUse),
    ),
    own('balcao_replica_behind_seconds', 'The replica holds all that was committed so long ago', () =>
      Math.min(replica.standing().behindSeconds, 86_400),
    ),
    new Counter({
      name: 'balcao_replica_reads_total',
      help: 'Reads that may be older since the start, by who answered; fallback: asked of the primary after the replica failed',
      labelNames: ['by'],
      registers: [],
      collect() {
        this.reset()
        for (const [by, count] of Object.entries(replica.standing().reads)) this.inc({ by }, count)
      },
    }),
  ]
}
