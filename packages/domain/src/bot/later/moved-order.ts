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
  return why === 'begun' ? orderBegun(scene) : orderGone(scene)
}

/** Nobody can say any more which one was meant: the newest that is under way, or none. */
export function orderBegun(scene: Scene): Move {
  const order = openOrders(scene.world).find(({ movableId }) => movableId === undefined)
  return order ? callForOrder(order, '', scene) : orderGone(scene)
}

function orderGone({ state }: Scene): Move {
  return goTo(state, { at: 'done' }, 'Esse pedido não está mais em aberto.')
}
