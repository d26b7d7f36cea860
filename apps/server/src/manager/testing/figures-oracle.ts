import type { Figures } from '@balcao/contract/manager'
import type { Period } from '@balcao/domain/manager'
import type { PastOrder } from './past-orders'

type Told = Omit<Figures, 'period' | 'appointments' | 'recent_orders'> & { recent: string[] }

/**
 * The figures worked out in plain JavaScript from the orders themselves, by the sentences of the contract: what the
 * database must answer. Lists come in the order of their text.
 */
export function expectedFigures(
  orders: readonly PastOrder[],
  { period, zone, cutoffHour }: { period: Period; zone: string; cutoffHour: number },
): Told {
  const there = orders.filter(({ deleted_at }) => deleted_at === null)
  const current = there.filter(({ business_day: day }) => day >= period.from && day <= period.to)
  const previous = there.filter(
    ({ business_day: day, created_at }) =>
      day >= period.previousFrom &&
      day <= period.previousTo &&
      (day < period.previousTo || period.previousUntil === null || created_at < period.previousUntil),
  )
  const hourOf = ({ created_at }: PastOrder) =>
    Number(
      new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', hourCycle: 'h23' }).format(
        new Date(created_at),
      ),
    )
  const weekdayOf = ({ business_day }: PastOrder) => new Date(`${business_day}T00:00:00Z`).getUTCDay()
  const both = (of: (orders: PastOrder[]) => number) => ({ current: of(current), previous: of(previous) })
  const sold = current.filter(isSold)
  const figure = (orders: PastOrder[]) => ({ orders: orders.length, revenue_cents: sum(orders, revenue) })
  const customers = customersOf(there, sold, period.from)
  const share = current.length === 0 ? null : (current.length - sold.length) / current.length

  return {
    kpi: {
      revenue_cents: both((list) => sum(list.filter(isSold), revenue)),
      orders: both((list) => list.filter(isSold).length),
      new_customers: {
        current: customers.new.customers,
        previous: customersOf(there, previous.filter(isSold), period.previousFrom).new.customers,
      },
      preparation_minutes: { current: quantile(current, 0.5), previous: quantile(previous, 0.5) },
    },
    average_ticket_cents: { current: ticket(current), previous: ticket(previous) },
    delivery_fees_cents: both((list) => sum(list.filter(isSold), (order) => order.delivery_fee_cents)),
    discounts_cents: both((list) => sum(list.filter(isSold), (order) => order.discount_cents)),
    series: seriesOf(period, cutoffHour, hourOf, sold, previous.filter(isSold)),
    by_hour: range(24).map((n) => {
      const hour = (n + cutoffHour) % 24
      return { hour, ...figure(sold.filter((order) => hourOf(order) === hour)) }
    }),
    by_weekday: range(7).map((weekday) => ({
      weekday,
      ...figure(sold.filter((order) => weekdayOf(order) === weekday)),
    })),
    by_weekday_hour: grouped(
      sold,
      (order) => `${weekdayOf(order)} ${hourOf(order)}`,
      (list) => ({
        weekday: weekdayOf(list[0]!),
        hour: hourOf(list[0]!),
        ...figure(list),
      }),
    ),
    recent: current
      .toSorted((one, other) => other.created_at.localeCompare(one.created_at))
      .slice(0, 8)
      .map(({ id }) => id),
    top_products: productsOf(sold),
    neighbourhoods: grouped(
      sold.filter(({ fulfilment }) => fulfilment === 'delivery'),
      ({ neighbourhood }) => plain(neighbourhood) ?? '',
      (list) => ({ neighbourhood: plain(list[0]!.neighbourhood), ...figure(list) }),
    ),
    payments: grouped(
      sold,
      (order) => order.payment_method,
      (list) => ({
        payment_method: list[0]!.payment_method,
        total_cents: sum(list, (order) => order.total_cents),
        ...figure(list),
      }),
    ),
    by_source: grouped(
      sold,
      ({ source }) => source,
      (list) => ({ source: list[0]!.source, ...figure(list) }),
    ),
    by_fulfilment: grouped(
      sold,
      (order) => order.fulfilment,
      (list) => ({
        fulfilment: list[0]!.fulfilment,
        ...figure(list),
      }),
    ),
    preparation: {
      measured: minutesOf(current).length,
      median_minutes: quantile(current, 0.5),
      p90_minutes: quantile(current, 0.9),
      previous_median_minutes: quantile(previous, 0.5),
      previous_p90_minutes: quantile(previous, 0.9),
    },
    cancellations: {
      orders: both((list) => list.filter((order) => !isSold(order)).length),
      value_cents: both((list) =>
        sum(
          list.filter((order) => !isSold(order)),
          revenue,
        ),
      ),
      rate: share === null ? null : Math.round(share * 10_000) / 10_000,
      by_reason: grouped(
        current.filter((order) => !isSold(order)),
        ({ cancel_reason }) => cancel_reason ?? '',
        (list) => ({
          reason: list[0]!.cancel_reason,
          orders: list.length,
          value_cents: sum(list, revenue),
        }),
      ),
    },
    customers: {
      ...customers,
      unknown: { customers: 0, ...figure(sold.filter((order) => keyOf(order) === null)) },
    },
  }
}

const isSold = ({ status }: PastOrder) => status !== 'cancelled' && status !== 'refused'

const revenue = ({ items, discount_cents }: PastOrder) => sum(items, lineCents) - discount_cents

const lineCents = (item: PastOrder['items'][number]) =>
  item.quantity * (item.unit_price_cents + sum(item.options, ({ price_cents }) => price_cents))

/** A customer is a phone: without the country, and with or without the ninth digit. */
function keyOf({ customer_phone }: PastOrder): string | null {
  if (customer_phone === null) return null
  const digits = customer_phone.replace(/\D/g, '')
  const local = digits.length >= 12 && digits.startsWith('55') ? digits.slice(2) : digits
  return local.length === 11 ? local.slice(0, 2) + local.slice(3) : local
}

function customersOf(there: readonly PastOrder[], sold: readonly PastOrder[], from: string) {
  const before = new Set(
    there.filter((order) => isSold(order) && order.business_day < from).map((order) => keyOf(order)),
  )
  const figure = (orders: PastOrder[]) => ({
    customers: new Set(orders.map(keyOf)).size,
    orders: orders.length,
    revenue_cents: sum(orders, revenue),
  })
  const known = sold.filter((order) => keyOf(order) !== null)
  return {
    new: figure(known.filter((order) => !before.has(keyOf(order)))),
    returning: figure(known.filter((order) => before.has(keyOf(order)))),
  }
}

function minutesOf(orders: readonly PastOrder[]): number[] {
  return orders
    .filter(isSold)
    .filter(({ production_at, ready_at }) => production_at !== null && ready_at !== null)
    .map(({ production_at, ready_at }) => (Date.parse(ready_at!) - Date.parse(production_at!)) / 60_000)
    .filter((minutes) => minutes >= 0)
    .toSorted((one, other) => one - other)
}

/** Between two values, in proportion. */
function quantile(orders: readonly PastOrder[], share: number): number | null {
  const minutes = minutesOf(orders)
  if (minutes.length === 0) return null
  const place = share * (minutes.length - 1)
  const low = minutes[Math.floor(place)]!
  const high = minutes[Math.ceil(place)]!
  return Math.round((low + (high - low) * (place - Math.floor(place))) * 10) / 10
}

function ticket(orders: readonly PastOrder[]): number | null {
  const sold = orders.filter(isSold)
  return sold.length === 0 ? null : Math.round(sum(sold, revenue) / sold.length)
}

function seriesOf(
  period: Period,
  cutoffHour: number,
  hourOf: (order: PastOrder) => number,
  sold: readonly PastOrder[],
  before: readonly PastOrder[],
): Figures['series'] {
  const dayOf = (from: string, n: number) =>
    new Date(Date.parse(`${from}T00:00:00Z`) + n * 86_400_000).toISOString().slice(0, 10)
  const days = (Date.parse(period.to) - Date.parse(period.from)) / 86_400_000 + 1
  const byHour = period.from === period.to
  return range(byHour ? 24 : days).map((n) => {
    const hour = byHour ? (n + cutoffHour) % 24 : null
    const day = dayOf(period.from, byHour ? 0 : n)
    const previousDay = dayOf(period.previousFrom, byHour ? 0 : n)
    const at = (orders: readonly PastOrder[], of: string) =>
      orders.filter((order) => order.business_day === of && (hour === null || hourOf(order) === hour))
    const compared = previousDay <= period.previousTo
    return {
      day,
      hour,
      revenue_cents: sum(at(sold, day), revenue),
      orders: at(sold, day).length,
      previous_day: compared ? previousDay : null,
      previous_revenue_cents: compared ? sum(at(before, previousDay), revenue) : null,
      previous_orders: compared ? at(before, previousDay).length : null,
    }
  })
}

function productsOf(sold: readonly PastOrder[]): Figures['top_products'] {
  const lines = sold.flatMap(({ id, items }) => items.map((item) => ({ id, item })))
  const names = new Set(lines.map(({ item }) => item.product_id ?? item.name))
  return sorted(
    [...names].map((product) => {
      const own = lines.filter(({ item }) => (item.product_id ?? item.name) === product)
      return {
        product,
        name: own[0]!.item.name,
        quantity: sum(own, ({ item }) => item.quantity),
        sales_cents: sum(own, ({ item }) => lineCents(item)),
        orders: new Set(own.map(({ id }) => id)).size,
      }
    }),
  )
}

/** A name whatever its case and accents. */
export function plain(name: string | null): string | null {
  return name?.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase() ?? null
}

/** In the order of their text, and each with its fields in one order: lists that only tie differently are alike. */
export function sorted<T extends object>(list: readonly T[]): T[] {
  const text = (entry: T) =>
    JSON.stringify(Object.entries(entry).toSorted(([one], [other]) => (one < other ? -1 : 1)))
  return list.toSorted((one, other) => (text(one) < text(other) ? -1 : 1))
}

function grouped<T extends object>(
  orders: readonly PastOrder[],
  keyOfOrder: (order: PastOrder) => string,
  tell: (orders: PastOrder[]) => T,
): T[] {
  const groups = new Map<string, PastOrder[]>()
  for (const order of orders) {
    const key = keyOfOrder(order)
    groups.set(key, [...(groups.get(key) ?? []), order])
  }
  return sorted([...groups.values()].map(tell))
}

function sum<T>(list: readonly T[], of: (entry: T) => number): number {
  return list.reduce((total, entry) => total + of(entry), 0)
}

const range = (length: number) => Array.from({ length }, (_, n) => n)
