import { wallTime } from '../../time/wall-clock'
import { namesHours } from '../../time/read-when'
import { settled } from '../answers/own-appointments'
import { goTo, type Move, type Scene } from '../model/rules'
import type { Step } from '../model/state'
import {
  callForOrder,
  findLater,
  laterOrders,
  momentsFor,
  openOrders,
  wantedWords,
  type LaterOrder,
} from './own-orders'
import { namesTime, readOrderMove, whenIn } from './said-of-order'
import { wishedMoments } from './wished-moments'

/**
 * An order is wanted at another time: read back for the customer's yes, asked which where several may be meant, a person
 * called where none may be moved any more. Null where the words are about something else.
 */
export function moveOrder(text: string, scene: Scene): Move | null {
  const { state, world } = scene
  const said = readOrderMove(text, state, world)
  if (!said) return null
  const named = openOrders(world).find((order) => order.number === said.number)
  const movable = laterOrders(world)
  const mine = named ? movable.filter((order) => order === named) : movable
  if (mine.length === 0) return callForOrder(named ?? openOrders(world)[0]!, text, scene)
  const [only, ...others] = meantOf(mine, said.from, scene)
  if (only && others.length === 0) return moveTo(only, said.to, scene)
  return goTo(state, { at: 'which-order', text: said.to.slice(0, MAX_WISH), page: 0 })
}

const MAX_WISH = 200

/** Those that words name by day or time, else the one that is talked of; all where neither tells. */
function meantOf(
  orders: readonly LaterOrder[],
  from: string,
  { state, world }: Scene,
): readonly LaterOrder[] {
  if (orders.length < 2) return orders
  const { timeZone } = world.shop
  if (namesTime(from, world)) {
    const when = whenIn(from, world)
    const named = orders.filter(({ scheduledFor }) => {
      const { date, minutes } = wallTime(Date.parse(scheduledFor), timeZone)
      const isDay = when.from === null || (when.from <= date && date <= when.to!)
      return isDay && (!namesHours(when) || (when.earliest <= minutes && minutes <= when.latest))
    })
    if (named.length > 0) return named
  }
  const talked = idOf(state.step)
  const own = talked === null ? null : findLater(world, talked)
  return own ? [own] : orders
}

function idOf(step: Step): string | null {
  return step.at === 'order-moment' || step.at === 'order-move' ? step.id : null
}

/** An order to the time that words name: read back where it is one, else chosen from what the shop has. */
export function moveTo(order: LaterOrder, text: string, scene: Scene): Move {
  const { state, world } = scene
  const { id, number, scheduledFor } = order
  const others = momentsFor(order, world).filter((start) => start !== scheduledFor)
  if (others.length === 0) return callForOrder(order, text, scene)
  const { starts, isMissing } = wishedMoments(text, order, world)
  const [only, ...more] = starts
  if (only === scheduledFor && more.length === 0)
    return settled(`Seu pedido nº ${number} já está para ${wantedWords(scheduledFor, world)}.`, state)
  if (only !== undefined && more.length === 0) return goTo(state, { at: 'order-move', id, start: only })
  const wished = starts.filter((start) => start !== scheduledFor)
  const among = wished.length > 0 ? wished : others
  const notice = isMissing || wished.length === 0 ? 'Esse horário eu não tenho.' : null
  return goTo(state, { at: 'order-moment', id, among, page: 0 }, notice)
}
