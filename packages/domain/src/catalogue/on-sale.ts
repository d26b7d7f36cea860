import type { CategoryContent, ItemContent } from './model'

/**
 * Whether a customer may order or book the item at `now` (epoch milliseconds): item and category are active, it is
 * available and not paused. A pause ends at its instant.
 */
export function isOnSale(
  item: Pick<ItemContent, 'ativo' | 'disponivel' | 'pausado_ate'>,
  category: Pick<CategoryContent, 'ativo'>,
  now: number,
): boolean {
  return category.ativo && item.ativo && item.disponivel && !isPaused(item.pausado_ate, now)
}

function isPaused(until: string | null, now: number): boolean {
  return until !== null && Date.parse(until) > now
}
