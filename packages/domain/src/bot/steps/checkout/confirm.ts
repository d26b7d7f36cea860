import { formatBrl } from '../../../money'
import { MAX_ORDER_TOTAL_CENTS } from '../../../orders'
import { answered, nextOfCheckout, orderOf, startCheckout, summaryOf, totalOf } from '../../cart/checkout'
import { confirmedKey } from '../../cart/confirmed-key'
import { handOver } from '../../answers/hand-over'
import { momentOf } from '../../cart/moment'
import { goTo, type Move, type Scene, type StepRules } from '../../model/rules'
import type { Step } from '../../model/state'
import { readYesNo } from '../../understand'
import { waitFor } from '../../model/wait-for'

/**
 * The whole order, read back. What the customer saw is what is placed: prices, fee and stock of now were compared
 * before the answer is handled, and an older summary's button does not count.
 */
export const confirmStep: StepRules<Extract<Step, { at: 'confirm' }>> = {
  ask: ({ shownAt }, scene) => {
    const { totalCents, missingToMinimumCents } = totalOf(scene)
    const before = `Confira seu pedido:\n${summaryOf(scene)}`
    if (missingToMinimumCents > 0) {
      const text = `Total: *${formatBrl(totalCents)}*. ${belowMinimum(missingToMinimumCents)}`
      return { before, text, options: belowMinimumOptions }
    }
    return {
      before,
      text: `Total: *${formatBrl(totalCents)}*. Posso confirmar?`,
      options: [
        { id: `confirmar:${shownAt}`, title: 'Confirmar pedido' },
        { id: 'mudar-itens', title: 'Mudar itens' },
        { id: 'mudar-entrega', title: 'Mudar entrega' },
        { id: 'mudar-pagamento', title: 'Mudar pagamento' },
        { id: 'cancelar', title: 'Cancelar' },
      ],
    }
  },
  handle: ({ shownAt }, { choice, text }, scene) => {
    const { state } = scene
    if (choice === 'retirar') return answered(scene, { ...pickup })
    if (choice === 'mudar-itens') return goTo(state, { at: 'cart' })
    if (choice === 'mudar-entrega') return goTo(state, { at: 'fulfilment' })
    if (choice === 'mudar-pagamento') return answered(scene, { payment: null })
    const answer = choice === null ? readYesNo(text) : choice === `confirmar:${shownAt}`
    if (answer === null) return null
    return answer ? place(scene) : goTo(state, { at: 'cart' }, 'O que quer mudar?')
  },
  back: (_step, scene) => answered(scene, { payment: null }),
  grows: 'surely',
}

const pickup = { fulfilment: 'pickup', neighbourhood: null, feeCents: null, address: null } as const

function belowMinimum(missingCents: number): string {
  return `Faltam ${formatBrl(missingCents)} para o pedido mínimo de entrega. Quer acrescentar algo ou retirar na loja?`
}

const belowMinimumOptions = [
  { id: 'mudar-itens', title: 'Acrescentar itens' },
  { id: 'retirar', title: 'Retirar na loja' },
  { id: 'cancelar', title: 'Cancelar' },
]

function place(scene: Scene): Move {
  const { state, world } = scene
  if (!world.shop.open && momentOf(scene) === null) return startCheckout(scene)
  // The question that stands says what is missing.
  if (totalOf(scene).missingToMinimumCents > 0) return goTo(state, state.step)
  const key = confirmedKey(state)
  const order = key === null ? null : orderOf(scene, key)
  if (key === null || !order) return goTo(state, nextOfCheckout(scene))
  if (order.totalCents > MAX_ORDER_TOTAL_CENTS)
    return handOver(scene, 'problem', 'O pedido passa do valor máximo.')
  return waitFor({ state: { ...state, orderKey: key }, world }, { kind: 'place-order', order })
}
