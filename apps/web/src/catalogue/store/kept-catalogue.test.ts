import { expect, test } from 'vitest'
import { LocalCache } from '../../lib/caches/local-cache'
import { buildCatalogue } from '../testing/build-catalogue'
import { keepCatalogue, keptCatalogue } from './kept-catalogue'

const cnpj = '99999999000199'
const minute = 60_000

test('CACHE-04 the catalogue is there again for 15 minutes', () => {
  const entries = new Map<string, string>()
  let now = Date.UTC(2026, 10, 21, 15)
  const cache = new LocalCache({
    store: () => ({
      length: entries.size,
      key: (place) => [...entries.keys()][place] ?? null,
      getItem: (key) => entries.get(key) ?? null,
      setItem: (key, value) => void entries.set(key, value),
      removeItem: (key) => void entries.delete(key),
    }),
    now: () => now,
  })
  const at = now
  const catalogue = buildCatalogue()
  keepCatalogue(cnpj, catalogue, cache)
  now = at + 15 * minute - 1
  expect(keptCatalogue(cnpj, cache)).toEqual({ catalogue, at })
  now = at + 15 * minute
  expect(keptCatalogue(cnpj, cache)).toBeNull()
})
