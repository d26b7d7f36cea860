import { findCategory, requireItem } from './find-rows'
import type { Catalogue, RowChange } from '../model'
import { priceCents, typesOf } from '../sale/prices'
import { changeItem } from './row-content'

/** By so many percent, or by so many cents; below 0 makes cheaper. */
export type PriceChange = { percent: number } | { centavos: number }

/** To the nearest 5 or 10 cents, or to the nearest price that ends in ,90; a half goes up. */
export type PriceRounding = 'none' | 'to_5' | 'to_10' | 'to_90'

/** One price in cents, before and after. */
export interface PricePreview {
  id: string
  nome: string
  tipo: string
  before: number
  after: number
}

const MAX_CENTS = 99_999_999

/**
 * Changes every price of the items, of each type by which they are sold. What costs 0 stays 0, nothing falls below 0
 * or rises above R$ 999.999,99. `preview` lists every price of the items in their order, also those that stay.
 * Options keep their prices.
 * @throws CatalogueError `product_missing`; RangeError for a change that is no finite number.
 */
export function changePrices(
  catalogue: Catalogue,
  { itemIds, change, round }: { itemIds: readonly string[]; change: PriceChange; round: PriceRounding },
): { changes: RowChange[]; preview: PricePreview[] } {
  const changes: RowChange[] = []
  const preview: PricePreview[] = []
  for (const id of new Set(itemIds)) {
    const item = requireItem(catalogue, id)
    const types = typesOf(item, findCategory(catalogue, item.category_id) ?? { tipos_preco: [] }, catalogue)
    const prices = types.map((tipo) => {
      const before = priceCents(item, tipo)
      return { id, nome: item.nome, tipo, before, after: changed(before, change, round) }
    })
    preview.push(...prices)
    const moved = prices.filter(({ before, after }) => before !== after)
    const entries = moved.map(({ tipo, after }): [string, number] => [tipo, after])
    changes.push(...changeItem(item, { centavos: { ...item.centavos, ...Object.fromEntries(entries) } }))
  }
  return { changes, preview }
}

function changed(before: number, change: PriceChange, round: PriceRounding): number {
  const exact =
    'percent' in change ? (before * (100 + change.percent)) / 100 : before + Math.round(change.centavos)
  if (!Number.isFinite(exact)) throw new RangeError('A price changes by a finite amount')
  if (before === 0) return 0
  // Six decimals drop the noise of the float product, so that a half cent is one.
  const cents = Math.max(0, Math.round(Number(exact.toFixed(6))))
  return Math.min(rounded(cents, round), MAX_CENTS)
}

function rounded(cents: number, round: PriceRounding): number {
  if (cents === 0 || round === 'none') return cents
  if (round === 'to_90') return Math.max(90, Math.round((cents - 90) / 100) * 100 + 90)
  const step = round === 'to_5' ? 5 : 10
  return Math.round(cents / step) * step
}
