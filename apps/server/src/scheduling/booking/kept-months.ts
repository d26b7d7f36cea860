import { createHash } from 'node:crypto'
import type { PublicAgenda } from '@balcao/contract/booking'
import { LRUCache } from 'lru-cache'
import { KeptAnswer } from '../../platform/http/kept-answer'

/** What all kept months of a process take together, about. */
const mostBytes = 32 * 1024 * 1024
const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

interface KeptMonth {
  madeFrom: string
  /** Epoch milliseconds, both included, between which the clock alone changes nothing in it. */
  from: number
  until: number
  answer: KeptAnswer
}

export interface MonthAsked {
  /** Which page it is. */
  key: string
  /** All that it is made from but the instant: as JSON, and what the database answered as it came. */
  madeFrom: readonly [read: unknown, packed: string]
  /** Epoch milliseconds. */
  now: number
}

/** The answer for what was read, made where the one before was made from something else; undefined where none can be made of it. */
export type KeptMonths = (
  asked: MonthAsked,
  make: () => { page: PublicAgenda; until: number } | undefined,
) => KeptAnswer | undefined

/**
 * Months of booking pages as they are sent. What a page is made from is read for every question, in one statement, so that
 * nobody is answered by what was true before they asked; what comes of it is worked out and packed only when it reads
 * otherwise than before.
 */
export function createKeptMonths(): KeptMonths {
  const kept = new LRUCache<string, KeptMonth>({
    maxSize: mostBytes,
    sizeCalculation: ({ answer }) => 1024 + answer.text.length * 2,
  })
  return ({ key, madeFrom: [read, packed], now }, make) => {
    const madeFrom = createHash('sha256').update(JSON.stringify(read)).update(packed).digest('base64')
    const known = kept.get(key)
    if (known?.madeFrom === madeFrom && known.from <= now && now <= known.until) return known.answer
    const made = make()
    if (!made) return undefined
    const answer = new KeptAnswer(JSON.stringify(made.page))
    kept.set(key, { madeFrom, from: now, until: made.until, answer })
    return answer
  }
}

/**
 * Until when the clock changes nothing of a month but by its date: starts are at whole minutes, and none of them passes
 * before the first day (`YYYY-MM-DD`) comes near. `notice` in minutes, instants in epoch milliseconds.
 */
export function holdsUntil(firstDay: string, { notice, now }: { notice: number; now: number }): number {
  const minute = Math.ceil(now / MINUTE_MS) * MINUTE_MS
  // A day for the zone.
  return Math.max(minute, Date.parse(firstDay) - DAY_MS - notice * MINUTE_MS)
}
