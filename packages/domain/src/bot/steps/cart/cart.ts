import { formatBrl } from '../../../money'
import { handleCategory } from '../../cart/browse'
import { cartWords } from '../../cart/cart-lines'
import { startCheckout } from '../../cart/checkout'
import { goTo, type StepRules } from '../../model/rules'
import { bare, saysThatIsAll } from '../../words/small-talk'
import type { Step } from '../../model/state'
import { removeNamed } from '../../cart/without-line'

const remove =
  /^(?:quero |pode |favor )*(?:remov\w+|tir(?:a|ar|e)|exclu\w+|deleta\w*)(?: (?:o|a|os|as|um|uma|item))*(?: (.+))?$/

/** The cart, and what may be done with it. */
export const cartStep: StepRules<Extract<Step, { at: 'cart' }>> = {
  ask: (_step, { state, world }) => {
    const { words, cents } = cartWords(state.cart, world)
    const notes = state.checkout.notes ? `\nObservação: ${state.checkout.notes}` : ''
    return {
      before: `🛒 Seu carrinho:\n${words}${notes}`,
      text: `Itens: *${formatBrl(cents)}*. Finalizar ou pedir mais?`,
      options: [
        { id: 'finalizar', title: 'Finalizar pedido' },
        { id: 'pedir', title: 'Pedir mais' },
        { id: 'observacao', title: 'Observação' },
        { id: 'remover', title: 'Remover item' },
        { id: 'cancelar', title: 'Esvaziar carrinho' },
      ],
    }
  },
  handle: (_step, { choice, text }, scene) => {
    const { state } = scene
    if (choice === 'finalizar' || isFinish(text)) return startCheckout(scene)
    if (choice === 'observacao' || bare(text).startsWith('obs')) return goTo(state, { at: 'note' })
    if (choice === 'remover') return goTo(state, { at: 'remove', page: 0 })
    const out = remove.exec(bare(text))
    if (out) return removeNamed(out[1] ?? '', scene) ?? goTo(state, { at: 'remove', page: 0 })
    return handleCategory(text, scene)
  },
  giveWay: (_step, { state }) =>
    state.cart.length > 0
      ? null
      : { state: { ...state, step: { at: 'menu' } }, notice: 'Seu carrinho está vazio.' },
  back: (_step, { state }) => goTo(state, { at: 'category', page: 0 }),
  claims: (_command, text) => isFinish(text),
  grows: true,
}

function isFinish(text: string): boolean {
  return saysThatIsAll(text) || /^(?:sim|pagar)$/.test(bare(text))
}
