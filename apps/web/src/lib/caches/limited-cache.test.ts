import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LimitedCache } from './limited-cache'

const lifetimeMs = 60_000

describe('the size-limited cache', () => {
  it('CACHE-08 lets the oldest entry go when it is full', () => {
    const cache = new LimitedCache<number>({ entries: 2, lifetimeMs })
    cache.set('a', 1)
    cache.set('b', 2)
    cache.set('c', 3)
    expect(['a', 'b', 'c'].map((key) => cache.get(key))).toEqual([undefined, 2, 3])
  })

  it('CACHE-08 counts an entry that is kept again as young, and one that is read as old as it was', () => {
    const cache = new LimitedCache<number>({ entries: 2, lifetimeMs })
    cache.set('a', 1)
    cache.set('b', 2)
    cache.set('a', 3)
    cache.get('b')
    cache.set('c', 4)
    expect(['a', 'b', 'c'].map((key) => cache.get(key))).toEqual([3, undefined, 4])
  })

  it('forgets an entry when its time is over, and not before', () => {
    let now = 1_000
    const cache = new LimitedCache<string>({ entries: 5, lifetimeMs, now: () => now })
    cache.set('a', 'kept')
    now += lifetimeMs - 1
    expect(cache.get('a')).toBe('kept')
    now += 1
    expect(cache.get('a')).toBeUndefined()
    expect(cache.size).toBe(0)
  })

  it('CACHE-08 holds the newest entries and never more than it may', () => {
    const keys = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), { maxLength: 40 })
    fc.assert(
      fc.property(keys, fc.integer({ min: 1, max: 5 }), (sets, entries) => {
        const cache = new LimitedCache<number>({ entries, lifetimeMs })
        for (const [index, key] of sets.entries()) cache.set(key, index)
        const newestFirst = [...new Set(sets.toReversed())]
        expect(cache.size).toBe(Math.min(entries, newestFirst.length))
        for (const [place, key] of newestFirst.entries()) {
          expect(cache.get(key)).toBe(place < entries ? sets.lastIndexOf(key) : undefined)
        }
      }),
    )
  })
})
