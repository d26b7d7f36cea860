import { formatBrl } from '../../../money'
import { browse } from '../../cart/browse'
import { cartWords, withEntry } from '../../cart/cart-lines'
import { startCheckout } from '../../cart/checkout'
import { goTo, type Move, type Scene, type StepRules } from '../../model/rules'
import type { Step } from '../../model/state'
import { fullCart, notFound } from '../../cart/typed-order'
import { readYesNo } from '../../understand'
import { saysThatIsAll } from '../../words/small-talk'

/** What a sentence was understood as, read back with prices: it stands in the cart when the customer says so. */
export const understoodStep: StepRules<Extract<Step, { at: 'understood' }>> = {
  ask: (_step, { state, world }) => {
    const { ready, unknown } = state.typed ?? { ready: [], unknown: [] }
    const { words, cents } = cartWords(ready, world)
    const before = [`Entendi:\n${words}`, notFound(unknown, world)].filter(Boolean).join('\n')
    return {
      before,
      text: `São ${formatBrl(cents)}. Está certo?`,
      options: [
        { id: 'sim', title: 'Sim, pedir mais' },
        { id: 'finalizar', title: 'Sim, finalizar' },
        { id: 'nao', title: 'Não, corrigir' },
      ],
    }
  },
  handle: (_step, { choice, text }, scene) => {
    if (choice === 'finalizar' || (choice === null && saysThatIsAll(text))) return take(scene, startCheckout)
    const answer = choice === 'sim' || choice === 'nao' ? choice === 'sim' : readYesNo(text)
    if (answer === null) return null
    return answer ? take(scene, ({ state }) => goTo(state, { at: 'cart' })) : drop(scene)
  },
  back: (_step, scene) => drop(scene),
  claims: (_command, text) => saysThatIsAll(text),
  grows: true,
}

function take({ state, world }: Scene, then: (scene: Scene) => Move): Move {
  let cart = state.cart
  let isFull = false
  for (const entry of state.typed?.ready ?? []) {
    const more = withEntry(cart, entry)
    if (more) cart = more
    else isFull = true
  }
  const next = { ...state, cart, typed: null }
  return isFull ? goTo(next, { at: 'cart' }, fullCart) : then({ state: next, world })
}

function drop({ state, world }: Scene): Move {
  const next = { ...state, typed: null }
  const words = 'Sem problema. Escreva de outro jeito ou escolha:'
  return next.cart.length > 0
    ? goTo(next, { at: 'cart' }, 'Sem problema, não incluí.')
    : browse({ state: next, world }, words)
}
