import type { BotTexts, BotWorld } from '@balcao/domain/bot'
import { isOpenAt, nextOpening, weekOf } from '@balcao/domain/hours'
import type { Pretended } from './pretended'

const HOUR_MS = 3_600_000
/** Shown as the next opening of a shop that never closes, while the test says that it is closed. */
const SOME_HOURS = 12

/** What the person who tests decides. */
export interface Stage {
  /** As the server saw it last. */
  world: BotWorld
  /** The form's texts, saved or not. */
  texts: BotTexts
  /** The customer's name on WhatsApp; empty for none. */
  customerName: string
}

/**
 * The world of a moment of the simulation (epoch milliseconds): the shop's own, open or closed by its hours at that
 * moment or `closed` by hand, with the form's texts and the orders that were placed here.
 */
export function worldAt(
  { world, texts, customerName }: Stage,
  { now, closed, pretended }: { now: number; closed: boolean; pretended: Pretended },
): BotWorld {
  return {
    ...world,
    now,
    shop: { ...world.shop, ...openingAt(world.shop, now, closed) },
    customer: { ...world.customer, name: customerName.trim() || null },
    orders: [...pretended.orders, ...world.orders],
    texts,
  }
}

type Shop = Pick<BotWorld['shop'], 'hours' | 'timeZone'>

function openingAt(
  { hours, timeZone }: Shop,
  now: number,
  closed: boolean,
): { open: boolean; opensAt: string | null } {
  const week = weekOf(hours)
  const isOpen = (at: number) => hours.length === 0 || isOpenAt(week, at, timeZone)
  if (!closed && isOpen(now)) return { open: true, opensAt: null }
  const hoursOn = Array.from({ length: 48 }, (_, hour) => now + hour * HOUR_MS)
  const shut = hoursOn.find((at) => !isOpen(at))
  const next = shut === undefined ? now + SOME_HOURS * HOUR_MS : nextOpening(week, shut, timeZone)
  return { open: false, opensAt: next === null ? null : new Date(next).toISOString() }
}
