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
