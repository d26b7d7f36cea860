import { isOpen } from '../../orders'
import { handOver } from '../answers/hand-over'
import { goTo, type Option, type StepRules } from '../model/rules'
import { emptyCheckout, type Step } from '../model/state'
import { readYesNo } from '../understand'

/** Whether the cart is really to be emptied. An order that was placed is never cancelled here: a person does that. */
export const emptyStep: StepRules<Extract<Step, { at: 'empty' }>> = {
  ask: (_step, { world }) => {
    const placed = world.orders.find(({ status }) => isOpen(status))
    const options: Option[] = [
      { id: 'esvaziar', title: 'Sim, esvaziar' },
      { id: 'continuar', title: 'Não, continuar' },
      ...(placed ? [{ id: 'pedido-feito', title: `Cancelar pedido nº ${placed.number}` }] : []),
    ]
    return { text: 'Quer mesmo esvaziar o carrinho?', options }
  },
  handle: (_step, { choice, text }, scene) => {
    const { state } = scene
    if (choice === 'pedido-feito') return handOver(scene, 'cancel', 'Quer cancelar um pedido já feito.')
    const isSure = choice === null ? (/cancel/i.test(text) ? true : readYesNo(text)) : choice === 'esvaziar'
    if (isSure === null) return null
    if (!isSure) return goTo(state, { at: 'cart' })
    const next = { ...state, cart: [], typed: null, checkout: emptyCheckout }
    return goTo(next, { at: 'menu' }, 'Carrinho esvaziado.')
  },
  back: (_step, { state }) => goTo(state, { at: 'cart' }),
  claims: (command) => command === 'cancelar',
}
