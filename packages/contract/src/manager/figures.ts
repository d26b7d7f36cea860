import * as z from 'zod/mini'
import {
  cancelReasons,
  fulfilments,
  orderSources,
  orderStatuses,
  paymentMethods,
} from '@balcao/domain/orders'
import { defineCall } from '../call'
import { text, uuid } from '../call/shapes'
import { managers } from '../roles'
import { access, Kpi, PeriodBounds, periodQuery } from './shapes'

/** Minutes with one decimal; null where nothing was measured. */
const minutes = z.nullable(z.number())

/** One day, or one hour of the only day. The previous ones are null where the period before has no such day. */
export const SeriesPoint = z.object({
  day: z.string(),
  /** Hour of the company's clock, 0 to 23; null in a series of days. */
  hour: z.nullable(z.int()),
  revenue_cents: z.int(),
  orders: z.int(),
  previous_day: z.nullable(z.string()),
  previous_revenue_cents: z.nullable(z.int()),
  previous_orders: z.nullable(z.int()),
})
export type SeriesPoint = z.output<typeof SeriesPoint>

const counted = { orders: z.int(), revenue_cents: z.int() }

export const RecentOrder = z.object({
  id: uuid,
  number: z.int(),
  customer_name: z.string(),
  status: z.enum(orderStatuses),
  fulfilment: z.enum(fulfilments),
  source: z.enum(orderSources),
  /** With the delivery fee: what the customer pays. */
  total_cents: z.int(),
  created_at: z.string(),
})
export type RecentOrder = z.output<typeof RecentOrder>

/** `product` is what the filter takes: the catalogue's id, or the name of what was typed in by hand. */
export const ProductFigure = z.object({
  product: z.string(),
  name: z.string(),
  quantity: z.int(),
  /** Lines of this product with their options, before the orders' discounts. */
  sales_cents: z.int(),
  orders: z.int(),
})
export type ProductFigure = z.output<typeof ProductFigure>

export const CustomerFigure = z.object({ customers: z.int(), ...counted })
export type CustomerFigure = z.output<typeof CustomerFigure>

/** Appointments whose start falls on a calendar date of the period, whole days on both sides. */
export const AppointmentFigures = z.object({
  total: Kpi,
  pending: z.int(),
  confirmed: z.int(),
  completed: z.int(),
  cancelled: z.int(),
  no_shows: Kpi,
  /** Prices of those that were not cancelled and not missed; a session of a package is worth nothing here. */
  booked_cents: Kpi,
  /** Packages by the day on which they were paid. */
  packages_cents: Kpi,
})
export type AppointmentFigures = z.output<typeof AppointmentFigures>

/** What the overview and the analytics show. With no orders, sums are 0, lists are empty, averages are null. */
export const Figures = z.object({
  period: PeriodBounds,
  kpi: z.object({
    revenue_cents: Kpi,
    orders: Kpi,
    /** Customers (by phone) whose first order ever that was not cancelled falls in the period. */
    new_customers: Kpi,
    /** Median minutes from accepted to ready; lower is better. */
    preparation_minutes: z.object({ current: minutes, previous: minutes }),
  }),
  /** Revenue ÷ orders, rounded to the cent; null without orders. */
  average_ticket_cents: z.object({ current: z.nullable(z.int()), previous: z.nullable(z.int()) }),
  delivery_fees_cents: Kpi,
  discounts_cents: Kpi,
  series: z.array(SeriesPoint),
  /** All 24 hours of the company's clock, beginning at the cut-off. */
  by_hour: z.array(z.object({ hour: z.int(), ...counted })),
  /** All seven, 0 is Sunday; by operating day. */
  by_weekday: z.array(z.object({ weekday: z.int(), ...counted })),
  /** Only the squares that have orders. */
  by_weekday_hour: z.array(z.object({ weekday: z.int(), hour: z.int(), ...counted })),
  /** The last 8 of the period, newest first, cancelled ones too. */
  recent_orders: z.array(RecentOrder),
  /** The 10 that sold most by money. */
  top_products: z.array(ProductFigure),
  /** Deliveries alone, the 12 with most orders; null where none was given. */
  neighbourhoods: z.array(z.object({ neighbourhood: z.nullable(z.string()), ...counted })),
  payments: z.array(
    z.object({
      payment_method: z.enum(paymentMethods),
      ...counted,
      /** With delivery fees: what came in. */
      total_cents: z.int(),
    }),
  ),
  by_source: z.array(z.object({ source: z.enum(orderSources), ...counted })),
  by_fulfilment: z.array(z.object({ fulfilment: z.enum(fulfilments), ...counted })),
  preparation: z.object({
    /** Orders with both times. */
    measured: z.int(),
    median_minutes: minutes,
    p90_minutes: minutes,
    previous_median_minutes: minutes,
    previous_p90_minutes: minutes,
  }),
  cancellations: z.object({
    orders: Kpi,
    /** What they would have brought in revenue. */
    value_cents: Kpi,
    /** Cancelled and refused ÷ all orders, 0 to 1 with four decimals; null without orders. */
    rate: z.nullable(z.number()),
    by_reason: z.array(
      z.object({ reason: z.nullable(z.enum(cancelReasons)), orders: z.int(), value_cents: z.int() }),
    ),
  }),
  customers: z.object({
    new: CustomerFigure,
    returning: CustomerFigure,
    /** Orders without a phone; `customers` is 0. */
    unknown: CustomerFigure,
  }),
  /** Null without mod_agendamento, and in filtered figures. */
  appointments: z.nullable(AppointmentFigures),
})
export type Figures = z.output<typeof Figures>

/** An order counts when it passes all that are given. */
export const figureFilters = {
  source: z.optional(z.enum(orderSources)),
  fulfilment: z.optional(z.enum(fulfilments)),
  payment: z.optional(z.enum(paymentMethods)),
  /** Whether all of it was received, or something is owed still. */
  paid: z.optional(z.enum(['paid', 'unpaid'])),
  neighbourhood: z.optional(text(80)),
  /** Orders that contain it; a `product` of ProductFigure. */
  product: z.optional(text(240)),
  /** Orders that contain something of this category of the catalogue, by its id. */
  category: z.optional(text(80)),
}

export const managerOverview = defineCall({
  id: 'manager.overview',
  method: 'GET',
  path: '/api/manager/overview',
  summary: 'The figures of a period against the one before',
  access,
  roles: managers,
  query: z.object(periodQuery),
  answer: Figures,
  errors: [],
  example: { query: { period: '7d' } },
})

export const managerAnalytics = defineCall({
  id: 'manager.analytics',
  method: 'GET',
  path: '/api/manager/analytics',
  summary: 'The same figures of the orders that pass the filters, and what can be filtered by',
  access,
  roles: managers,
  query: z.object({ ...periodQuery, ...figureFilters }),
  answer: z.object({
    figures: Figures,
    choices: z.object({
      /** Of the period's orders, whatever the filters, by name. */
      neighbourhoods: z.array(z.string()),
      products: z.array(z.object({ product: z.string(), name: z.string() })),
      /** Of the catalogue. */
      categories: z.array(z.object({ id: z.string(), name: z.string() })),
    }),
  }),
  errors: [],
  example: { query: { period: '30d', fulfilment: 'delivery' } },
})
