import type { Item } from '../../../catalogue'
import { formatBrl } from '../../../money'
import { activeOptions, findOffer, leastOf, priceWords, type Offer } from '../../cart/on-offer'
import type { BotWorld } from '../../model/model'
import { cut } from '../../words/prompt-limits'
import { sameName } from '../../words/small-talk'
import { goneWords, MAX_LINE, nameOf, offersAmong, optionsOf, short, whyGone, withMore } from './words'

/** Prices by size, and what options add; null when nothing of it is known. */
export function pricesOf(itemIds: readonly string[], world: BotWorld): string | null {
  const offers = offersAmong(itemIds, world)
  if (offers.length === 0) return goneWords(itemIds, world)
  return withMore(
    offers.map((offer) => [`${nameOf(offer.item)}: ${sizesOf(offer)}`, ...surcharges(offer.item)].join('\n')),
  )
}

/** 'Broto R$ 32,00 · Média R$ 48,00'; 'a partir de' where a choice that must be made may cost more. */
function sizesOf({ item, category }: Offer): string {
  const types = category.tipos_preco
  if (types.length < 2) return priceWords({ item, category })
  const from = item.opcoes.some(
    (group) => group.min > 0 && activeOptions(group).some(({ centavos }) => centavos > 0),
  )
  const sizes = types.map((type) => `${short(type)} ${formatBrl(leastOf(item, category, type))}`)
  return cut(`${from ? 'a partir de ' : ''}${sizes.join(' · ')}`, MAX_LINE)
}

function surcharges({ opcoes }: Item): string[] {
  return opcoes.flatMap((group) => {
    const dear = activeOptions(group).filter(({ centavos }) => centavos > 0)
    return dear.length === 0 ? [] : [cut(`${short(group.nome)}: ${optionsOf(dear)}`, MAX_LINE)]
  })
}

/** Whether there is some, at which price; null when nothing of it is known. */
export function availabilityOf(itemIds: readonly string[], world: BotWorld): string | null {
  const offers = offersAmong(itemIds, world)
  const gone = goneWords(itemIds, world)
  if (offers.length === 0) return gone
  const had = offers.map((offer) => `${nameOf(offer.item)} (${priceWords(offer)})`)
  const words = had.length === 1 ? `Temos, sim: ${had[0]}.` : `Temos, sim:\n${withMore(had)}`
  return gone === null ? words : `${words}\n${gone}`
}

/** That the menu has no such thing, or has it and it ran out. */
export function missing(word: string, { menu, now }: BotWorld): string {
  const off = menu.items.find((item) => sameName(item.nome, word) && findOffer(menu, item.id, now) === null)
  return off ? whyGone(off) : `Não achei no cardápio: ${short(word)}.`
}
