import type { Fulfilment, OrderStatus } from './vocabulary'

/** A status as people speak of it: ready says something else of what is brought and of what is fetched (decision 0032). */
export const orderStandings = [
  'analysis',
  'production',
  'ready_delivery',
  'ready_pickup',
  'dispatched',
  'delivered',
  'cancelled',
  'refused',
] as const
export type OrderStanding = (typeof orderStandings)[number]

/** Where an order in this status stands, by whether it is delivered or fetched. */
export function standingOf(status: OrderStatus, fulfilment: Fulfilment): OrderStanding {
  return status === 'ready' ? `ready_${fulfilment}` : status
}

interface StandingWords {
  /** As the shop names it: cards, lists, reports, files (ORD-11 to ORD-13, ORD-29). */
  shop: string
  /** The step of its customer's list, done or to come. */
  step: string
  /** What its customer reads of an order that stands there, after 'Pedido nº 12:' or by itself. */
  customer: string
  /** What comes before the customer's words in a sentence about the order. */
  verb: 'está' | 'foi' | ''
}

/**
 * The one table of what a standing is called in Portuguese: what customers are told, files and the Portuguese screens
 * take their words from here, and the other languages of the screens follow it.
 */
export const standingWords = {
  analysis: {
    shop: 'Em Análise',
    step: 'Recebido',
    customer: 'recebido, a loja está conferindo',
    verb: 'foi',
  },
  production: { shop: 'Em Produção', step: 'Em preparo', customer: 'em preparo', verb: 'está' },
  ready_delivery: {
    shop: 'Pronto para Entrega',
    step: 'Pronto',
    customer: 'pronto e já vai sair para entrega',
    verb: 'está',
  },
  ready_pickup: {
    shop: 'Pronto para Retirada',
    step: 'Pronto',
    customer: 'pronto, pode buscar',
    verb: 'está',
  },
  dispatched: {
    shop: 'Saiu para entrega',
    step: 'Saiu para entrega',
    customer: 'saiu para entrega',
    verb: '',
  },
  delivered: { shop: 'Entregue', step: 'Entregue', customer: 'entregue', verb: 'foi' },
  cancelled: { shop: 'Cancelado', step: 'Cancelado', customer: 'cancelado', verb: 'foi' },
  refused: { shop: 'Recusado', step: 'Não aceito', customer: 'não foi aceito pela loja', verb: '' },
} as const satisfies Record<OrderStanding, StandingWords>

/** 'está em preparo', to be said after 'seu pedido'. */
export function standingSentence(standing: OrderStanding): string {
  const { verb, customer } = standingWords[standing]
  return verb === '' ? customer : `${verb} ${customer}`
}

/** How far an order is in three words of the specification (decision 0026, A8): waiting, under way, done. */
export function phaseOf(standing: OrderStanding): 'pending' | 'underway' | 'done' | 'void' {
  if (standing === 'analysis') return 'pending'
  if (standing === 'delivered') return 'done'
  return standing === 'cancelled' || standing === 'refused' ? 'void' : 'underway'
}
