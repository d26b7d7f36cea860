import { booleanCell, isAvailable, moneyCell, PRICE_COLUMN } from './csv-cells'
import { guardCell } from '../../text/csv-cell'
import { sections, type Catalogue, type Category, type Item } from '../model'
import { groupBy } from '../group-by'
import { plainName } from '../../text/plain-name'
import { priceCents, typesOf } from '../sale/prices'

/**
 * The catalogue as a table, its heading first: codigo, secao, categoria, nome, descricao, a 'preco <type>' for each
 * price type (those that differ by case and accents alone share one), disponivel, duracao in minutes. Money reads
 * '12,50'; a price that is not set is empty. No cell is a formula (see `guardCell`). `planImport` reads it back.
 */
export function exportRows(catalogue: Catalogue): string[][] {
  const types = new Map<string, string>()
  for (const category of catalogue.categories) {
    for (const type of typesOf(null, category, catalogue)) {
      if (!types.has(plainName(type))) types.set(plainName(type), type)
    }
  }
  const prices = [...types.values()].map((type) => `${PRICE_COLUMN} ${type}`)
  const heading = ['codigo', 'secao', 'categoria', 'nome', 'descricao', ...prices, 'disponivel', 'duracao']
  const items = groupBy(catalogue.items, (item) => item.category_id)
  const rows = sections.flatMap((section) =>
    catalogue.categories
      .filter((category) => category.section === section)
      .flatMap((category) => {
        const own = typesByKey(typesOf(null, category, catalogue))
        const priceTypes = [...types.keys()].map((key) => own.get(key))
        return (items.get(category.id) ?? []).map((item) => itemCells(item, category, priceTypes))
      }),
  )
  return [heading, ...rows].map((cells) => cells.map(guardCell))
}

/** Price types by the key under which a column finds them; of two alike the first. */
export function typesByKey(types: readonly string[]): Map<string, string> {
  return new Map(types.toReversed().map((type) => [plainName(type), type]))
}

function itemCells(item: Item, { section, nome }: Category, types: (string | undefined)[]): string[] {
  const { codigo, descricao, duracao } = item
  const prices = types.map((type) =>
    type !== undefined && Object.hasOwn(item.centavos, type) ? moneyCell(priceCents(item, type)) : '',
  )
  const available = booleanCell(isAvailable(item, section))
  const minutes = duracao === null ? '' : String(duracao)
  return [codigo ?? '', section, nome, item.nome, descricao, ...prices, available, minutes]
}
