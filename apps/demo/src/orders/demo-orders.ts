import { DEFAULT_PERIOD, periodBounds, startOfOperatingDay } from '@balcao/domain/manager'
import type { OrderSource, PaymentMethod } from '@balcao/domain/orders'
import { addDays } from '@balcao/domain/scheduling/light'
import { fillBaskets, type Basket } from './baskets'
import { orderOf, type DemoOrder } from './demo-order'
import { createDice, type Dice } from '../dice'
import { openCount, openOrders, openRevenueCents } from './open-orders'
import { daysBetween, orderTimes, type Moment, type ShopClock } from './order-times'
import { people, type Person } from './people'

/** What the orders of a period are to come to; money in cents. */
export interface Goal {
  orders: number
  revenueCents: number
  newCustomers: number
  medianMinutes: number
}

/** The spec's figures (MGR-07 to MGR-10), which the demonstration's default period shows. */
export const sampleFigures: { current: Goal; previous: Goal } = {
  current: { orders: 156, revenueCents: 1_542_050, newCustomers: 89, medianMinutes: 18 },
  previous: { orders: 142, revenueCents: 1_285_030, newCustomers: 76, medianMinutes: 22 },
}

/** Weeks of orders before the two periods that are compared. */
const HISTORY_WEEKS = 8

/** An order is delivered by then, however long it took. */
const LONGEST_MS = 75 * 60_000

/**
 * The demonstration's orders at `now` (ISO instant), in the order of time: weeks of history, and two periods whose figures
 * are the goals exactly, those that are open right now among the current one's. A running period is compared with the
 * same elapsed time of the one before: the last day of that one has no order, and that of the current one none but the
 * open ones, so that the figures are the same at each moment of the day.
 */
export function demoOrders(
  now: string,
  clock: ShopClock,
  goals: { current: Goal; previous: Goal } = sampleFigures,
): DemoOrder[] {
  const dice = createDice(20_261_121)
  const crowd = people(dice)
  const known: Person[] = []
  const period = periodBounds({ period: DEFAULT_PERIOD }, { now, ...clock })
  const over = Date.parse(startOfOperatingDay(period.to, clock.zone, clock.cutoffHour)) - LONGEST_MS
  const batch = (first: string, last: string, goal: Goal) => {
    const { orders, lost } = soldAndLost(dice, clock, daysBetween(first, last), goal, over)
    const customers = guests(dice, crowd, known, { count: orders.length, newcomers: goal.newCustomers })
    const minutes = preparations(dice, orders.length, goal.medianMinutes)
    const baskets = fillBaskets(dice, orders.length, orders.length > 0 ? goal.revenueCents : 0)
    const regulars = known.length > 0 ? [...known] : customers
    known.push(...new Set(customers.filter((person) => !known.includes(person))))
    return [
      ...orders.map((moment, n) => sale(dice, moment, customers[n]!, baskets[n]!, minutes[n]!)),
      ...lost.map((moment) => lostOrder(dice, moment, dice.pick(regulars))),
    ]
  }
  const history = Array.from({ length: HISTORY_WEEKS }, (_, n) => {
    const first = addDays(period.previousFrom, -7 * (HISTORY_WEEKS - n))
    const orders = 112 + 3 * n + dice.between(0, 6)
    return batch(first, addDays(period.previousFrom, 6 - 7 * (HISTORY_WEEKS - n)), {
      orders,
      revenueCents: orders * dice.between(8600, 9300),
      newCustomers: 62 + n,
      medianMinutes: 24,
    })
  }).flat()
  const previous = batch(period.previousFrom, addDays(period.previousTo, -1), goals.previous)
  const hasRoom = goals.current.orders > openCount && goals.current.revenueCents > openRevenueCents
  const open = hasRoom ? openOrders(now, clock, regularsOf([...history, ...previous], known)) : []
  const current = batch(period.from, addDays(period.to, -1), {
    ...goals.current,
    orders: goals.current.orders - open.length,
    revenueCents: goals.current.revenueCents - (hasRoom ? openRevenueCents : 0),
  })
  return [...history, ...previous, ...current, ...open].toSorted((one, other) =>
    one.created_at < other.created_at ? -1 : 1,
  )
}

/** Those who ordered most often, first. */
function regularsOf(orders: readonly DemoOrder[], known: readonly Person[]): Person[] {
  const times = new Map<string, number>()
  for (const { customer_phone, status } of orders)
    if (status === 'delivered') times.set(customer_phone, (times.get(customer_phone) ?? 0) + 1)
  const of = ({ phone }: Person) => times.get(phone) ?? 0
  return known.toSorted((one, other) => of(other) - of(one) || (one.phone < other.phone ? -1 : 1))
}

function soldAndLost(
  dice: Dice,
  clock: ShopClock,
  days: readonly string[],
  { orders }: Goal,
  before: number,
) {
  return {
    orders: orderTimes(dice, clock, days, { count: orders, before }),
    lost: orderTimes(dice, clock, days, { count: Math.round(orders / 25), before }),
  }
}

/** Who orders: each newcomer at least once, the others people who came before. */
function guests(
  dice: Dice,
  crowd: Iterator<Person, never>,
  known: readonly Person[],
  { count, newcomers }: { count: number; newcomers: number },
): Person[] {
  const fresh = Array.from({ length: Math.min(newcomers, count) }, () => crowd.next().value)
  const again = Array.from({ length: count - fresh.length }, () =>
    dice.pick(known.length === 0 || (fresh.length > 0 && dice.roll() < 0.2) ? fresh : known),
  )
  return dice.shuffle([...fresh, ...again])
}

/** Minutes whose median stays where it is, also when a few more orders come. */
function preparations(dice: Dice, count: number, median: number): number[] {
  const aside = Math.floor(count * 0.3)
  return dice.shuffle(
    Array.from({ length: count }, (_, n) => {
      if (n < aside) return median - dice.between(1, 8)
      return n < 2 * aside ? median + dice.between(1, 14) : median
    }),
  )
}

function sale(dice: Dice, { day, at }: Moment, person: Person, basket: Basket, minutes: number): DemoOrder {
  const source = dice.weigh(sources)
  const isDelivery = dice.roll() < (source === 'counter' ? 0.35 : 0.88)
  const accepted = at + dice.between(1, 4) * 60_000
  const ready = accepted + minutes * 60_000
  return {
    ...orderOf(day, at, person, basket, { source, isDelivery, payment: dice.weigh(payments) }),
    status: 'delivered',
    cancel_reason: null,
    production_at: new Date(accepted).toISOString(),
    ready_at: new Date(ready).toISOString(),
    dispatched_at: null,
    closed_at: new Date(ready + dice.between(6, 28) * 60_000).toISOString(),
  }
}

function lostOrder(dice: Dice, { day, at }: Moment, person: Person): DemoOrder {
  const [basket] = fillBaskets(dice, 1, dice.between(3000, 9000))
  return {
    ...orderOf(day, at, person, basket!, {
      source: dice.weigh(sources),
      isDelivery: true,
      payment: dice.weigh(payments),
    }),
    ...dice.weigh(losses),
    production_at: null,
    ready_at: null,
    dispatched_at: null,
    closed_at: new Date(at + dice.between(2, 9) * 60_000).toISOString(),
  }
}

const sources: readonly (readonly [OrderSource, number])[] = [
  ['menu', 50],
  ['bot', 22],
  ['counter', 28],
]
const payments: readonly (readonly [PaymentMethod, number])[] = [
  ['pix', 46],
  ['credit_card', 24],
  ['debit_card', 12],
  ['cash', 15],
  ['voucher', 3],
]
const losses: readonly (readonly [Pick<DemoOrder, 'status' | 'cancel_reason'>, number])[] = [
  [{ status: 'cancelled', cancel_reason: 'customer_gave_up' }, 5],
  [{ status: 'cancelled', cancel_reason: 'item_unavailable' }, 3],
  [{ status: 'cancelled', cancel_reason: 'no_courier' }, 1],
  [{ status: 'refused', cancel_reason: 'out_of_area' }, 3],
  [{ status: 'refused', cancel_reason: 'duplicate' }, 1],
]
