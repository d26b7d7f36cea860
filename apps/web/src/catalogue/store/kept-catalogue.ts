import { CatalogueAnswer } from '@balcao/contract/catalogue'
import type { Catalogue } from '@balcao/domain/catalogue'
import { localCache, type LocalCache } from '../../lib/caches/local-cache'

const name = 'menu'
const lifetimeMs = 15 * 60_000
/** A larger one would take longer to keep than to read, and the browser's storage is small. */
const mostItems = 1000

/** The catalogue as this browser last had it, not older than 15 minutes (CACHE-04), and when that was. */
export function keptCatalogue(
  cnpj: string,
  cache: LocalCache = localCache,
): { catalogue: Catalogue; at: number } | null {
  const kept = cache.get(cnpj, name)
  const read = CatalogueAnswer.safeParse(kept?.value)
  return kept && read.success ? { catalogue: read.data, at: kept.at } : null
}

/** Keeps what the server said; a larger one takes the place of nothing (CACHE-05). */
export function keepCatalogue(cnpj: string, catalogue: Catalogue, cache: LocalCache = localCache) {
  if (catalogue.items.length > mostItems) cache.remove(cnpj, name)
  else cache.set(cnpj, name, catalogue, lifetimeMs)
}
