import type { BotWorld } from '../model/model'
import { openingWords } from './moment'
import { fillVariables } from '../../messaging'
import { firstName } from './first-name'

/** That the shop is closed and when it opens; nothing is promised where no opening is known. */
export function closedWords({ shop, now, texts, customer }: BotWorld): string {
  const opensAt = shop.opensAt === null ? Number.NaN : Date.parse(shop.opensAt)
  if (Number.isNaN(opensAt)) return 'Estamos fechados no momento.'
  return fillVariables(texts.closed, {
    horario: openingWords(opensAt, now, shop.timeZone),
    loja: shop.nome,
    nome: firstName(customer.name),
  })
}
