import { categoryKey, type BookedCategory } from './csv-categories'
import { cleanText } from '../../text/csv-cell'
import type { CsvLine } from './csv-line'
import { groupBy } from '../group-by'
import type { Catalogue, Item } from '../model'
import { plainName } from '../../text/plain-name'

/**
 * Finds again the items that a table's lines speak of, each for one line alone: by code first, whatever line comes
 * before, then by section, category and name, in their order, those without a code first. A line with a code of its
 * own takes no item that has another.
 */
export function openItems(
  catalogue: Catalogue,
  lines: readonly CsvLine[],
  categories: ReadonlyMap<string, BookedCategory>,
) {
  const withCode = groupBy(catalogue.items, codeOf)
  const byCode = new Map(
    [...withCode].flatMap(([code, [item]]) => (item && code ? [[code, item] as const] : [])),
  )
  const coded = new Set(lines.map(({ codigo }) => (codigo === null ? undefined : byCode.get(codigo))))
  const byName = groupBy(
    catalogue.items.filter((item) => !coded.has(item)),
    (item) => itemKey(categories.get(item.category_id), item.nome),
  )

  return {
    /** Whether several items have the line's code, so that nobody knows which one it means. */
    isAmbiguous({ codigo }: CsvLine): boolean {
      return codigo !== null && (withCode.get(codigo)?.length ?? 0) > 1
    },
    findByCode({ codigo }: CsvLine): Item | undefined {
      return codigo === null ? undefined : byCode.get(codigo)
    },
    /** The next item of that name that no line has taken. */
    takeByName({ codigo }: CsvLine, key: string): Item | undefined {
      const waiting = byName.get(key) ?? []
      const codeless = waiting.findIndex((item) => !codeOf(item))
      const index = codeless === -1 && codigo === null ? 0 : codeless
      return index === -1 ? undefined : waiting.splice(index, 1)[0]
    },
  }
}

/** What makes two items without codes the same to a table. */
export function itemKey(category: BookedCategory | undefined, nome: string): string {
  return JSON.stringify([category ? categoryKey(category) : null, plainName(nome)])
}

function codeOf({ codigo }: Item): string {
  return cleanText(codigo ?? '')
}
