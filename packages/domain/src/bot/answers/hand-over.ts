import { formatBrl } from '../../money'
import { cartWords } from '../cart/cart-lines'
import { nameOf, paymentWords, totalOf } from '../cart/checkout'
import { firstName } from '../words/first-name'
import type { BotWorld, HandOverReason } from '../model/model'
import { openingWords, slotWords } from '../words/moment'
import { cut } from '../words/prompt-limits'
import type { Move, Scene } from '../model/rules'
import { emptyCheckout, type BotState, type Step } from '../model/state'
import { fillVariables } from '../../messaging'

const MAX_SUMMARY = 900

/** A person is called; the bot says so and rests. The cart stays for four hours, unless its order is under way. */
export function handOver(scene: Scene, why: HandOverReason, wanted: string | null = null): Move {
  const { state, world } = scene
  return {
    state: rested(state),
    texts: [handOverText(world)],
    question: null,
    effect: { kind: 'hand-over', why, summary: summaryFor(scene, wanted) },
  }
}

/** The state in which the bot asks for nothing. An order that is being placed takes its cart along. */
export function rested(state: BotState): BotState {
  const isPlacing = state.step.at === 'waiting' && state.step.effect.kind === 'place-order'
  return {
    ...state,
    ...(isPlacing && { cart: [], checkout: emptyCheckout }),
    step: { at: 'quiet' },
    shown: [],
    typed: null,
    invalid: 0,
    shrugged: false,
    sent: [],
  }
}

/** Why a loop ends: said to the shop only. */
export const loopSummary =
  'Muitas mensagens em pouco tempo, talvez outro robô do outro lado. O bot parou de responder.'

function handOverText({ shop, texts, customer, now }: BotWorld): string {
  const words = fillVariables(texts.handOver, { nome: firstName(customer.name), loja: shop.nome })
  const opensAt = shop.open || shop.opensAt === null ? Number.NaN : Date.parse(shop.opensAt)
  if (Number.isNaN(opensAt)) return words
  return `${words}\nEstamos fechados: a loja abre ${openingWords(opensAt, now, shop.timeZone)}.`
}

function summaryFor(scene: Scene, wanted: string | null): string {
  const { state, world } = scene
  const { checkout, step } = state
  const { words, cents } = cartWords(state.cart, world)
  const place = [checkout.address, checkout.neighbourhood].filter(Boolean).join(', ')
  const parts = [
    wanted,
    `Estava ${stepWords(step, world)}.`,
    state.cart.length > 0 ? `Carrinho:\n${words}\nItens: ${formatBrl(cents)}` : null,
    state.typed && state.typed.ready.length > 0
      ? `Ainda por confirmar:\n${cartWords(state.typed.ready, world).words}`
      : null,
    checkout.fulfilment === 'delivery' && place !== '' ? `Entrega: ${place}` : null,
    checkout.fulfilment === 'pickup' ? 'Retirada na loja' : null,
    checkout.payment ? `Pagamento: ${paymentWords[checkout.payment]}` : null,
    checkout.fulfilment && state.cart.length > 0 ? `Total: ${formatBrl(totalOf(scene).totalCents)}` : null,
    nameOf(scene) ? `Nome: ${nameOf(scene)}` : null,
  ]
  return cut(parts.filter((part) => part !== null).join('\n'), MAX_SUMMARY)
}

function stepWords(step: Step, world: BotWorld): string {
  if ('wish' in step) {
    if (step.wish.moves !== undefined) return words['appointment-move']
    const { nome = 'um serviço' } = world.services.items.find(({ id }) => id === step.wish.serviceId) ?? {}
    const { start } = step.wish
    return `agendando ${nome}${start ? `, ${slotWords(start, world.now, world.shop.timeZone)}` : ''}`
  }
  if (step.at === 'waiting') {
    return step.effect.kind === 'place-order'
      ? `com um pedido de ${formatBrl(step.effect.order.totalCents)} sendo registrado (confira se ele entrou)`
      : step.effect.kind === 'cancel-appointment'
        ? 'cancelando um agendamento (confira se foi cancelado)'
        : step.effect.kind === 'move-order'
          ? 'mudando o horário de um pedido (confira se mudou)'
          : 'appointmentId' in step.effect && step.effect.appointmentId !== undefined
            ? 'remarcando um agendamento (confira se mudou)'
            : 'agendando um serviço'
  }
  return words[step.at]
}

const words: Record<
  Exclude<Step['at'], 'waiting' | 'day' | 'slot' | 'booking-name' | 'booking-confirm'>,
  string
> = {
  quiet: 'no começo da conversa',
  menu: 'no menu',
  resume: 'voltando a um pedido',
  category: 'escolhendo no cardápio',
  item: 'escolhendo no cardápio',
  which: 'escolhendo um produto',
  variant: 'escolhendo o tamanho de um produto',
  halves: 'escolhendo inteira ou meio a meio',
  options: 'escolhendo as opções de um produto',
  quantity: 'escolhendo a quantidade',
  understood: 'conferindo os itens escritos',
  doubt: 'conferindo os itens escritos',
  cart: 'no carrinho',
  remove: 'no carrinho',
  note: 'no carrinho',
  empty: 'no carrinho',
  fulfilment: 'escolhendo entrega ou retirada',
  neighbourhood: 'dizendo o bairro',
  address: 'dizendo o endereço',
  'customer-name': 'dizendo o nome',
  moment: 'escolhendo para quando',
  payment: 'no pagamento',
  change: 'no pagamento',
  confirm: 'na confirmação do pedido',
  'service-category': 'escolhendo um serviço',
  service: 'escolhendo um serviço',
  'service-variant': 'escolhendo um serviço',
  person: 'escolhendo com quem agendar',
  people: 'dizendo para quantas pessoas agendar',
  'own-appointments': 'vendo os agendamentos',
  'own-appointment': 'vendo um agendamento',
  'appointment-cancel': 'cancelando um agendamento',
  'appointment-move': 'remarcando um agendamento',
  'which-order': 'mudando o horário de um pedido',
  'order-moment': 'mudando o horário de um pedido',
  'order-move': 'mudando o horário de um pedido',
  done: 'com tudo feito',
}
