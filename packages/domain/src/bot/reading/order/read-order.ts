import { plainName } from '../../../text'
import { lexiconOf, type Menu } from '../menu/lexicon'
import { onlyType, type SaidOrder } from './said-order'
import { understand } from '../understand'

const nowhere = { feeGroups: [], city: null }
const takesBack =
  /^(?:(?:eu|quero|pode|favor|por favor|na verdade|ah|entao) )*(?:nao quero|cancela|cancelar|tira|tirar|remove|remover|exclui|troca|trocar|esquece|desisti|muda|mudar)\b/

/**
 * What a customer's free text orders of what is on sale at `now` (epoch milliseconds): '2 x-bacon e 1 coca', 'uma
 * grande meia calabresa meia atum com borda de catupiry', '3 pastel de carne, 2 de queijo'. Accents, case, plural, usual
 * misspellings and slips are forgiven; sizes and options are read; 'sem …' and the like become notes. It never guesses:
 * what is not surely one product is asked about. Of a longer text the first 1,000 characters are read.
 */
export function readOrder(text: string, menu: Menu, now: number): SaidOrder {
  const lexicon = lexiconOf(menu, now)
  const spelled = plainName(text)
  const named = lexicon.items.filter(({ item }) => spelled !== '' && plainName(item.nome) === spelled)
  if (named.length === 0 && takesBack.test(plainName(text)))
    return { lines: [], unclear: [], unknown: [], unheard: [] }
  const { order } = understand(text, { menu, now, shop: nowhere, cart: [], asked: null })
  const [only, ...others] = named
  const [line, ...lines] = order.lines
  const isIt = lines.length === 0 && line?.itemId === only?.item.id && line?.quantity === 1
  if (!only || others.length > 0) return order
  // What is called 'X com sem' has said no wish with it.
  if (line && isIt) return { ...order, lines: [{ ...line, notes: null }] }
  return {
    lines: [{ itemId: only.item.id, priceType: onlyType(only), quantity: 1, options: [], notes: null }],
    unclear: [],
    unknown: [],
    unheard: order.unheard,
  }
}
