import { isOffered, offeredTypes, partsIn, type Item } from '../catalogue'
import type { CartEntry, ChosenOption, MenuRows, PastLine } from './model'
import { findProduct } from './find-product'
import { pastParts } from './past-parts'

/** What of a past line the catalogue of today still has. */
interface FoundLine extends Omit<CartEntry, 'unit_cents' | 'price_type'> {
  options: ChosenOption[]
  /** Null where the size is not sold any more, or was not said. */
  price_type: string | null
  /** The size and options that are not sold any more, as they were called. */
  missing: string[]
}

/**
 * The product of a past line with its size and options, found by their names; null when it is not on the menu.
 * @param now milliseconds: parts of halves that are not on sale then are missing
 */
export function findPastLine(line: PastLine, menu: MenuRows, now: number): FoundLine | null {
  const own = menu.items.find(({ id }) => id === line.itemId) ?? itemNamed(line.name, menu)
  const parts = own ? new Map<string, ChosenOption>() : pastParts(line, menu)
  const sought = { item_id: own?.id ?? line.itemId ?? '', price_type: null, options: [...parts.values()] }
  const { item, category } = findProduct(menu, sought, now) ?? {}
  if (!item || !category) return null
  const types = offeredTypes(item, category)
  const size = sizeIn(line.name, item)
  const price_type = types.find((type) => type === size) ?? (types.length === 1 ? types[0]! : null)
  const options: ChosenOption[] = []
  const gone = line.options.filter((name) => {
    const part = parts.get(name)
    const isOut = part && !partsIn(item).some(({ id }) => id === part.option_id)
    const found = isOut ? null : (part ?? optionNamed(name, item, options))
    if (found) options.push(found)
    return !found
  })
  const missing = [...(size !== null && price_type !== size ? [size] : []), ...gone]
  return { item_id: item.id, price_type, quantity: line.quantity, options, notes: line.notes, missing }
}

/** What stands in brackets at the end of a name that is not the product's own. */
function sizeIn(name: string, { nome }: Item): string | null {
  return name === nome ? null : (/ \(([^()]+)\)$/.exec(name)?.[1] ?? null)
}

function itemNamed(name: string, { items, categories }: MenuRows): Item | undefined {
  const named = items.filter((item) => {
    const types = categories.find(({ id }) => id === item.category_id)?.tipos_preco ?? []
    return name === item.nome || types.some((type) => name === `${item.nome} (${type})`)
  })
  return named.length === 1 ? named[0] : undefined
}

/** An option of that name in a group that has room for it besides what is chosen. */
function optionNamed(said: string, { opcoes }: Item, chosen: readonly ChosenOption[]): ChosenOption | null {
  const counted = /^(\d{1,2})x (.+)$/.exec(said)
  const readings = [
    { name: said, count: 1 },
    ...(counted ? [{ name: counted[2]!, count: Number(counted[1]) }] : []),
  ]
  for (const { name, count } of readings) {
    for (const group of opcoes) {
      const option = group.opcoes.find((option) => isOffered(option) && option.nome === name)
      const own = chosen.filter(({ group_id }) => group_id === group.id)
      const isTaken = own.some(({ option_id }) => option_id === option?.id)
      const isFull = own.reduce((sum, one) => sum + one.count, count) > group.max
      if (option && !isTaken && !isFull) return { group_id: group.id, option_id: option.id, count }
    }
  }
  return null
}
