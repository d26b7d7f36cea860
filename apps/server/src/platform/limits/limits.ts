import type { LimitName } from '@balcao/contract'
import type { Clock } from '../clock'
import type { Database } from '../database/database'
import { Problem } from '../http/problems'
import { createHitCounter } from './count-hits'
import { rememberRefusals } from './remember-refusals'

interface Window {
  seconds: number
  max: number
}

const hour = 3600
const day = 86_400

/** Requests per window, by who is counted: one network address (IPv4 or IPv6 /64) or one company. */
const windows: Record<LimitName, { network?: Window[]; company?: Window[] }> = {
  lookup: { network: [{ seconds: hour, max: 120 }] },
  leadLookup: { network: [{ seconds: hour, max: 120 }] },
  profile: { network: [{ seconds: hour, max: 120 }] },
  address: { network: [{ seconds: hour, max: 240 }], company: [{ seconds: hour, max: 600 }] },
  // With five tries a code, ten codes a day leave a blind guesser one chance in 20,000.
  sendCode: {
    network: [{ seconds: hour, max: 20 }],
    company: [
      { seconds: hour, max: 5 },
      { seconds: day, max: 10 },
    ],
  },
  verifyCode: { network: [{ seconds: hour, max: 60 }] },
  signIn: { network: [{ seconds: 300, max: 40 }], company: [{ seconds: 300, max: 20 }] },
  lead: { network: [{ seconds: hour, max: 10 }] },
  // A page stops by itself after five; a bad release on every screen of a shop is known by then.
  browserError: { network: [{ seconds: hour, max: 60 }] },
  visit: { network: [{ seconds: hour, max: 120 }] },
  publicOrder: { network: [{ seconds: hour, max: 60 }] },
  // Who guesses codes gets nowhere; who mistypes has enough.
  couponCheck: { network: [{ seconds: 300, max: 20 }] },
  // A family looks through months from one address, and so does a whole network of a phone company.
  publicRead: { network: [{ seconds: 60, max: 240 }] },
  publicHold: { network: [{ seconds: hour, max: 120 }] },
  publicBooking: { network: [{ seconds: hour, max: 40 }] },
  // Ten questions of a visit, changed and tried again.
  publicFile: { network: [{ seconds: hour, max: 60 }] },
  onboarding: { network: [{ seconds: hour, max: 300 }] },
  operatorSignIn: { network: [{ seconds: 300, max: 10 }] },
  // Each choice of a preview asks again; thousands of rows are judged each time.
  agendaImport: { company: [{ seconds: 60, max: 30 }] },
  write: { company: [{ seconds: 10, max: 500 }] },
}

export interface Limits {
  /**
   * Counts one request; answers the seconds to wait when it is one too many, else 0. What one window refuses
   * does not count in the longer ones. Takes a connection of its own: never call it inside a transaction.
   */
  hit(limit: LimitName, who: { network?: string; company?: string }): Promise<number>
}

/**
 * Limits shared by every process through the database. `factor` stretches them (tests, trusted networks). What was
 * refused once is refused from memory until its window ends: a flood costs the database nothing.
 */
export function createLimits(db: Database, factor: number, clock: Clock): Limits {
  const refusals = rememberRefusals(clock)
  const countHit = createHitCounter(db)

  async function hitWindow(key: string, { seconds, max }: Window): Promise<number> {
    const { count, rest } = await countHit(key, seconds)
    if (count <= max * factor) return 0
    return refusals.remember(key, Math.max(1, rest))
  }

  return {
    async hit(limit, who) {
      const asked = (['network', 'company'] as const).flatMap((kind) =>
        who[kind] === undefined
          ? []
          : (windows[limit][kind] ?? []).map(
              (window) => [`${limit}:${kind}:${window.seconds}:${who[kind]}`, window] as const,
            ),
      )
      for (const [key] of asked) {
        const wait = refusals.waitOf(key)
        if (wait > 0) return wait
      }
      for (const [key, window] of asked) {
        const wait = await hitWindow(key, window)
        if (wait > 0) return wait
      }
      return 0
    },
  }
}

/** Counts one request. @throws Problem TOO_MANY_REQUESTS */
export async function keepLimit(limits: Limits, ...[limit, who]: Parameters<Limits['hit']>): Promise<void> {
  const wait = await limits.hit(limit, who)
  if (wait > 0) throw new Problem('TOO_MANY_REQUESTS', { retryAfterSeconds: wait })
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
