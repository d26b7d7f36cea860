import { MAX_NAME } from '../model/limits'
import { formatBrl } from '../../money'
import { priceOrder, type OrderPrice, type PaymentMethod } from '../../orders'
import { couponOf } from './coupon'
import { cartWords } from './cart-lines'
import { closedWords } from '../words/closed'
import { slotWords } from '../words/moment'
import { momentOf, needsMoment, takesLater } from './moment'
import { goTo, type Move, type Scene } from '../model/rules'
import type { BotOrder, BotWorld, KnownCoupon } from '../model/model'
import type { BotState, Checkout, Step } from '../model/state'
import { tidy } from '../words/tidy'

/** The questions between the cart and the order. */
export const checkoutSteps: readonly Step['at'][] = [
  'fulfilment',
  'neighbourhood',
  'address',
  'customer-name',
  'moment',
  'payment',
  'change',
  'confirm',
]

/** Into the checkout, or why not now. */
export function startCheckout({ state, world }: Scene, notice: string | null = null): Move {
  if (state.cart.length === 0) return goTo(state, { at: 'category', page: 0 }, 'Seu carrinho está vazio.')
  if (!world.shop.open && takesLater(world)) {
    const next = nextOfCheckout({ state, world })
    const words = `${closedWords(world)} Mas já dá para agendar seu pedido.`
    return goTo(
      state,
      next,
      [momentOf({ state, world }) === null ? words : null, notice].filter(Boolean).join('\n') || null,
    )
  }
  if (!world.shop.open) {
    const words = `${closedWords(world)} Seu carrinho fica guardado por 4 horas.`
    return { ...goTo(state, { at: 'cart' }, words), earned: false }
  }
  return goTo(state, nextOfCheckout({ state, world }), notice)
}

/** The first thing that is not said yet. */
export function nextOfCheckout({ state, world }: Scene): Step {
  const { fulfilment, feeCents, address, payment, changeAsked, changeForCents } = state.checkout
  if (state.cart.length === 0) return { at: 'menu' }
  if (fulfilment === null || (fulfilment === 'delivery' && !world.shop.delivers)) return { at: 'fulfilment' }
  if (fulfilment === 'delivery' && feeCents === null) return { at: 'neighbourhood', tries: 0, offered: [] }
  if (fulfilment === 'delivery' && address === null) return { at: 'address', street: null }
  if (nameOf({ state, world }) === null) return { at: 'customer-name' }
  if (needsMoment({ state, world })) return { at: 'moment', page: 0 }
  if (payment === null) return { at: 'payment' }
  const isShort = changeForCents !== null && changeForCents < totalOf({ state, world }).totalCents
  if (payment === 'cash' && (!changeAsked || isShort)) return { at: 'change' }
  return { at: 'confirm', shownAt: world.now, name: nameOf({ state, world }) }
}

/** Something answered, or taken back with null: the first question that is open then. */
export function answered(
  { state, world }: Scene,
  change: Partial<Checkout>,
  notice: string | null = null,
): Move {
  const next = { ...state, checkout: { ...state.checkout, ...change } }
  return goTo(next, nextOfCheckout({ state: next, world }), notice)
}

/** The cart by the prices and rules of now. */
export function totalOf({ state, world }: Scene): OrderPrice {
  const { cents } = cartWords(state.cart, world)
  const { fulfilment, feeCents } = state.checkout
  return priceOrder({
    itemsCents: cents,
    fulfilment: fulfilment ?? 'pickup',
    feeCents: feeCents ?? 0,
    coupon: couponOf({ state, world }),
    rules: world.shop.rules ?? { minimumCents: 0, freeFromCents: 0 },
  })
}

/** The order as it would be placed now; null while something is missing. */
export function orderOf(scene: Scene, key: number): BotOrder | null {
  const { state } = scene
  const { fulfilment, address, neighbourhood, payment, changeForCents } = state.checkout
  const customerName = nameOf(scene)
  if (fulfilment === null || payment === null || customerName === null || state.cart.length === 0) return null
  const isDelivery = fulfilment === 'delivery'
  const { feeCents, totalCents, missingToCouponCents } = totalOf(scene)
  const coupon = missingToCouponCents > 0 ? null : couponOf(scene)
  const moment = momentOf(scene)
  return {
    key,
    lines: state.cart,
    fulfilment,
    customerName,
    address: isDelivery ? address : null,
    neighbourhood: isDelivery ? neighbourhood : null,
    feeCents,
    ...(coupon && { coupon: coupon.code }),
    totalCents,
    paymentMethod: payment,
    changeForCents: payment === 'cash' ? changeForCents : null,
    ...(moment !== null && { scheduledFor: moment }),
    notes: notesOf(state.checkout, moment),
  }
}

/** Everything that the customer is asked to confirm. */
export function summaryOf(scene: Scene): string {
  const { state, world } = scene
  const { fulfilment, address, neighbourhood, payment, changeForCents, notes } = state.checkout
  const price = totalOf(scene)
  const { totalCents } = price
  const place = [address, neighbourhood].filter(Boolean).join(', ')
  const back = changeForCents === null ? '' : `, troco para ${formatBrl(changeForCents)}`
  const returns = changeForCents === null ? '' : ` (${formatBrl(changeForCents - totalCents)} de volta)`
  return [
    cartWords(state.cart, world).words,
    ...(notes ? [`Observação: ${notes}`] : []),
    ...momentWords(scene),
    '',
    fulfilment === 'delivery' ? `Entrega: ${place}` : 'Retirada na loja',
    ...(fulfilment === 'delivery' ? [feeWords(price)] : []),
    ...couponWords(price, couponOf(scene)),
    `Pagamento: ${payment ? paymentWords[payment] : ''}${back}${returns}`,
    `Nome: ${nameOf(scene) ?? ''}`,
  ].join('\n')
}

function couponWords(
  { discountCents, missingToCouponCents }: OrderPrice,
  coupon: KnownCoupon | null,
): string[] {
  if (!coupon) return []
  if (missingToCouponCents > 0)
    return [`Cupom ${coupon.code}: faltam ${formatBrl(missingToCouponCents)} em itens para valer`]
  return [
    coupon.kind === 'free_delivery'
      ? `Cupom ${coupon.code}: entrega grátis`
      : `Desconto (${coupon.code}): ${formatBrl(-discountCents)}`,
  ]
}

function feeWords({ feeCents, missingToFreeCents }: OrderPrice): string {
  const missing =
    missingToFreeCents > 0 ? ` (faltam ${formatBrl(missingToFreeCents)} para entrega grátis)` : ''
  return feeCents === 0 ? 'Taxa: grátis' : `Taxa: ${formatBrl(feeCents)}${missing}`
}

/** For when it is wanted: as the shop will have it ready, or as it was said where that is no time of the shop's. */
function momentWords(scene: Scene): string[] {
  const { now, shop } = scene.world
  const moment = momentOf(scene)
  if (moment !== null) return [`Agendado para: ${slotWords(moment, now, shop.timeZone)}`]
  const said = saidTime(scene.state.checkout)
  return said ? [`Horário pedido: ${said}`] : []
}

/** Remarks, with the time at which the order is wanted where it is no half hour of the shop's: both are read in one place. */
function notesOf({ notes, ...checkout }: Checkout, moment: string | null): string | null {
  const said = moment === null ? saidTime(checkout) : null
  return (
    [said && `Para ${said.startsWith('amanhã') ? said : `as ${said}`}`, notes].filter(Boolean).join('. ') ||
    null
  )
}

const saidTime = ({ time, tomorrow }: Pick<Checkout, 'time' | 'tomorrow'>) =>
  time ? `${tomorrow ? 'amanhã às ' : ''}${time}` : null

/** Said while the shop delivers nothing. */
export const pickupOnlyWords = 'Agora estamos só com retirada na loja.'

export const paymentWords: Record<BotOrder['paymentMethod'], string> = {
  pix: 'PIX',
  cash: 'dinheiro',
  credit_card: 'cartão de crédito',
  debit_card: 'cartão de débito',
  voucher: 'vale-refeição',
  other: 'a combinar',
}

/** What is said to who wants to pay in a way that the shop does not take. */
export function notTaken(way: PaymentMethod): string {
  return `A loja não recebe ${way === 'other' ? 'esse jeito de pagar' : paymentWords[way]} por aqui.`
}

/** Name on the order: what was said, else what the summary that stands has said, else what is known. */
export function nameOf({ state, world }: { state: BotState; world: BotWorld }): string | null {
  const { step } = state
  const shown = step.at === 'confirm' ? (step.name ?? null) : null
  const known = tidy(world.customer.name ?? '', MAX_NAME)
  return state.checkout.name ?? shown ?? (/\p{L}/u.test(known) ? known : null)
}
