import { STANDARD_PRICE, type Catalogue, type CategoryContent, type ItemContent } from '../model'

type Priced = Pick<ItemContent, 'centavos'>

/**
 * Cents of the item at that price type; a type it has no price for counts as 0. Whether the type is one of the
 * item's at all, `typesOf` tells.
 */
export function priceCents(item: Priced, type: string): number {
  return Object.hasOwn(item.centavos, type) ? (item.centavos[type] ?? 0) : 0
}

/**
 * Price types by which an item is sold: its category's; where that names none, those for which the category's items
 * have prices (with `catalogue`, else the item's own); else 'padrao' (CATAL-13, 36). `item` is null for a new one.
 */
export function typesOf(
  item: Priced | null,
  category: Pick<CategoryContent, 'tipos_preco'> & { id?: string },
  catalogue?: Pick<Catalogue, 'items'>,
): string[] {
  if (category.tipos_preco.length > 0) return category.tipos_preco
  const siblings: Priced[] = catalogue?.items.filter((other) => other.category_id === category.id) ?? []
  const types = new Set(
    [...siblings, ...(item ? [item] : [])].flatMap(({ centavos }) => Object.keys(centavos)),
  )
  return types.size > 0 ? [...types] : [STANDARD_PRICE]
}

/** Prices by type as a record; safe for every name a type may have. */
export function pricesFrom(
  types: readonly string[],
  price: (type: string) => number,
): Record<string, number> {
  return Object.fromEntries(types.map((type) => [type, price(type)]))
}
