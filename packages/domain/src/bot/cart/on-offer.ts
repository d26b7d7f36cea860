import {
  findHalves,
  isOffered,
  isOnSale,
  offeredTypes,
  type Category,
  type Item,
  type OptionGroup,
} from '../../catalogue'
import { priceLine, type MenuRows } from '../../menu'
import { formatBrl } from '../../money'
import type { Option } from '../model/rules'
import type { Draft } from '../model/state'

/** An item that can be had now, and its category with the sizes that it is offered in. */
export interface Offer {
  item: Item
  category: Category
}

/** Everything that can be had now, in the order of the menu. */
export function offersOf(rows: MenuRows, now: number): readonly Offer[] {
  const known = offersOfRows.get(rows)
  if (known?.now === now) return known.offers
  const offers = rows.categories
    .filter(({ tipos_preco }) => tipos_preco.length > 0)
    .flatMap((category) =>
      rows.items
        .filter((item) => item.category_id === category.id && isOnSale(item, category, now))
        .map((item) => ({ item, category: { ...category, tipos_preco: offeredTypes(item, category) } })),
    )
  offersOfRows.set(rows, { now, offers })
  return offers
}

// A turn asks many times, always of the same rows and moment.
const offersOfRows = new WeakMap<MenuRows, { now: number; offers: readonly Offer[] }>()

/** One of them, or what products make together by halves as far as it is said; null when it is not to be had. */
export function findOffer(
  rows: MenuRows,
  itemId: string,
  now: number,
  { priceType, options }: Pick<Draft, 'priceType' | 'options'> = nothing,
): Offer | null {
  const offer = offersOf(rows, now).find(({ item }) => item.id === itemId)
  return offer ?? findHalves(rows, itemId, { price_type: priceType, options }, now)
}

const nothing = { priceType: null, options: [] }

/** Categories that have something to offer now. */
export function categoriesOf(rows: MenuRows, now: number): Category[] {
  const offered = new Set(offersOf(rows, now).map(({ category }) => category.id))
  return rows.categories.filter(({ id }) => offered.has(id))
}

/** The options of a group that can be chosen now. */
export function activeOptions({ opcoes }: OptionGroup) {
  return opcoes.filter(isOffered)
}

/** A row of a list of products: name, price and the beginning of what it is. */
export function offerOption({ item, category }: Offer, id: string): Option {
  const description = [priceWords({ item, category }), item.descricao.replace(/\s+/g, ' ').trim()]
  return { id, title: item.nome, description: description.filter(Boolean).join(' · ') }
}

/** 'R$ 30,00', or 'a partir de R$ 30,00' where size and choices say more. */
export function priceWords({ item, category }: Offer): string {
  const prices = category.tipos_preco.map((type) => leastOf(item, category, type))
  const least = Math.min(...prices)
  const asks = item.opcoes.some(({ min }) => min > 0)
  return asks || prices.some((cents) => cents > least) ? `a partir de ${formatBrl(least)}` : formatBrl(least)
}

/** The price of a size with the cheapest choice that it asks for. */
export function leastOf(item: Item, category: Category, type: string): number {
  const options = item.opcoes.flatMap((group) => {
    const [cheapest] = activeOptions(group).sort((a, b) => a.centavos - b.centavos)
    return cheapest && group.min > 0 ? [{ group_id: group.id, option_id: cheapest.id, count: group.min }] : []
  })
  const line = priceLine(item, category, { item_id: item.id, price_type: type, quantity: 1, options })
  return line === 'options_changed' ? 0 : line.unit_cents
}
