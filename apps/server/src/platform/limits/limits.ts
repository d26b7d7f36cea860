import type { LimitName } from '@balcao/contract'
import type { Database } from '../database/database'

interface Window {
  seconds: number
  max: number
}

/** Requests per window, by who is counted: one network address (IPv4 or IPv6 /64) or one company. */
const windows: Record<LimitName, { network?: Window; company?: Window }> = {
  lookup: { network: { seconds: 3600, max: 120 } },
  sendCode: { network: { seconds: 3600, max: 20 }, company: { seconds: 3600, max: 5 } },
  verifyCode: { network: { seconds: 3600, max: 60 } },
  signIn: { network: { seconds: 300, max: 40 }, company: { seconds: 300, max: 20 } },
  lead: { network: { seconds: 3600, max: 10 } },
  visit: { network: { seconds: 3600, max: 120 } },
  write: { company: { seconds: 10, max: 500 } },
}

export interface Limits {
  /** Counts one request; answers the seconds to wait when it is one too many, else 0. */
  hit(limit: LimitName, who: { network?: string; company?: string }): Promise<number>
}

/** Limits shared by every process through the database. `factor` stretches them (tests, trusted networks). */
export function createLimits(db: Database, factor = 1): Limits {
  return {
    async hit(limit, who) {
      let wait = 0
      for (const kind of ['network', 'company'] as const) {
        const window = windows[limit][kind]
        const value = who[kind]
        if (!window || value === undefined) continue
        const { rows } = await db.app.query<{ count: number; rest: number }>({
          name: 'limit-hit',
          text: `insert into request_counts as c (key, window_start, count)
            values ($1, to_timestamp(floor(extract(epoch from now()) / $2::int) * $2::int), 1)
            on conflict (key, window_start) do update set count = c.count + 1
            returning count, ceil($2::int - extract(epoch from now() - window_start))::int as rest`,
          values: [`${limit}:${kind}:${value}`, window.seconds],
        })
        if (rows[0]!.count > window.max * factor) wait = Math.max(wait, rows[0]!.rest)
      }
      return wait
    },
  }
}

/** What a limit counts as one network: the IPv4 address, or the /64 of an IPv6 one. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped) return mapped[1]!
  if (!address.includes(':')) return address
  const [head = '', tail = ''] = address.toLowerCase().split('%')[0]!.split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === '' ? [] : tail.split(':')
  const gap = address.includes('::')
    ? Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0')
    : []
  return [...left, ...gap, ...right]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
}
