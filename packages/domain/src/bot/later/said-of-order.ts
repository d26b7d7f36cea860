import { anyTime, namesHours, readWhen, type When } from '../../time/read-when'
import type { BotWorld } from '../model/model'
import type { BotState } from '../model/state'
import { readAppointment } from '../understand'
import { plainWords } from '../understand/plain-words'
import { asksOtherHour } from './asked-of-order'
import { laterOrders, openOrders } from './own-orders'

const orderWords =
  'pedido pedidos encomenda compra entrega entregar entregarem retirada retirar buscar pegar receber mandar mandarem'
const names = orderWords.split(' ')
const namesOrder = new RegExp(`\\b(?:${orderWords.replaceAll(' ', '|')})\\b`)
const number = /\b(pedido|encomenda)(?: n| no| numero)? (\d{1,5})\b(?! (?:h|hs|hrs|horas?)\b)/
const moments =
  /\bmais (?:cedo|tarde)\b|\boutr[oa] (?:dia|data|hora|horario)\b|\b(?:horario|hora|dia|data)\b|\b(?:adi|adiant|antecip)\p{L}+/u

/** What a customer says of the hour of an order that stands. */
interface SaidOfOrder {
  /** The number of the order, where it is said. */
  number: number | null
  /** The words about the order as it is. */
  from: string
  /** Those about the hour that is wished. */
  to: string
}

/**
 * Reads that an order is to be had at another time: 'pode mudar para 20h?', 'passa o pedido 12 pra amanhã', 'adianta para
 * as 18:30'. Null for anything else, for who is ordering or booking, and where it may be an appointment that is meant.
 */
export function readOrderMove(text: string, state: BotState, world: BotWorld): SaidOfOrder | null {
  if (openOrders(world).length === 0 || isBusy(state)) return null
  const plain = clocked(text)
  if (world.appointments.length > 0 && !namesOrder.test(plain)) return null
  const named = number.exec(plain)
  const words = named ? plain.replace(named[0], named[1]!) : plain
  const isTimed = namesTime(words, world)
  const isAsked = isTimed && laterOrders(world).length > 0 && asksOtherHour(words)
  if (!isAsked && readAppointment(words, names)?.act !== 'move') return null
  if (!isTimed && !(laterOrders(world).length > 0 && moments.test(words))) return null
  return { number: named ? Number(named[2]) : null, ...split(words) }
}

/** Whether words name a day, a part of one, or a time. */
export function namesTime(text: string, world: BotWorld): boolean {
  const when = whenIn(text, world)
  return when.from !== null || namesHours(when)
}

/** The day and the time that words name. */
export function whenIn(text: string, { now, shop }: BotWorld): When {
  const plain = clocked(text)
  return plain === '' ? anyTime : readWhen(plain, now, shop.timeZone)
}

/** Plain words with 'pras 20', 'ao meio dia' and '19:30' as a clock would show them. */
function clocked(text: string): string {
  return plainWords(text.replaceAll(/\b(\d{1,2})\/\d{1,2}\b/g, 'dia $1'))
    .join(' ')
    .replaceAll(/\bmeio dia\b/g, '12 h')
    .replaceAll(/\b(\d{1,2}) (?:e )?(?:h )?meia\b/g, '$1 h 30')
    .replaceAll(/\b(?:pras|pra as|para as|p as|as) (\d{1,2}) ([0-5]\d)\b/g, 'para as $1h$2')
    .replaceAll(/\b(?:pras|pra as|para as|p as) (\d{1,2})\b(?! ?h)/g, 'para as $1 h')
    .replaceAll(/\b(\d{1,2}) (?:h|hs|hrs|horas?)(?: (?:e )?([0-5]\d)\b)?/g, '$1h$2')
    .replaceAll(/(?<!dia )\b(\d{1,2}) ([0-5]\d)\b/g, '$1h$2')
}

/** Who has a cart or is choosing a service speaks of that. */
function isBusy({ cart, typed, step }: BotState): boolean {
  return cart.length > 0 || typed !== null || 'draft' in step || 'wish' in step || step.at === 'waiting'
}

/** 'o das 19h' and 'para 20h': the last 'para' leads to where it goes. */
function split(words: string): { from: string; to: string } {
  const at = words.search(/ (?:para|pra|pro|pras|pros|p) (?!mim\b)(?!.* (?:para|pra|pro|pras|pros|p) )/)
  return at < 0 ? { from: '', to: words } : { from: words.slice(0, at), to: words.slice(at) }
}
