import { formatBrl } from '../../../money'
import { namesVoucher, paymentWords, takesPayment, waysToPay, type PaymentMethod } from '../../../orders'
import { answered, notTaken, totalOf } from '../../cart/checkout'
import type { BotWorld } from '../../model/model'
import { askAgain, goTo, type Move, type Option, type Scene, type StepRules } from '../../model/rules'
import { bare } from '../../words/small-talk'
import type { Step } from '../../model/state'
import { readMoney } from '../../understand'
import { withChange } from '../../cart/with-change'

/** How it is paid: PIX where the shop has a key, cards at the door, cash with change, vouchers where they are taken. */
export const paymentStep: StepRules<Extract<Step, { at: 'payment' }>> = {
  ask: (_step, scene) => ({
    text: `Total: *${formatBrl(totalOf(scene).totalCents)}*. ${scene.state.checkout.card ? 'Cartão de crédito ou de débito?' : 'Como prefere pagar?'}`,
    options: waysOf(scene.world).filter(({ id }) => !scene.state.checkout.card || id.endsWith('_card')),
  }),
  handle: (_step, { choice, text }, scene) => {
    const words = bare(text)
    const chosen = waysOf(scene.world).find(({ id }) => id === choice)
    if (chosen) return pay(chosen.id.slice('pagar:'.length) as PaymentMethod, scene)
    const named = namedIn(words)
    const refused = named.find((way) => !takesPayment(scene.world.shop, way))
    if (refused) return askAgain(scene.state, notTaken(refused))
    if (named.length > 1) return between(named, scene)
    if (named[0] !== 'cash') return named[0] === undefined ? null : pay(named[0], scene)
    const money = readMoney(text)
    return money === null ? pay('cash', scene) : withChange(money, cashScene(scene))
  },
  back: (_step, scene) => {
    const { fulfilment } = scene.state.checkout
    if (scene.state.checkout.card) return answered(scene, { card: false })
    return fulfilment === 'delivery'
      ? answered(scene, { address: null })
      : goTo(scene.state, { at: 'fulfilment' })
  },
  claims: (command) => command === 'pix',
  grows: 'surely',
}

function waysOf({ shop }: BotWorld): Option[] {
  return waysToPay(shop).map((way) => ({ id: `pagar:${way}`, title: paymentWords[way] }))
}

/** The ways that words name; 'cartão' alone names two. */
function namedIn(words: string): PaymentMethod[] {
  const voucher = namesVoucher(words)
  const card = !voucher && /cart|maquin/.test(words) && !/\b(?:cred|deb)(?:ito)?\b/.test(words)
  const named: [PaymentMethod, boolean][] = [
    ['pix', /\bpix\b/.test(words)],
    ['credit_card', card || /\bcred(?:ito)?\b/.test(words)],
    ['debit_card', card || /\bdeb(?:ito)?\b/.test(words)],
    ['cash', /dinheiro|especie|troco|nota de/.test(words)],
    ['voucher', voucher],
  ]
  return named.flatMap(([way, isNamed]) => (isNamed ? [way] : []))
}

function between(ways: readonly PaymentMethod[], { state, world }: Scene): Move {
  const options = waysOf(world).filter(({ id }) => ways.some((way) => id === `pagar:${way}`))
  return { state, question: { text: 'Qual deles?', options } }
}

function pay(payment: PaymentMethod, scene: Scene): Move {
  return answered(scene, { payment, card: false, changeForCents: null, changeAsked: false })
}

function cashScene({ state, world }: Scene): Scene {
  return { state: { ...state, checkout: { ...state.checkout, payment: 'cash' } }, world }
}
