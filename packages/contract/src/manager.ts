import * as z from 'zod/mini'
import type { HandOverReason } from '@balcao/domain/bot'
import { columnKinds, DEFAULT_PERIOD, managerPeriods, reportKinds } from '@balcao/domain/manager'
import {
  cancelReasons,
  fulfilments,
  orderSources,
  orderStatuses,
  paymentMethods,
} from '@balcao/domain/orders'
import { defineCall } from './call'
import { managers } from './roles'
import { date } from './scheduling'
import { text, uuid } from './shapes'

const access = ['module:mod_gerente'] as const

/**
 * Money is integer cents. Revenue is what was sold less discounts, delivery fees apart; orders that were cancelled,
 * refused or deleted are in no figure but those of cancellations. Days are operating days: they begin at the cut-off
 * hour on the company's clock. A previous figure covers the same elapsed time of the period before.
 */
export const Kpi = z.object({ current: z.number(), previous: z.number() })
export type Kpi = z.output<typeof Kpi>

/** Minutes with one decimal; null where nothing was measured. */
const minutes = z.nullable(z.number())

/** The days of an answer, YYYY-MM-DD, both included. */
export const PeriodBounds = z.object({
  period: z.enum(managerPeriods),
  from: z.string(),
  to: z.string(),
  previous_from: z.string(),
  previous_to: z.string(),
  /** Its last day still runs: the last day of the previous period counts up to the same elapsed time. */
  running: z.boolean(),
  /** Of the points in `series`. */
  step: z.enum(['hour', 'day']),
  time_zone: z.string(),
  /** 0 to 23, on the company's clock. */
  cutoff_hour: z.int(),
})
export type PeriodBounds = z.output<typeof PeriodBounds>

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
  /** Prices of those that were not cancelled and not missed. */
  booked_cents: Kpi,
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

/** Days past today are read as today. `from` and `to` only with `custom`, at most 366 days. */
const periodQuery = {
  period: z._default(z.enum(managerPeriods), DEFAULT_PERIOD),
  from: z.optional(date),
  to: z.optional(date),
}

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

/** Why the bot called a person, and where in an order somebody was. */
export const handOverReasons = [
  'asked',
  'not-understood',
  'neighbourhood',
  'cancel',
  'booking',
  'loop',
  'problem',
] as const satisfies readonly HandOverReason[]
export const orderPlaces = ['choosing', 'cart', 'delivery', 'payment', 'confirm', 'person'] as const

/** What the bot did in a period. */
export const BotFigures = z.object({
  period: PeriodBounds,
  /** Conversations in which the bot said something. */
  conversations: Kpi,
  /** Orders that the bot placed and that were neither cancelled nor refused. */
  orders: Kpi,
  /** Of those: nobody of the shop wrote in the conversation in the four hours before. */
  alone: Kpi,
  /** What the bot's orders brought, without delivery fees. */
  value_cents: Kpi,
  /** How often it called a person. */
  hand_overs: z.array(z.object({ why: z.enum(handOverReasons), count: z.int() })),
  /**
   * Carts that stand in a conversation where nothing was written for half an hour, by where they were left; `person`: a
   * person had been called. Whoever came back later is counted where they are now.
   */
  left: z.array(z.object({ place: z.enum(orderPlaces), carts: z.int() })),
})
export type BotFigures = z.output<typeof BotFigures>

export const managerBot = defineCall({
  id: 'manager.bot',
  method: 'GET',
  path: '/api/manager/bot',
  summary: 'What the bot did in a period: conversations, orders, hand-overs and where carts were left',
  access,
  roles: managers,
  query: z.object(periodQuery),
  answer: BotFigures,
  errors: [],
  example: { query: { period: '7d' } },
})

const cell = z.nullable(z.union([z.string(), z.number()]))

/** A report as a table. `rows` has a cell for each column; `totals` too, null where a column has no sum. */
export const ReportTable = z.object({
  kind: z.enum(reportKinds),
  period: PeriodBounds,
  columns: z.array(z.object({ key: z.string(), kind: z.enum(columnKinds) })),
  rows: z.array(z.array(cell)),
  /** Over all rows, those left out included. */
  totals: z.array(cell),
  /** How many rows there are; the JSON carries the first 2,000, the CSV file all. */
  count: z.int(),
})
export type ReportTable = z.output<typeof ReportTable>

const reportParams = z.object({ kind: z.enum(reportKinds) })

export const managerReport = defineCall({
  id: 'manager.report',
  method: 'GET',
  path: '/api/manager/reports/:kind',
  summary: 'A report as a table, for the page that prints it',
  access,
  roles: managers,
  params: reportParams,
  query: z.object({ ...periodQuery, ...figureFilters }),
  answer: ReportTable,
  errors: [],
  example: { params: { kind: 'orders' }, query: { period: '30d' } },
})

export const managerReportCsv = defineCall({
  id: 'manager.reportCsv',
  method: 'GET',
  path: '/api/manager/reports/:kind.csv',
  summary: 'A report as a CSV file for Excel in Brazil: semicolons, decimal commas, UTF-8 with a mark',
  access,
  roles: managers,
  params: reportParams,
  query: z.object({ ...periodQuery, ...figureFilters }),
  answer: z.unknown(),
  errors: [],
  example: { params: { kind: 'orders' }, query: { period: '30d' } },
})

const ManagerSettings = z.object({
  /** 0 to 23: orders before it belong to the day before. */
  cutoff_hour: z.int().check(z.minimum(0), z.maximum(23)),
})

export const getManagerSettings = defineCall({
  id: 'manager.settings',
  method: 'GET',
  path: '/api/manager/settings',
  summary: 'The hour at which an operating day begins',
  access,
  roles: managers,
  answer: ManagerSettings,
  errors: [],
})

export const saveManagerSettings = defineCall({
  id: 'manager.saveSettings',
  method: 'PUT',
  path: '/api/manager/settings',
  summary: 'Sets it for orders to come; past orders keep their day',
  access,
  roles: managers,
  limit: 'write',
  body: z.strictObject(ManagerSettings.shape),
  answer: ManagerSettings,
  errors: [],
  example: { body: { cutoff_hour: 5 } },
})

export const managerCalls = {
  managerOverview,
  managerAnalytics,
  managerBot,
  managerReport,
  managerReportCsv,
  getManagerSettings,
  saveManagerSettings,
}
