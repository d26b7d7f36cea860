import { standingSentence, type OrderStanding } from '../orders'

/** News of an order that its customer can be told: where it stands. */
export type OrderNotice = OrderStanding

/** What the owner can change of each: whether it is sent, and in which words (see `fillVariables`). */
export interface OrderNoticeSetting {
  on: boolean
  text: string
}

/** The product's own news. 'Delivered' is off: by then the customer holds the food in their hands. */
export const defaultOrderNotices: Readonly<Record<OrderNotice, OrderNoticeSetting>> = {
  analysis: {
    on: true,
    text: 'Olá, {nome}! Recebemos seu pedido nº {pedido}, no total de {total}. Avisamos por aqui a cada passo.\nPIX copia e cola: {pix}',
  },
  production: { on: true, text: `${order('production')} 👩‍🍳` },
  ready_delivery: { on: true, text: `${order('ready_delivery')} 📦` },
  ready_pickup: { on: true, text: `${order('ready_pickup')} 🛍️` },
  dispatched: { on: true, text: `${order('dispatched')} 🛵` },
  delivered: { on: false, text: `${order('delivered')}. Obrigado pela preferência!` },
  cancelled: {
    on: true,
    text: `${order('cancelled')}. Se tiver alguma dúvida, responda a esta mensagem.`,
  },
  refused: {
    on: true,
    text: 'Não conseguimos aceitar seu pedido nº {pedido}. Se quiser, responda a esta mensagem e conversamos.',
  },
}

function order(standing: OrderStanding): string {
  return `Seu pedido nº {pedido} ${standingSentence(standing)}`
}

/**
 * For who read that it is ready, and whose shop marked it as delivered without saying that it left: the word that it did
 * is owed, and who has nothing at the door should say so (decision 0032).
 */
export const leftAndDelivered: OrderNoticeSetting = {
  on: true,
  text: `${order('dispatched')} e já consta como entregue. Se ainda não chegou, responda a esta mensagem.`,
}

/**
 * For whose shop will not be open when their order for later is wanted; `when`: 'amanhã às 19:30'. The bot knows the words
 * that it asks for.
 */
export function displacedOrder(when: string): string {
  return `Olá, {nome}! Não vamos atender no horário do seu pedido nº {pedido}, ${when}. Responda “mudar o horário do pedido” para escolher outro, ou escreva aqui e conversamos.`
}

const furtherOn: Readonly<Record<OrderNotice, number>> = {
  analysis: 0,
  production: 1,
  ready_delivery: 2,
  ready_pickup: 2,
  dispatched: 3,
  delivered: 4,
  cancelled: 5,
  refused: 5,
}

/**
 * What an order that stands at `now` is to its customer, who was told `last` of it: nothing new, news, or a correction
 * because what was said is not true any more. A customer who was told nothing needs no word of an order that waits.
 */
export function newsAfter(last: OrderNotice | null, now: OrderNotice): 'nothing' | 'news' | 'correction' {
  if (last === now) return 'nothing'
  if (last === null) return now === 'analysis' ? 'nothing' : 'news'
  return furtherOn[now] < furtherOn[last] ? 'correction' : 'news'
}

const corrections: Readonly<Record<OrderNotice, string>> = {
  analysis: 'ainda não está em preparo. Avisamos quando começar.',
  production: 'ainda está em preparo. Avisamos quando ficar pronto.',
  ready_delivery: 'ainda não saiu para entrega. Avisamos quando sair.',
  ready_pickup: 'ainda espera por você.',
  dispatched: 'ainda não foi entregue: está a caminho.',
  delivered: 'foi entregue.',
  cancelled: 'foi cancelado.',
  refused: 'não foi aceito.',
}

/** The text (see `fillVariables`) that takes back `last`, which was told of an order that stands at `now`. */
export function orderCorrection(last: OrderNotice, now: OrderNotice): string {
  const wasOver = last === 'cancelled' || last === 'refused'
  return wasOver
    ? `Correção: seu pedido nº {pedido} continua valendo: ${standingSentence(now)}.`
    : `Correção: seu pedido nº {pedido} ${corrections[now]}`
}
