import { namedOptions, type Catalogue, type SoldOutTarget } from '@balcao/domain/catalogue'
import { plainName } from '@balcao/domain/text'

/** Something that can run out, as the list shows it. */
export interface SoldOutEntry {
  key: string
  target: SoldOutTarget
  name: string
  soldOut: boolean
  /** Of a product: its category's name. */
  category?: string
  /** Of an option: how many products offer it. */
  products?: number
}

/**
 * What is out, and what is still there of those whose name has every word of the query: products and options of the
 * menu, those first whose name begins with it.
 */
export function soldOutEntries(
  catalogue: Catalogue,
  query: string,
): { out: SoldOutEntry[]; there: SoldOutEntry[] } {
  const sought = plainName(query)
  const words = sought.split(' ').filter(Boolean)
  const matches = ({ name }: SoldOutEntry) => words.every((word) => plainName(name).includes(word))
  const rank = ({ name }: SoldOutEntry) => (plainName(name).startsWith(sought) ? 0 : 1)
  const all = [...optionsOf(catalogue), ...productsOf(catalogue)].filter(matches)
  const sorted = all.toSorted(
    (one, other) => rank(one) - rank(other) || one.name.localeCompare(other.name, 'pt'),
  )
  return { out: sorted.filter(({ soldOut }) => soldOut), there: sorted.filter(({ soldOut }) => !soldOut) }
}

function optionsOf(catalogue: Catalogue): SoldOutEntry[] {
  return namedOptions(catalogue).map(({ nome, products, soldOut }) => ({
    key: `option ${plainName(nome)}`,
    target: { kind: 'option', nome },
    name: nome,
    soldOut,
    products,
  }))
}

function productsOf({ categories, items }: Catalogue): SoldOutEntry[] {
  const open = new Map(
    categories
      .filter(({ section, ativo }) => section === 'cardapio' && ativo)
      .map((category) => [category.id, category]),
  )
  return items.flatMap(({ id, nome, ativo, disponivel, category_id }) => {
    const category = open.get(category_id)
    if (!category || !ativo || nome.trim() === '') return []
    return [
      {
        key: `item ${id}`,
        target: { kind: 'item' as const, id },
        name: nome,
        soldOut: !disponivel,
        category: category.nome,
      },
    ]
  })
}
