import { offeredTypes, PARTS_GROUP, partOnScreen } from '../../catalogue'
import { findProduct, priceCart, type CartEntry } from '../../menu'
import { goTo, type Move, type Scene } from '../model/rules'
import { MAX_SAID } from '../model/limits'
import { withoutLinks } from '../words/tidy'
import { cut } from '../words/prompt-limits'
import { asEntry, type Doubt } from '../reading'
import type { ReadMessage } from './read-message'

/** Asks whether a message means what it was read as; until then nothing of it is done. */
export function doubting(doubt: Doubt, said: ReadMessage, text: string, { state, world }: Scene): Move {
  const { edits, order } = said
  const base = state.step.at === 'understood' ? (state.typed?.ready ?? []) : state.cart
  const parts = [
    `Quero ter certeza de “${cut(withoutLinks(text).replace(/\s+/g, ' '), MAX_SAID)}”.`,
    doubt === 'again' ? `Você já tem:\n${named(base, world)}` : '',
    edits.changed ? `O pedido ficaria assim:\n${named(edits.cart, world)}` : '',
    order.lines.length > 0 ? `Seria mais isto:\n${named(order.lines.map(asEntry), world)}` : '',
  ]
  const reading = parts.filter(Boolean).join('\n')
  const { step: before } = state
  const next = { ...state, step: { at: 'doubt' as const, text, reading, before } }
  return { ...goTo(next, next.step), missed: { words: [cut(text, MAX_SAID)], did: 'asked' } }
}

/** '2x Pastel de carne (com ovo, sem cebola)', '1x Pizza meio a meio (Grande, ½ Calabresa, ½ Atum)': without prices. */
function named(lines: readonly CartEntry[], { menu, now }: Scene['world']): string {
  return lines
    .map((line) => {
      const found = findProduct(menu, { ...line, price_type: line.price_type || null }, now)
      const isSized = found !== null && offeredTypes(found.item, found.category).length > 1
      const priced = priceCart(menu, [line], now).lines[0]?.options ?? []
      const parts = priced.flatMap(({ isPart, name }) => (isPart ? [partOnScreen(name)] : []))
      const chosen = line.options.flatMap(({ group_id, option_id }) => {
        if (group_id === PARTS_GROUP && parts.length > 0) return []
        const group = found?.item.opcoes.find(({ id }) => id === group_id)
        return group?.opcoes.find(({ id }) => id === option_id)?.nome ?? []
      })
      const more = [isSized && line.price_type, ...parts, ...chosen, line.notes].filter(Boolean).join(', ')
      return `${line.quantity}x ${found?.item.nome ?? 'Produto'}${more ? ` (${withoutLinks(more)})` : ''}`
    })
    .join('\n')
}
