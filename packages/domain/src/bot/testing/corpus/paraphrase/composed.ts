import { isOnSale, offeredTypes, type Item } from '../../../../catalogue'
import { pizzaria } from '../../pizzaria'
import type { Chance } from '../../walk/chance'
import type { CorpusShop } from '../corpus'

const remarks = [
  'sem cebola',
  'bem gelado',
  'sem sal',
  'bem passado',
  'com pouco molho',
  'sem gelo',
  'bem quentinho',
]

/** An order by chance of what a shop sells, all that must be chosen chosen, in the notation of the corpus. */
export function composed(shop: CorpusShop, chance: Chance): string[] {
  const sold = shop.menu.items.filter((item) => {
    const category = shop.menu.categories.find(({ id }) => id === item.category_id)!
    return isOnSale(item, category, pizzaria.now)
  })
  const chosen = new Set<Item>()
  for (let left = 1 + chance.below(4); left > 0; left -= 1) chosen.add(chance.one(sold))
  return [...chosen].map((item) => lineOf(shop, item, chance))
}

function lineOf({ menu }: CorpusShop, item: Item, chance: Chance): string {
  const category = menu.categories.find(({ id }) => id === item.category_id)!
  const types = offeredTypes(item, category, { items: [...menu.items] })
  const size = types.length > 1 ? ` [${chance.one(types)}]` : ''
  const options = item.opcoes.flatMap(({ id, min, max, opcoes }) => {
    const active = opcoes.filter(({ ativo }) => ativo)
    const most = Math.min(max, active.length, 3)
    const count = Math.max(min, chance.often(25) ? 1 + chance.below(Math.max(1, most)) : 0)
    const picked = new Set<string>()
    while (picked.size < Math.min(count, active.length)) picked.add(chance.one(active).id)
    const left = count - picked.size
    return [...picked].map((option, at) => ` + ${id}:${option}${at === 0 && left > 0 ? `*${left + 1}` : ''}`)
  })
  const notes = chance.often(12) ? ` (${chance.one(remarks)})` : ''
  const quantity = chance.one([1, 1, 1, 2, 2, 3, 4])
  return `${quantity} ${item.id}${size}${options.join('')}${notes}`
}
