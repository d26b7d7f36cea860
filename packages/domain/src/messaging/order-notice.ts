import type { Fulfilment, OrderStatus } from '../orders'

/** News of an order that its customer can be told; `ready` says something else to who fetches it. */
export const orderNotices = [
  'analysis',
  'production',
  'ready_delivery',
  'ready_pickup',
  'delivered',
  'cancelled',
  'refused',
] as const
export type OrderNotice = (typeof orderNotices)[number]

/** Which news a status is, for an order that is delivered or fetched. */
export function orderNoticeOf(status: OrderStatus, fulfilment: Fulfilment): OrderNotice {
  if (status !== 'ready') return status
  return fulfilment === 'delivery' ? 'ready_delivery' : 'ready_pickup'
}

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
  production: { on: true, text: 'Seu pedido nº {pedido} está em preparo 👩‍🍳' },
  ready_delivery: { on: true, text: 'Seu pedido nº {pedido} saiu para entrega 🛵' },
  ready_pickup: { on: true, text: 'Seu pedido nº {pedido} está pronto para retirada 🛍️' },
  delivered: { on: false, text: 'Seu pedido nº {pedido} foi entregue. Obrigado pela preferência!' },
  cancelled: {
    on: true,
    text: 'Seu pedido nº {pedido} foi cancelado. Se tiver alguma dúvida, responda a esta mensagem.',
  },
  refused: {
    on: true,
    text: 'Não conseguimos aceitar seu pedido nº {pedido}. Se quiser, responda a esta mensagem e conversamos.',
  },
}

const furtherOn: Readonly<Record<OrderNotice, number>> = {
  analysis: 0,
  production: 1,
  ready_delivery: 2,
  ready_pickup: 2,
  delivered: 3,
  cancelled: 4,
  refused: 4,
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
  ready_delivery: 'ainda não foi entregue.',
  ready_pickup: 'ainda espera por você.',
  delivered: 'foi entregue.',
  cancelled: 'foi cancelado.',
  refused: 'não foi aceito.',
}

const standings: Readonly<Record<OrderNotice, string>> = {
  ...corrections,
  analysis: 'está em análise.',
  production: 'está em preparo.',
  ready_delivery: 'está pronto.',
  ready_pickup: 'está pronto para retirada.',
}

/** The text (see `fillVariables`) that takes back `last`, which was told of an order that stands at `now`. */
export function orderCorrection(last: OrderNotice, now: OrderNotice): string {
  const wasOver = last === 'cancelled' || last === 'refused'
  return wasOver
    ? `Correção: seu pedido nº {pedido} continua valendo e ${standings[now]}`
    : `Correção: seu pedido nº {pedido} ${corrections[now]}`
}
