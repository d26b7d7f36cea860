import { goTo, type StepRules } from '../../model/rules'
import type { Step } from '../../model/state'

/** A note on the whole order. */
export const noteStep: StepRules<Extract<Step, { at: 'note' }>> = {
  ask: () => ({
    text: 'Escreva a observação do pedido, como "sem cebola".',
    options: [{ id: 'sem-observacao', title: 'Sem observação' }],
  }),
  handle: (_step, { choice, text }, { state }) => {
    if (choice === null && text === '') return null
    const notes = choice === 'sem-observacao' ? null : text.replaceAll('\n', '; ')
    return goTo({ ...state, checkout: { ...state.checkout, notes } }, { at: 'cart' }, 'Anotado.')
  },
  back: (_step, { state }) => goTo(state, { at: 'cart' }),
  words: true,
}
