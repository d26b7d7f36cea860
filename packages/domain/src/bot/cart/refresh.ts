import { formatBrl } from '../../money'
import { repriced } from './cart-lines'
import { takesPayment } from '../../orders'
import { checkoutSteps, nextOfCheckout, paymentWords, totalOf } from './checkout'
import { isMomentGone } from './moment'
import { refreshedCoupon } from './coupon'
import { feeTo } from './fees'
import type { Scene } from '../model/rules'
import type { BotState } from '../model/state'

/**
 * The conversation by the prices, fees and ways of payment of now, with every difference to what the customer was shown
 * in words. A cart that lost everything ends the checkout.
 */
export function refreshed({ state, world }: Scene): { state: BotState; said: string[] } {
  const cart = repriced(state.cart, world)
  const ready = repriced(state.typed?.ready ?? [], world)
  const typed = state.typed && { ...state.typed, ready: ready.cart }
  const fee = refreshedFee({ state, world })
  const coupon = refreshedCoupon({ state: fee.state, world })
  const paid = refreshedPayment({ state: { ...coupon.state, cart: cart.cart }, world })
  const gone = state.step.at !== 'moment' && isMomentGone({ state: paid.state, world })
  const late = gone ? ['O horário que você escolheu não dá mais.'] : []
  const said = [...cart.said, ...ready.said, ...fee.said, ...coupon.said, ...paid.said, ...late]
  const next: BotState = { ...paid.state, cart: cart.cart, typed }
  return { state: { ...next, step: stepAfter(next, { state, world }) }, said }
}

/** The step stands unless what it asks for is gone. */
function stepAfter(next: BotState, { state, world }: Scene): BotState['step'] {
  const { step } = next
  const lostCart = next.cart.length === 0 && state.cart.length > 0
  const needsCart =
    checkoutSteps.includes(step.at) || ['cart', 'remove', 'note', 'empty', 'resume'].includes(step.at)
  if (lostCart && needsCart) return { at: 'category', page: 0 }
  if (step.at === 'understood' && next.typed?.ready.length === 0) {
    return next.cart.length > 0 ? { at: 'cart' } : { at: 'category', page: 0 }
  }
  const first = checkoutSteps.indexOf(nextOfCheckout({ state: next, world }).at)
  const now = checkoutSteps.indexOf(step.at)
  return first >= 0 && first < now ? nextOfCheckout({ state: next, world }) : step
}

function refreshedFee({ state, world }: Scene): { state: BotState; said: string[] } {
  const { checkout } = state
  if (checkout.fulfilment !== 'delivery' || checkout.feeCents === null) return { state, said: [] }
  const fee = feeTo(world, checkout.neighbourhood)
  if (fee.kind !== 'fee') {
    const said = `A entrega para ${checkout.neighbourhood ?? 'o seu endereço'} mudou; preciso do bairro outra vez.`
    return {
      state: { ...state, checkout: { ...checkout, neighbourhood: null, feeCents: null } },
      said: [said],
    }
  }
  if (fee.centavos === checkout.feeCents) return { state, said: [] }
  const said = `A taxa de entrega mudou de ${formatBrl(checkout.feeCents)} para ${formatBrl(fee.centavos)}.`
  return { state: { ...state, checkout: { ...checkout, feeCents: fee.centavos } }, said: [said] }
}

function refreshedPayment({ state, world }: Scene): { state: BotState; said: string[] } {
  const { checkout } = state
  const { payment } = checkout
  if (payment !== null && !takesPayment(world.shop, payment)) {
    return {
      state: { ...state, checkout: { ...checkout, payment: null } },
      said: [`A loja não está recebendo ${paymentWords[payment]} agora.`],
    }
  }
  if (checkout.changeForCents !== null && checkout.changeForCents < totalOf({ state, world }).totalCents) {
    const said = `O troco para ${formatBrl(checkout.changeForCents)} não cobre mais o total.`
    return {
      state: { ...state, checkout: { ...checkout, changeForCents: null, changeAsked: false } },
      said: state.step.at === 'change' ? [] : [said],
    }
  }
  return { state, said: [] }
}
