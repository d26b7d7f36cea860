import { wallTime } from '../../time/wall-clock'
import { anyTime, type When } from '../../time/read-when'
import { findOffer, offersOf } from '../cart/on-offer'
import type { BotWorld } from '../model/model'
import type { Move, Scene } from '../model/rules'
import type { BookingDraft, SaidOfBooking } from '../model/state'
import { plainWords } from '../understand/plain-words'
import { wordKey } from '../understand/word-key'
import { startBooking } from './booking'
import { nextOfBooking, saidOf } from './next-of-booking'
import { readBooking, type ReadBooking } from './said-of-booking'
import { partsOf } from './visit'

/** Steps at which nothing is under way. */
const idleSteps = ['quiet', 'menu', 'done']

/**
 * A booking in a sentence, where nothing else is under way: 'corte e barba amanhã de manhã com o Bruno'. Null where the
 * message names no service, or what it names is on the menu and nothing says that it is to be booked.
 */
export function hearBooking(text: string, scene: Scene): Move | null {
  const { state, world } = scene
  if (!idleSteps.includes(state.step.at) || state.cart.length > 0 || state.typed) return null
  const read = readBooking(text, world)
  if (!read || read.services.length === 0) return null
  const isSaid = read.asks || read.when !== undefined || read.agendaId !== undefined
  if (!read.asks && isOfMenu(text, world)) return null
  return isSaid || begins(text, read, world) ? nextOfBooking(saidAs(read), scene) : null
}

/** What is booked where a booking was asked for, as far as the message says it. */
export function bookAsSaid(text: string, scene: Scene): Move {
  const read = readBooking(text, scene.world)
  return read ? nextOfBooking(saidAs(read), scene) : startBooking(scene)
}

/** Services that are named where they are asked for, behind what was said before; null where none is. */
export function hearServices(text: string, said: SaidOfBooking | undefined, scene: Scene): Move | null {
  const read = readBooking(text, scene.world)
  if (!read || read.services.length === 0) return null
  const before = (said?.services ?? []).filter((one) => !('among' in one))
  return nextOfBooking({ ...said, ...saidAs(read), services: [...before, ...read.services] }, scene)
}

/** More of the same visit while its time is chosen: 'e a barba também', 'para duas pessoas'; null where nothing of it is said. */
export function hearMore(text: string, wish: BookingDraft, scene: Scene): Move | null {
  if (wish.moves !== undefined) return null
  const read = readBooking(text, scene.world)
  const known = partsOf(wish).map(({ serviceId }) => serviceId)
  const isNew = read?.services.some((one) => 'among' in one || !known.includes(one.serviceId)) ?? false
  if (!read || !(isNew || (read.people ?? 0) > 0)) return null
  const said = saidSoFar(wish, scene.world)
  const services = [
    ...said.services,
    ...read.services.filter((one) => 'among' in one || !known.includes(one.serviceId)),
  ]
  return nextOfBooking({ ...said, ...saidAs(read), services }, scene)
}

/** A wish as it would have been said: who was chosen, or anybody, at the very time that was. */
export function saidSoFar(wish: BookingDraft, world: BotWorld): SaidOfBooking {
  return {
    ...saidOf(wish),
    ...(wish.agendaId === undefined && { anybody: true as const }),
    ...(wish.start !== null && { when: momentOf(wish.start, world) }),
  }
}

function momentOf(start: string, { shop }: BotWorld): When {
  const { date, minutes } = wallTime(Date.parse(start), shop.timeZone)
  return { ...anyTime, from: date, to: date, earliest: minutes, latest: minutes }
}

const saidAs = ({ asks: _asks, ...said }: ReadBooking): SaidOfBooking => said

/** Whether any of the words is of what the shop sells. */
function isOfMenu(text: string, { menu, now }: BotWorld): boolean {
  const sold = new Set(
    offersOf(menu, now).flatMap(({ item, category }) =>
      [...plainWords(item.nome), ...plainWords(category.nome)].map(wordKey),
    ),
  )
  return plainWords(text).some((word) => word.length > 2 && sold.has(wordKey(word)))
}

/** Whether each of the services is called by how its name begins. */
function begins(text: string, { services }: ReadBooking, { services: rows, now }: BotWorld): boolean {
  const said = new Set(plainWords(text).map(wordKey))
  return services.every((one) => {
    const ids = 'among' in one ? one.among : [one.serviceId]
    return ids.some((id) => said.has(wordKey(plainWords(findOffer(rows, id, now)?.item.nome ?? '')[0] ?? '')))
  })
}
