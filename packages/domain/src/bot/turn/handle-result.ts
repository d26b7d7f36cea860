import { formatBrl } from '../../money'
import { bookingWords } from '../answers/booking'
import { serviceLost } from '../answers/next-of-booking'
import { forPeople, isPriceOpen, servicesOf, wishOf } from '../answers/visit'
import { closedWords } from '../words/closed'
import { orderOf } from '../cart/checkout'
import { confirmedKey } from '../cart/confirmed-key'
import { firstName } from '../words/first-name'
import { handOver } from '../answers/hand-over'
import type { BotResult, BotWorld } from '../model/model'
import { dayWords, slotWords } from '../words/moment'
import { dateIn } from '../../time/wall-clock'
import { callPerson, giveLink, settled } from '../answers/own-appointments'
import { handleDays, handleSlots, handleTaken } from '../answers/offered-times'
import { orderMoved, orderNotMoved } from '../later/moved-order'
import { appointmentWords, findOwn } from '../words/appointment-words'
import { refreshed } from '../cart/refresh'
import { goTo, type Move, type Scene } from '../model/rules'
import { emptyCheckout, type Asked, type BotState } from '../model/state'
import { fillVariables } from '../../messaging'
import { tidy } from '../words/tidy'

const UNSEEN_CHANGES = 2

/** The answer to an effect. One that nobody waits for any more is passed over. */
export function handleResult(state: BotState, result: BotResult, world: BotWorld): Move {
  const { step } = state
  const scene = { state, world }
  if (step.at !== 'waiting') return { state, question: null }
  const { effect } = step
  if (effect.kind === 'place-order') {
    if (result.kind === 'placed') return placed(result, effect, scene)
    if (result.kind === 'not-placed') return notPlaced(result, effect, scene)
  } else if (effect.kind === 'cancel-appointment') {
    if (result.kind === 'appointment-cancelled') return cancelled(result, scene)
    if (result.kind === 'not-cancelled') return notChanged('cancel', result.why, effect, scene)
  } else if (effect.kind === 'move-appointment') {
    if (result.kind === 'appointment-moved') return moved(result, scene)
    if (result.kind === 'not-moved') return notChanged('move', result.why, effect, scene)
    if (result.kind === 'slot-taken') return handleTaken(result.slots, effect, scene)
  } else if (effect.kind === 'move-order') {
    if (result.kind === 'order-moved') return orderMoved(result, scene)
    if (result.kind === 'order-not-moved') return orderNotMoved(result.why, effect.orderId, scene)
  } else if (result.kind === 'no-agenda') {
    return noAgenda(effect, scene)
  } else if (effect.kind === 'find-days' && result.kind === 'days') {
    return handleDays(result.days, effect, step.when, scene)
  } else if (effect.kind === 'find-slots' && result.kind === 'slots') {
    return handleSlots(result.slots, wishOf(effect), step.when, scene)
  } else if (effect.kind === 'book') {
    if (result.kind === 'booked') return booked(result, effect, scene)
    if (result.kind === 'too-many') {
      const words =
        'Você já tem 3 agendamentos em aberto. Espere a loja confirmar um deles, ou escreva *atendente*.'
      return goTo(state, { at: 'done' }, words)
    }
    if (result.kind === 'not-offered') return serviceLost(effect, scene)
    if (result.kind === 'slot-taken') {
      return handleTaken(result.slots, effect, scene)
    }
  }
  return { state, question: null }
}

/** The order of the summary that stands is placed: a turn was lost after it had placed it. */
export function handlePlacedBefore(state: BotState, result: Result<'placed'>, world: BotWorld): Move {
  const key = confirmedKey(state)
  const order = key === null ? null : orderOf({ state, world }, key)
  if (!order) return { state, question: null }
  const confirmed = { ...state, orderKey: order.key }
  return placed(result, { kind: 'place-order', order }, { state: confirmed, world })
}

type Effect<Kind extends Asked['kind']> = Extract<Asked, { kind: Kind }>
type Result<Kind extends BotResult['kind']> = Extract<BotResult, { kind: Kind }>

function placed(result: Result<'placed'>, { order }: Effect<'place-order'>, { state, world }: Scene): Move {
  const { shop, texts } = world
  const words = fillVariables(texts.orderPlaced, {
    nome: firstName(order.customerName),
    loja: shop.nome,
    pedido: String(result.number),
    total: formatBrl(result.totalCents),
    link: result.link ?? '',
  })
  const wanted = order.scheduledFor && slotWords(order.scheduledFor, world.now, shop.timeZone)
  const minutes = !wanted && order.fulfilment === 'delivery' && shop.deliveryMinutes > 0
  const isPix = order.paymentMethod === 'pix'
  const lines = [
    words,
    wanted ? `Agendado para ${wanted}.` : null,
    minutes ? `Previsão de entrega: cerca de ${shop.deliveryMinutes} minutos.` : null,
    isPix && result.pixCode
      ? 'Para pagar, copie o código PIX da próxima mensagem. A loja confirma o pagamento.'
      : null,
    isPix && result.pixFollows
      ? 'O código PIX chega na próxima mensagem. Assim que você pagar, o pagamento se confirma sozinho.'
      : null,
    isPix && !result.pixCode && !result.pixFollows
      ? 'O PIX a loja combina com você por aqui, e é ela que confirma o pagamento.'
      : null,
  ]
  const { number, pixCode } = result
  const next: BotState = {
    ...state,
    step: { at: 'done' },
    cart: [],
    typed: null,
    checkout: emptyCheckout,
    nudged: false,
    invalid: 0,
    lastOrder: { number, paymentMethod: order.paymentMethod },
  }
  const code = isPix && pixCode ? [pixCode] : []
  return { state: next, texts: [lines.filter(Boolean).join('\n'), ...code], question: null, earned: true }
}

function notPlaced(
  { why }: Result<'not-placed'>,
  { order: { customerName: name } }: Effect<'place-order'>,
  { state, world }: Scene,
): Move {
  if (why === 'refused') return handOver({ state, world }, 'problem', 'O pedido não pôde ser registrado.')
  if (why === 'closed') {
    const words = world.shop.open ? 'A loja acabou de fechar.' : closedWords(world)
    return goTo(state, { at: 'cart' }, `${words} Seu carrinho fica guardado por 4 horas.`)
  }
  const confirming: BotState = { ...state, step: { at: 'confirm', shownAt: world.now, name } }
  const { state: next, said } = refreshed({ state: confirming, world })
  if (said.length > 0) return { ...goTo(next, next.step, said.join('\n')) }
  if (state.invalid + 1 >= UNSEEN_CHANGES)
    return handOver({ state, world }, 'problem', 'O pedido não pôde ser registrado.')
  const counted = { ...next, invalid: state.invalid + 1 }
  return goTo(counted, next.step, 'Algo mudou na loja agora há pouco. Confira de novo, por favor.')
}

function cancelled(result: Result<'appointment-cancelled'>, { state, world }: Scene): Move {
  const words = `Pronto, cancelei: ${appointmentWords(result, world)}.`
  return settled(words, { ...state, booked: null })
}

function moved(result: Result<'appointment-moved'>, { state, world }: Scene): Move {
  const later = result.pending ? ' A loja ainda vai confirmar, e avisamos por aqui.' : ''
  const words = `Pronto, remarquei: ${appointmentWords(result, world)}.${later}`
  return settled(words, { ...state, booked: tidy(result.start) })
}

/** Nobody can be asked for times: a person books, the private page moves. */
function noAgenda(effect: Effect<'find-days' | 'find-slots' | 'book'>, scene: Scene): Move {
  const wish = wishOf(effect)
  const own = wish.moves === undefined ? null : findOwn(scene.world, wish.moves)
  return own ? giveLink(own, scene) : handOver(scene, 'booking', bookingWords(wish, scene.world))
}

function notChanged(
  act: 'move' | 'cancel',
  why: 'late' | 'gone',
  { appointmentId }: { appointmentId: string },
  scene: Scene,
): Move {
  const own = findOwn(scene.world, appointmentId)
  if (why === 'late' && own) return callPerson(act, own, scene)
  return goTo(scene.state, { at: 'done' }, 'Esse agendamento não está mais em aberto.')
}

function booked(
  { start, link, pending, professional, served, cents, asks = false }: Result<'booked'>,
  effect: Effect<'book'>,
  { state, world }: Scene,
): Move {
  const wish = wishOf(effect)
  const at = Number.isNaN(Date.parse(start)) ? effect.start : start
  const zone = world.shop.timeZone
  const time = served
    ? dayWords(dateIn(Date.parse(at), zone), dateIn(world.now, zone))
    : slotWords(at, world.now, zone)
  const whom = professional ? ` com ${professional}` : ''
  const service = served ?? `${servicesOf(wish, world)}${whom}`
  const price = cents !== undefined && isPriceOpen(wish, world) ? `, ${formatBrl(cents)}` : ''
  const what = `${service}, ${time}${forPeople(wish)}${price}, em nome de ${effect.customerName}.`
  const words = [
    pending
      ? `Pedido de horário enviado ✅ ${what} A loja vai confirmar, e avisamos por aqui.`
      : `Agendado ✅ ${what}`,
    asks && link ? `Responda antes de vir: ${link}` : link,
  ]
    .filter(Boolean)
    .join('\n')
  const next: BotState = { ...state, step: { at: 'done' }, booked: tidy(at), nudged: false, invalid: 0 }
  return { state: next, texts: [words], question: null, earned: true }
}
