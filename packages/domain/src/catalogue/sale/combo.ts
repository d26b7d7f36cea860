import type { Category, Item, OptionGroup } from '../model'
import { isOnSale } from './on-sale'

/**
 * The rows with every option marked as out whose product (`Option.produto`) is not on sale at `now` (epoch
 * milliseconds), or not among the rows any more. The same rows where nothing is to be marked.
 */
export function withPartsOut<Rows extends { categories: readonly Category[]; items: readonly Item[] }>(
  rows: Rows,
  now: number,
): Rows {
  const categories = new Map(rows.categories.map((category) => [category.id, category]))
  const products = new Map(rows.items.map((item) => [item.id, item]))
  const isOut = ({ produto, esgotado }: OptionGroup['opcoes'][number]) => {
    if (produto === undefined || esgotado) return false
    const product = products.get(produto)
    const category = product && categories.get(product.category_id)
    return !category || !isOnSale(product!, category, now)
  }
  const isTouched = ({ opcoes }: { opcoes: OptionGroup[] }) =>
    opcoes.some((group) => group.opcoes.some(isOut))
  if (!rows.items.some(isTouched)) return rows
  return {
    ...rows,
    items: rows.items.map((item) =>
      isTouched(item)
        ? {
            ...item,
            opcoes: item.opcoes.map((group) => ({
              ...group,
              opcoes: group.opcoes.map((option) =>
                isOut(option) ? { ...option, esgotado: true as const } : option,
              ),
            })),
          }
        : item,
    ),
  }
}

/** What a group leaves no choice about: so many of its only option; null where there is something to choose. */
export function fixedOption({ min, max, opcoes }: OptionGroup): { id: string; count: number } | null {
  const [only, ...others] = opcoes
  return only && others.length === 0 && min > 0 && min === max ? { id: only.id, count: min } : null
}
