import type { Catalogue, Item } from '../model'
import { plainName } from '../../text/plain-name'

/**
 * The items in whose name, description, code or category name every word of the query occurs, whatever its accents
 * and case, in their order. A query without words finds all.
 */
export function searchItems(catalogue: Catalogue, query: string): Item[] {
  const words = plainName(query).split(' ').filter(Boolean)
  if (words.length === 0) return catalogue.items
  const categoryNames = new Map(catalogue.categories.map((row) => [row.id, plainName(row.nome)]))
  return catalogue.items.filter((item) => {
    const text = `${textOf(item)}\n${categoryNames.get(item.category_id) ?? ''}`
    return words.every((word) => text.includes(word))
  })
}

// Rows are never changed in place, and a person types letter by letter.
const texts = new WeakMap<Item, string>()

function textOf(item: Item): string {
  const known = texts.get(item)
  if (known !== undefined) return known
  const text = [item.nome, item.descricao, item.codigo ?? ''].map(plainName).join('\n')
  texts.set(item, text)
  return text
}
