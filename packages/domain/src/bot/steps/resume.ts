import { browse } from '../cart/browse'
import { cartWords } from '../cart/cart-lines'
import { formatBrl } from '../../money'
import { goTo, type StepRules } from '../model/rules'
import { emptyCheckout, type Step } from '../model/state'
import { readYesNo } from '../understand'

/** 'Continuar pedido?' after a pause. */
export const resumeStep: StepRules<Extract<Step, { at: 'resume' }>> = {
  ask: (_step, { state, world }) => {
    const { words, cents } = cartWords(state.cart, world)
    return {
      before: `Você tem um pedido começado:\n${words}\nItens: ${formatBrl(cents)}`,
      text: 'Continuar pedido?',
      options: [
        { id: 'continuar', title: 'Continuar' },
        { id: 'de-novo', title: 'Começar de novo' },
      ],
    }
  },
  handle: (_step, { choice, text }, { state, world }) => {
    const answer = choice === null ? readYesNo(text) : choice === 'continuar'
    if (answer === null) return null
    if (answer) return goTo(state, { at: 'cart' })
    return browse(
      { state: { ...state, cart: [], checkout: emptyCheckout }, world },
      'Tudo bem, começamos de novo.',
    )
  },
  grows: true,
}
