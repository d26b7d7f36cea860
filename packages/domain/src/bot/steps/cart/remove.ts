import { priceCart } from '../../../menu'
import { paged } from '../../words/paged'
import { formatBrl } from '../../../money'
import { goTo, type StepRules } from '../../model/rules'
import type { Step } from '../../model/state'
import { withoutLine } from '../../cart/without-line'

/** Which line goes. */
export const removeStep: StepRules<Extract<Step, { at: 'remove' }>> = {
  ask: ({ page }, { state, world }) => {
    const { lines } = priceCart(world.menu, state.cart, world.now)
    const options = lines.map(({ quantity, name, total_cents }, index) => ({
      id: `linha:${index}`,
      title: `${quantity}x ${name}`,
      description: formatBrl(total_cents),
    }))
    return { text: 'Qual item tiro?', options: paged(options, page, [{ id: 'voltar', title: 'Voltar' }]) }
  },
  handle: (step, { choice }, { state, world }) => {
    if (choice === 'mais') return goTo(state, { ...step, page: step.page + 1 })
    const line = state.cart.findIndex((_, index) => choice === `linha:${index}`)
    return line < 0 ? null : withoutLine(line, { state, world })
  },
  back: (_step, { state }) => goTo(state, { at: 'cart' }),
}
