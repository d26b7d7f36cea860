import { priceCart, type CartEntry } from '../../menu'
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

/** '2x Pastel de carne (com ovo, sem cebola)': what is known of each line, without its price. */
function named(lines: readonly CartEntry[], { menu, now }: Scene['world']): string {
  const priced = priceCart(menu, lines, now)
  return lines
    .map((line, at) => {
      const item = menu.items.find(({ id }) => id === line.item_id)
      const category = menu.categories.find(({ id }) => id === item?.category_id)
      const type = (category?.tipos_preco.length ?? 0) > 1 ? line.price_type : ''
      const chosen = line.options.flatMap(({ group_id, option_id }) => {
        const group = item?.opcoes.find(({ id }) => id === group_id)
        return group?.opcoes.find(({ id }) => id === option_id)?.nome ?? []
      })
      const more = [type, ...chosen, line.notes ?? ''].filter(Boolean).join(', ')
      const name = item?.nome ?? priced.lines[at]?.name ?? 'Meio a meio'
      return `${line.quantity}x ${name}${more ? ` (${withoutLinks(more)})` : ''}`
    })
    .join('\n')
}
