import { typesByKey } from './csv-export'
import type { CsvLine } from './csv-line'
import { CATEGORY_ID } from '../changes/edit-categories'
import { freeId } from '../changes/free-id'
import { groupBy } from '../group-by'
import { STANDARD_PRICE, type Catalogue, type Category, type RowChange, type Section } from '../model'
import { plainName } from '../../text/plain-name'
import { POSITION_GAP, positionAtEnd } from '../changes/positions'
import { typesOf } from '../sale/prices'

const MAX_TYPES = 20

/** A category while a table is read: one of the catalogue (`row`), or one that the table names first. */
export interface BookedCategory {
  id: string
  section: Section
  nome: string
  row: Category | null
  /** Price types by plain name. */
  types: Map<string, string>
}

/** Finds the categories that a table speaks of and keeps those it brings. `now` is epoch milliseconds. */
export function openCategories(catalogue: Catalogue, now: number) {
  const booked = catalogue.categories.map((row): BookedCategory => ({
    id: row.id,
    section: row.section,
    nome: row.nome,
    row,
    types: typesByKey(typesOf(null, row, catalogue)),
  }))
  const byId = new Map(booked.map((category) => [category.id, category]))
  const byName = new Map(booked.toReversed().map((category) => [categoryKey(category), category]))
  const positions = new Map(
    [...groupBy(catalogue.items, (item) => item.category_id)].map(([id, items]) => [
      id,
      positionAtEnd(items),
    ]),
  )

  return {
    byId,
    /** The category of that name, else one that is not kept yet. */
    find(section: Section, nome: string): BookedCategory {
      const found = byName.get(categoryKey({ section, nome }))
      const id = found?.id ?? freeId(CATEGORY_ID, now, (id) => byId.has(id))
      return found ?? { id, section, nome, row: null, types: new Map() }
    },
    /** Keeps a category that the table brings, with the price types of one of its lines. */
    keep(category: BookedCategory, precos: CsvLine['precos']): void {
      if (category.row) return
      for (const { key, type } of precos) category.types.set(key, category.types.get(key) ?? type)
      byId.set(category.id, category)
      byName.set(categoryKey(category), category)
    },
    /** The position after the last item of the category; the next one lies behind it. */
    nextPosition(id: string): number {
      const position = positions.get(id) ?? POSITION_GAP
      positions.set(id, position + POSITION_GAP)
      return position
    },
    /** The changes that make the kept categories. */
    changes(): RowChange[] {
      const last = new Map(
        [...groupBy(catalogue.categories, (row) => row.section)].map(([section, rows]) => [
          section,
          positionAtEnd(rows),
        ]),
      )
      return [...byId.values()].flatMap(({ id, section, nome, row, types }): RowChange[] => {
        if (row) return []
        const position = last.get(section) ?? POSITION_GAP
        last.set(section, position + POSITION_GAP)
        const tipos_preco = types.size > 0 ? [...types.values()] : [STANDARD_PRICE]
        const modalidade = section === 'servicos' ? 'tempo' : null
        const after = { section, nome, ativo: true, tipos_preco, modalidade, position, extras: {} } as const
        return [{ kind: 'category', id, base: null, after: { ...after, tipos_preco } }]
      })
    },
  }
}

/** What makes two categories the same to a table. */
export function categoryKey({ section, nome }: { section: Section; nome: string }): string {
  return `${section} ${plainName(nome)}`
}

/** The first price of the line whose type the category does not have and cannot get. */
export function findUnknownPrice(
  { row, types }: BookedCategory,
  precos: CsvLine['precos'],
): CsvLine['precos'][number] | undefined {
  const fresh = precos.filter(({ key }) => !types.has(key))
  return row ? fresh[0] : fresh[Math.max(0, MAX_TYPES - types.size)]
}
