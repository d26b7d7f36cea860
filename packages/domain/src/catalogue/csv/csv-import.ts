import { categoryKey, findUnknownPrice, openCategories, type BookedCategory } from './csv-categories'
import { changedByLine, newByLine } from './csv-content'
import { readHeading } from './csv-heading'
import { readLine, type CsvLine } from './csv-line'
import { itemKey, openItems } from './csv-match'
import type { ImportProblem } from './csv-problem'
import { freeId } from '../changes/free-id'
import type { Catalogue, Item, RowChange } from '../model'
import { PRODUCT_ID, SERVICE_ID } from '../changes/new-items'
import { changeItem } from '../changes/row-content'

/** What a table would do: the changes, how many of its lines add, change or leave an item, and its bad lines. */
export interface ImportPlan {
  changes: RowChange[]
  added: number
  changed: number
  unchanged: number
  problems: ImportProblem[]
}

/**
 * Plans the import of a table (the cells of a CSV file, its heading first; see `exportRows`). A line is found again
 * by codigo, else by section, category and name; an unknown category is made; an empty cell leaves what is there;
 * nothing is removed. A bad line is named and left out whole, a column that is not known is named and not read.
 * Applied, the same table plans no changes. `now` is epoch milliseconds.
 */
export function planImport(
  rows: readonly (readonly string[])[],
  catalogue: Catalogue,
  { now }: { now: number },
): ImportPlan {
  const { lines, problems } = readTable(rows)
  const categories = openCategories(catalogue, now)
  const items = openItems(catalogue, lines, categories.byId)
  const ids = new Set(catalogue.items.map(({ id }) => id))
  const names = new Set<string>()
  const written: RowChange[] = []
  const counts = { added: 0, changed: 0, unchanged: 0 }

  for (const line of lines) {
    const found = findLine(line, items, categories, names)
    if ('code' in found) {
      problems.push({ line: line.line, ...found })
      continue
    }
    const { item, category } = found
    categories.keep(category, line.precos)
    if (item) {
      const changes = changeItem(item, {
        ...changedByLine(line, item, category),
        category_id: category.id,
        position: category.id === item.category_id ? item.position : categories.nextPosition(category.id),
      })
      written.push(...changes)
      counts[changes.length > 0 ? 'changed' : 'unchanged'] += 1
    } else {
      const prefix = category.section === 'servicos' ? SERVICE_ID : PRODUCT_ID
      const id = freeId(prefix, now + counts.added, (id) => ids.has(id))
      ids.add(id)
      const after = newByLine(line, category, categories.nextPosition(category.id))
      written.push({ kind: 'item', id, base: null, after })
      counts.added += 1
    }
  }
  problems.sort((one, other) => one.line - other.line)
  return { changes: [...categories.changes(), ...written], ...counts, problems }
}

function readTable(rows: readonly (readonly string[])[]): { lines: CsvLine[]; problems: ImportProblem[] } {
  const { columns, problems } = readHeading(rows[0] ?? [])
  if (columns.length === 0) return { lines: [], problems }
  const codes = new Set<string>()
  const lines = rows.slice(1).flatMap((cells, index) => {
    const { read, problems: bad } = readLine(cells, columns, index + 2)
    problems.push(...bad)
    if (!read) return []
    if (read.codigo !== null && codes.has(read.codigo)) {
      problems.push({ line: read.line, column: 'codigo', code: 'code_twice' })
      return []
    }
    if (read.codigo !== null) codes.add(read.codigo)
    return [read]
  })
  return { lines, problems }
}

type Categories = ReturnType<typeof openCategories>
type Items = ReturnType<typeof openItems>
type Refusal = Omit<ImportProblem, 'line'>

/** The item and category that a line speaks of, `item` undefined for a new one; or what is wrong with it. */
function findLine(
  line: CsvLine,
  items: Items,
  categories: Categories,
  names: Set<string>,
): { item: Item | undefined; category: BookedCategory } | Refusal {
  if (items.isAmbiguous(line)) return { column: 'codigo', code: 'code_twice' }
  const coded = items.findByCode(line)
  const nome = line.nome ?? coded?.nome
  if (nome === undefined) return { column: 'nome', code: 'name_missing' }
  const category = categoryOf(line, coded, categories)
  if (!category) return { column: 'categoria', code: 'category_missing' }
  const unknown = findUnknownPrice(category, line.precos)
  if (unknown) return { column: unknown.title, code: 'price_type_unknown' }

  const name = itemKey(category, nome)
  const item = coded ?? items.takeByName(line, name)
  if (!item && line.codigo === null && names.has(name)) return { column: 'nome', code: 'name_twice' }
  names.add(name)
  const own = item && categories.byId.get(item.category_id)
  return { item, category: own && categoryKey(own) === categoryKey(category) ? own : category }
}

function categoryOf(
  { secao, categoria }: CsvLine,
  coded: Item | undefined,
  categories: Categories,
): BookedCategory | undefined {
  const own = coded && categories.byId.get(coded.category_id)
  if (categoria === null) return own && (secao ?? own.section) === own.section ? own : undefined
  return categories.find(secao ?? own?.section ?? 'cardapio', categoria)
}
