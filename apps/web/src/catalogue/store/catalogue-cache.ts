import type { CatalogueSaved } from '@balcao/contract/catalogue'
import { applyChanges, type Catalogue } from '@balcao/domain/catalogue'

/**
 * Lays what a save wrote over the catalogue of the version before it. Older ones are in it already; `gap` says that a
 * save in between is missing, so that the catalogue must be read again.
 */
export function absorbSave(
  catalogue: Catalogue,
  { version, changes }: CatalogueSaved,
): { catalogue: Catalogue; gap: boolean } {
  if (version <= catalogue.version) return { catalogue, gap: false }
  if (version > catalogue.version + 1) return { catalogue, gap: true }
  return { catalogue: applyChanges(catalogue, changes, version), gap: false }
}

/** The newer of two whole catalogues: an answer that was asked for earlier must not undo what was received since. */
export function newerCatalogue(known: Catalogue | undefined, read: Catalogue): Catalogue {
  return known && known.version > read.version ? known : read
}
