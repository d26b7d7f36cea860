import { SLOT_MINUTES } from '../../hours'
import { dateIn, wallTime } from '../../time/wall-clock'
import type { BotWorld } from '../model/model'
import type { Scene } from '../model/rules'

/** When the order of this scene may be wanted, as ISO instants in their order; none where the shop takes no order for later. */
export function momentsOf({ state, world }: Scene): readonly string[] {
  return world.shop.slots?.[state.checkout.fulfilment ?? 'pickup'] ?? []
}

/** Whether an order may be wanted for later at all. */
export function takesLater({ shop }: BotWorld): boolean {
  return shop.slots !== undefined && shop.slots.delivery.length + shop.slots.pickup.length > 0
}

/**
 * The half hour for which the order is wanted: that which was chosen, else that of the time which was said; null where it
 * is wanted at once, or the shop has none then. While it is open, a time is one of today.
 */
export function momentOf(scene: Scene): string | null {
  const { time, moment, tomorrow } = scene.state.checkout
  const moments = momentsOf(scene)
  if (moment) return moments.includes(moment) ? moment : null
  if (!time) return null
  const { now, shop } = scene.world
  const today = dateIn(now, shop.timeZone)
  const meant = momentsAt(moments, time, shop.timeZone)
  if (tomorrow) return meant.find(({ date }) => date > today)?.start ?? null
  return meant.find(({ date }) => !shop.open || date === today)?.start ?? null
}

/** Those in which a time (HH:MM) of the shop's clock lies, with their dates. */
export function momentsAt(
  moments: readonly string[],
  time: string,
  zone: string,
): { start: string; date: string }[] {
  const [hours, minutes] = time.split(':').map(Number)
  const wanted = hours! * 60 + minutes!
  return moments.flatMap((start) => {
    const wall = wallTime(Date.parse(start), zone)
    return wall.minutes <= wanted && wanted < wall.minutes + SLOT_MINUTES ? [{ start, date: wall.date }] : []
  })
}

/** The moment that was chosen is none any more: it came too near, or the shop closed for it. */
export function isMomentGone(scene: Scene): boolean {
  return Boolean(scene.state.checkout.moment) && momentOf(scene) === null
}

/** Nobody said for when, and the shop is closed now. */
export function needsMoment(scene: Scene): boolean {
  return (
    isMomentGone(scene) || (!scene.world.shop.open && takesLater(scene.world) && momentOf(scene) === null)
  )
}
