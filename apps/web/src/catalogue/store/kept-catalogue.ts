import { CatalogueAnswer } from '@balcao/contract/catalogue'
import type { Catalogue } from '@balcao/domain/catalogue'
import { cacheLifetimes, localCache } from '../../lib/local-cache'

const name = 'menu'
/** A larger one would take longer to keep than to read, and the browser's storage is small. */
const mostItems = 1000

/** The catalogue as this browser last had it, not older than 15 minutes (CACHE-04), and when that was. */
export function keptCatalogue(cnpj: string): { catalogue: Catalogue; at: number } | null {
  const kept = localCache.get(cnpj, name)
  const read = CatalogueAnswer.safeParse(kept?.value)
  return kept && read.success ? { catalogue: read.data, at: kept.at } : null
}

/** Keeps what the server said; a larger one takes the place of nothing (CACHE-05). */
export function keepCatalogue(cnpj: string, catalogue: Catalogue) {
  if (catalogue.items.length > mostItems) localCache.remove(cnpj, name)
  else localCache.set(cnpj, name, catalogue, cacheLifetimes.menu)
}
