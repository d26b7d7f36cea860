import type { CategoryContent, Item, ItemContent, OptionGroup } from '../model'
import { priceCents, typesOf } from './prices'
import { isOffered } from './sold-out'

type Offered = Pick<ItemContent, 'nome' | 'centavos' | 'opcoes' | 'gratis'>
type Place = Pick<CategoryContent, 'tipos_preco' | 'section'> & { id?: string }

type Sold = Offered & Pick<ItemContent, 'ativo' | 'disponivel' | 'pausado_ate'>

/**
 * Whether a customer may order or book the item at `now` (epoch milliseconds): item and category are active, it is
 * available and not paused, and no draft. A pause ends at its instant.
 */
export function isOnSale(item: Sold, category: Place & Pick<CategoryContent, 'ativo'>, now: number): boolean {
  return offSale(item, category, now) === null
}

/** Why an item is not on sale at `now` (epoch milliseconds); null where it is. */
export function offSale(
  item: Sold,
  category: Place & Pick<CategoryContent, 'ativo'>,
  now: number,
): 'inactive' | 'draft' | 'sold_out' | 'paused' | null {
  if (!category.ativo || !item.ativo) return 'inactive'
  if (!item.disponivel || item.opcoes.some(isOut)) return 'sold_out'
  if (isPaused(item.pausado_ate, now)) return 'paused'
  return draftReason(item, category) === null ? null : 'draft'
}

/** Asks for a choice of what is all out: the product goes with it. */
function isOut({ min, opcoes }: OptionGroup): boolean {
  return min > 0 && !opcoes.some(isOffered)
}

/**
 * Why the item is still a draft, which nobody is offered: it has no name, or no price at any of its price types and is
 * not marked as free. Null when it may be offered.
 */
export function draftReason(item: Offered, category: Place): 'nome' | 'preco' | null {
  if (item.nome.trim() === '') return 'nome'
  return offeredTypes(item, category).length > 0 ? null : 'preco'
}

/**
 * The price types at which the item is offered: those at which it costs something, by its own price or by a choice that
 * it always asks for; all of them when it is marked as free, and of a service that costs something at one of them (a
 * consultation is not charged by the clinic where an insurance pays). `catalogue` as for `typesOf`.
 */
export function offeredTypes(
  item: Omit<Offered, 'nome'>,
  category: Place,
  catalogue?: { items: Item[] },
): string[] {
  const types = typesOf(item, category, catalogue)
  if (item.gratis || item.opcoes.some(alwaysCosts)) return types
  const priced = types.filter((type) => priceCents(item, type) > 0)
  return category.section === 'servicos' && priced.length > 0 ? types : priced
}

/** Halves of a pizza carry its price: what must be chosen, and cannot be had for nothing. */
function alwaysCosts({ min, opcoes }: OptionGroup): boolean {
  const active = opcoes.filter(({ ativo }) => ativo)
  return min > 0 && active.length > 0 && active.every(({ centavos }) => centavos > 0)
}

function isPaused(until: string | null, now: number): boolean {
  return until !== null && Date.parse(until) > now
}
