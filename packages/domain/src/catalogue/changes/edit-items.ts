import { requireItem, findCategory } from './find-rows'
import type { Catalogue, ItemContent, RowChange, Section } from '../model'
import { changeItem } from './row-content'

/*
 * Every edit answers with the changes that save it, none when nothing differs. Naming the `section` an item is looked
 * for in makes a missing service a `service_missing`, not a `product_missing`.
 */

/** Lays the given fields over the item. @throws CatalogueError when it is not there (see `requireItem`). */
export function setItem(
  catalogue: Catalogue,
  id: string,
  content: Partial<ItemContent>,
  section?: Section,
): RowChange[] {
  return changeItem(requireItem(catalogue, id, section), content)
}

/** @throws CatalogueError when the item is not there; `service_id_invalid` with section 'servicos' (CATAL-63). */
export function removeItem(catalogue: Catalogue, id: string, section?: Section): RowChange[] {
  const item = requireItem(catalogue, id, section)
  return [{ kind: 'item', id, base: item.version, after: null }]
}

/**
 * A product's `disponivel` turns (CATAL-29). A service's `disponivel` and `ativo` become the same: on, unless both
 * were on (CATAL-31). @throws CatalogueError when the item is not there.
 */
export function toggleItem(catalogue: Catalogue, id: string, section?: Section): RowChange[] {
  const item = requireItem(catalogue, id, section)
  if (findCategory(catalogue, item.category_id)?.section !== 'servicos') {
    return changeItem(item, { disponivel: !item.disponivel })
  }
  const on = !(item.disponivel && item.ativo)
  return changeItem(item, { disponivel: on, ativo: on })
}

/** Pauses the item until an ISO instant; null ends the pause. @throws CatalogueError when it is not there. */
export function pauseItem(
  catalogue: Catalogue,
  id: string,
  untilIso: string | null,
  section?: Section,
): RowChange[] {
  return setItem(catalogue, id, { pausado_ate: untilIso }, section)
}
