import { dateIn, wallTime } from '../../time/wall-clock'
import { namesHours } from '../../time/read-when'
import { momentsAt } from '../cart/moment'
import type { BotWorld } from '../model/model'
import { momentsFor, type LaterOrder } from './own-orders'
import { whenIn } from './said-of-order'

/** Half hours that words may mean, the nearest to what was ordered first. */
interface Wished {
  starts: readonly string[]
  /** A time or day was named that the shop does not have. */
  isMissing: boolean
}

/**
 * To when an order goes: the time that is named, on the day that is named, else on the order's own day, else on the next
 * that has it; at the order's own time where only a day is named. 'Às 8' of a shop of the evening is 20:00.
 */
export function wishedMoments(text: string, order: LaterOrder, world: BotWorld): Wished {
  const { timeZone } = world.shop
  const all = momentsFor(order, world)
  const when = whenIn(text, world)
  const dateOf = (start: string) => dateIn(Date.parse(start), timeZone)
  const minutesOf = (start: string) => wallTime(Date.parse(start), timeZone).minutes
  const { from, to, earliest, latest } = when
  const isDated = from !== null && to !== null
  const ofDay = isDated ? all.filter((start) => from <= dateOf(start) && dateOf(start) <= to) : all
  const own = order.scheduledFor
  if (!namesHours(when)) {
    if (!isDated) return { starts: towards(text, own, all), isMissing: false }
    const sameTime = ofDay.filter((start) => minutesOf(start) === minutesOf(own))
    return { starts: sameTime.length === 1 ? sameTime : ofDay, isMissing: ofDay.length === 0 }
  }
  const found =
    earliest === latest
      ? atTime(earliest, ofDay, timeZone)
      : ofDay.filter((start) => earliest <= minutesOf(start) && minutesOf(start) <= latest)
  const ofOwnDay = isDated ? [] : found.filter((start) => dateOf(start) === dateOf(own))
  const meant = ofOwnDay.length > 0 ? ofOwnDay : found
  if (earliest === latest) return { starts: meant.slice(0, 1), isMissing: meant.length === 0 }
  return { starts: meant, isMissing: meant.length === 0 }
}

/** Those in which a time lies, twelve hours later where the shop has none so early. */
function atTime(minutes: number, moments: readonly string[], zone: string): string[] {
  const clock = (at: number) => `${Math.floor(at / 60)}:${at % 60}`
  const found = momentsAt(moments, clock(minutes), zone)
  const meant = found.length > 0 || minutes >= 720 ? found : momentsAt(moments, clock(minutes + 720), zone)
  return meant.map(({ start }) => start)
}

/** 'Mais tarde' and 'adiantar' say in which direction. */
function towards(text: string, own: string, all: readonly string[]): string[] {
  if (/\bmais cedo\b|\badiant|\bantecip/i.test(text)) return all.filter((start) => start < own)
  if (/\bmais tarde\b|\badi(?:a|e)/i.test(text)) return all.filter((start) => start > own)
  return [...all]
}
