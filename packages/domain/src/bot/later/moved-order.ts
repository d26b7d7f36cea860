import { settled } from '../answers/own-appointments'
import type { BotResult } from '../model/model'
import { goTo, type Move, type Scene } from '../model/rules'
import { callForOrder, findLater, momentsFor, openOrders, wantedWords } from './own-orders'

/** The shop has it at the new time. */
export function orderMoved(
  { number, start }: Extract<BotResult, { kind: 'order-moved' }>,
  { state, world }: Scene,
): Move {
  return settled(`Pronto, seu pedido nº ${number} passou para ${wantedWords(start, world)}.`, state)
}

/** It stays as it was: another time is asked for, or a person is called. */
export function orderNotMoved(
  why: Extract<BotResult, { kind: 'order-not-moved' }>['why'],
  orderId: string,
  scene: Scene,
): Move {
  const { state, world } = scene
  const order = findLater(world, orderId)
  if (why === 'slot-gone' && order) {
    const among = momentsFor(order, world).filter((start) => start !== order.scheduledFor)
    if (among.length === 0) return callForOrder(order, '', scene)
    return goTo(state, { at: 'order-moment', id: orderId, among, page: 0 }, 'Esse horário não dá mais.')
  }
  return why === 'begun' ? orderBegun(orderId, scene) : orderGone(scene)
}

/** One that was to be moved and may not be any more: a person is called while it is under way. */
export function orderBegun(orderId: string, scene: Scene): Move {
  const order = openOrders(scene.world).find(({ id }) => id === orderId)
  return order ? callForOrder(order, '', scene) : orderGone(scene)
}

/** It is under way no longer. */
export function orderGone({ state }: Scene): Move {
  return goTo(state, { at: 'done' }, 'Esse pedido não está mais em aberto.')
}
