import { businessDay } from '@balcao/domain/time'
import { createDice } from '../dice'
import { fillBaskets } from './baskets'
import { orderOf, type DemoOrder } from './demo-order'
import type { ShopClock } from './order-times'
import type { Person } from './people'

type OpenStatus = 'analysis' | 'production' | 'ready' | 'dispatched'

/**
 * Where each order stands, minutes ago that it came and was accepted, and minutes that the kitchen took. The company
 * says 45 minutes: of these the third in production is late, and none else.
 */
const standing = [
  { status: 'analysis', source: 'bot', isDelivery: true, payment: 'pix', ago: 3 },
  { status: 'analysis', source: 'menu', isDelivery: true, payment: 'cash', ago: 1 },
  { status: 'production', source: 'menu', isDelivery: true, payment: 'credit_card', ago: 9, accepted: 8 },
  { status: 'production', source: 'counter', isDelivery: false, payment: 'pix', ago: 15, accepted: 14 },
  { status: 'production', source: 'menu', isDelivery: true, payment: 'pix', ago: 41, accepted: 38 },
  {
    status: 'ready',
    source: 'counter',
    isDelivery: false,
    payment: 'debit_card',
    ago: 24,
    accepted: 22,
    took: 17,
  },
  {
    status: 'ready',
    source: 'menu',
    isDelivery: true,
    payment: 'credit_card',
    ago: 27,
    accepted: 25,
    took: 20,
  },
  { status: 'dispatched', source: 'bot', isDelivery: true, payment: 'pix', ago: 36, accepted: 34, took: 18 },
  {
    status: 'dispatched',
    source: 'menu',
    isDelivery: true,
    payment: 'cash',
    ago: 39,
    accepted: 37,
    took: 21,
  },
] as const satisfies readonly {
  status: OpenStatus
  source: DemoOrder['source']
  isDelivery: boolean
  payment: DemoOrder['payment_method']
  ago: number
  accepted?: number
  took?: number
}[]

/** Minutes ago that what is out for delivery left. */
const LEFT = 11

/** How many orders the demonstration leaves open. */
export const openCount = standing.length

/** What they bring in, in cents without fees. */
export const openRevenueCents = openCount * 6200

/** The youngest came so many minutes ago. */
export const youngestMinutes = Math.min(...standing.map(({ ago }) => ago))

/** The orders that wait at `now` (ISO instant) for whoever signs in, each of another of the regulars. */
export function openOrders(now: string, clock: ShopClock, regulars: readonly Person[]): DemoOrder[] {
  const dice = createDice(45)
  const baskets = fillBaskets(dice, openCount, openRevenueCents)
  const before = (minutes: number) => Date.parse(now) - minutes * 60_000
  const instant = (minutes: number | undefined) =>
    minutes === undefined ? null : new Date(before(minutes)).toISOString()
  return standing.map((order, n) => {
    const accepted = 'accepted' in order ? order.accepted : undefined
    const ready = 'took' in order ? order.accepted - order.took : undefined
    const day = businessDay(before(order.ago), clock.zone, clock.cutoffHour)
    return {
      ...orderOf(day, before(order.ago), regulars[n % regulars.length]!, baskets[n]!, order),
      status: order.status,
      cancel_reason: null,
      production_at: instant(accepted),
      ready_at: instant(ready),
      dispatched_at: instant(order.status === 'dispatched' ? LEFT : undefined),
      closed_at: null,
    }
  })
}
