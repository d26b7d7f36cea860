import { CatalogueSaved } from '@balcao/contract/catalogue'
import { useLiveEvent } from '../../lib/live/live-provider'
import type { CatalogueStore } from './catalogue-store'

/** Saves of other screens appear in place; where one is missing, everything is read again. */
export function useLiveCatalogue(store: CatalogueStore, readAgain: () => void) {
  useLiveEvent('CATALOGUE_CHANGED', ({ version, changes }) => {
    const saved = CatalogueSaved.safeParse({ version, changes })
    if (saved.success) void store.absorb(saved.data)
    else readAgain()
  })
}
