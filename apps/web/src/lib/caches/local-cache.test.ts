import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LocalCache, type CacheStore } from './local-cache'

const company = '99999999000199'
const minute = 60_000

function fakeStore(entries = new Map<string, string>()): CacheStore & { entries: Map<string, string> } {
  return {
    entries,
    get length() {
      return entries.size
    },
    key: (place) => [...entries.keys()][place] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  }
}

let store = fakeStore()
let now = 0
let cache = new LocalCache({ store: () => store, now: () => now })

beforeEach(() => {
  store = fakeStore()
  now = Date.UTC(2026, 10, 21, 15)
  cache = new LocalCache({ store: () => store, now: () => now })
})

describe('the local cache', () => {
  it.each([
    ['CACHE-01 for 5 minutes when nothing else is said', undefined, 5],
    ['for as long as is said', 15 * minute, 15],
  ])('keeps %s', (_, lifetime, minutes) => {
    const at = now
    cache.set(company, 'thing', { nome: 'Bar' }, lifetime)
    now = at + minutes * minute - 1
    expect(cache.get(company, 'thing')).toEqual({ value: { nome: 'Bar' }, at })
    now = at + minutes * minute
    expect(cache.get(company, 'thing')).toBeNull()
  })

  it('CACHE-05 COMP-26 forgets a thing when told to, and only that one', () => {
    cache.set(company, 'menu', 1, 15 * minute)
    cache.set(company, 'company', 2)
    cache.remove(company, 'menu')
    expect(cache.get(company, 'menu')).toBeNull()
    expect(cache.get(company, 'company')?.value).toBe(2)
  })

  it('keeps the things of two companies apart', () => {
    cache.set(company, 'company', 'mine')
    expect(cache.get('11222333000181', 'company')).toBeNull()
  })

  it('forgets everything at the sign-out, and nothing that is not its own', () => {
    store.entries.set('balcao.theme', 'dark')
    cache.set(company, 'company', 1)
    cache.set('11222333000181', 'menu', 2)
    cache.clear()
    expect([...store.entries.keys()]).toEqual(['balcao.theme'])
  })

  it.each(['not json', 'null', '7', '{"value":1}', '{"value":1,"at":"x","until":9}'])(
    'reads nothing from a spoilt entry: %s',
    (text) => {
      store.entries.set(`balcao.cache.${company}.company`, text)
      expect(cache.get(company, 'company')).toBeNull()
    },
  )

  it('does not trust an entry from the future: the clock was set back', () => {
    cache.set(company, 'company', 1)
    now -= minute
    expect(cache.get(company, 'company')).toBeNull()
  })

  it('keeps nothing, and breaks nothing, where the browser has no storage', () => {
    const blocked = new LocalCache({
      store: () => {
        throw new DOMException('denied', 'SecurityError')
      },
      now: () => now,
    })
    blocked.set(company, 'company', 1)
    blocked.clean()
    blocked.clear()
    expect(blocked.get(company, 'company')).toBeNull()
  })
})

describe('CACHE-02 the cleaning', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now })
    cache = new LocalCache({ store: () => store, now: Date.now })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('throws away every 10 minutes what no longer lives, until it is stopped', () => {
    cache.set(company, 'short', 1)
    cache.set(company, 'long', 2, 60 * minute)
    const stop = cache.startCleaning()
    vi.advanceTimersByTime(10 * minute - 1)
    expect(store.entries.size).toBe(2)
    vi.advanceTimersByTime(1)
    expect([...store.entries.keys()]).toEqual([`balcao.cache.${company}.long`])
    cache.set(company, 'short', 1)
    stop()
    vi.advanceTimersByTime(30 * minute)
    expect(store.entries.size).toBe(2)
  })
})
