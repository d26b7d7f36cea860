import { isOpen } from '../../orders'
import { handOver } from '../answers/hand-over'
import { settled } from '../answers/own-appointments'
import type { BotWorld } from '../model/model'
import type { Move, Scene } from '../model/rules'
import { slotWords } from '../words/moment'

/** An order that is under way. */
type OpenOrder = BotWorld['orders'][number]

/** An order for later that nobody has begun: its hour may be changed here. */
export interface LaterOrder extends OpenOrder {
  id: string
  scheduledFor: string
}

/** The customer's orders under way, newest first. */
export function openOrders({ orders }: BotWorld): OpenOrder[] {
  return orders.filter(({ status }) => isOpen(status))
}

/** Those of them that may be moved, the one that is wanted first in front. */
export function laterOrders(world: BotWorld): LaterOrder[] {
  return openOrders(world)
    .filter(isLater)
    .toSorted((one, other) => (one.scheduledFor < other.scheduledFor ? -1 : 1))
}

function isLater(order: OpenOrder): order is LaterOrder {
  return order.movable === true && order.id !== undefined && order.scheduledFor !== undefined
}

/** One that may still be moved; null when it may not any more. */
export function findLater(world: BotWorld, id: string): LaterOrder | null {
  return laterOrders(world).find((order) => order.id === id) ?? null
}

/** When an order is wanted, in words. */
export function wantedWords(moment: string, { now, shop }: BotWorld): string {
  return slotWords(moment, now, shop.timeZone)
}

/** The half hours to which an order may be moved. */
export function momentsFor({ fulfilment }: OpenOrder, { shop }: BotWorld): readonly string[] {
  return shop.slots?.[fulfilment] ?? []
}

/** Nothing of it changes. */
export function keepOrder(order: LaterOrder, { state, world }: Scene): Move {
  const words = `Tudo bem, seu pedido nº ${order.number} continua para ${wantedWords(order.scheduledFor, world)}.`
  return settled(words, state)
}

/** What cannot be changed here is said, and a person called who knows what it is about. */
export function callForOrder(order: OpenOrder, said: string, scene: Scene): Move {
  const wish = said.trim().replaceAll(/\s+/g, ' ').slice(0, 120)
  const written = wish === '' ? '.' : `: “${wish}”.`
  const move = handOver(scene, 'cancel', `Quer mudar o horário do pedido nº ${order.number}${written}`)
  return { ...move, texts: [[whyNot(order), ...(move.texts ?? [])].join('\n')] }
}

function whyNot(order: OpenOrder): string {
  const its = `do pedido nº ${order.number}`
  if (isLater(order)) return `Não há outro horário para o pedido nº ${order.number} por aqui.`
  if (order.status === 'analysis' && order.scheduledFor === undefined)
    return `O pedido nº ${order.number} foi feito para agora: o horário dele só a loja pode mudar.`
  const isBegun = order.status === 'analysis' || order.status === 'production'
  const why = isBegun ? 'ele já está em preparo' : 'ele já ficou pronto'
  return `Não consigo mais mudar o horário ${its}: ${why}.`
}
