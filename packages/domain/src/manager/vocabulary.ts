import { cancelReasons, fulfilments, orderSources, orderStandings, paymentMethods } from '../orders'
import { appointmentStatuses } from '../scheduling/light'

/** Periods of the manager's figures, in operating days: today, the last 7 or 30 days with today, this month, or chosen days. */
export const managerPeriods = ['today', '7d', '30d', 'month', 'custom'] as const
export type ManagerPeriod = (typeof managerPeriods)[number]

/** What the manager page opens with. */
export const DEFAULT_PERIOD: ManagerPeriod = '7d'

/** Most days that a chosen period may have. */
export const MOST_DAYS = 366

/** The tables of the Relatórios tab. */
export const reportKinds = [
  'orders',
  'products',
  'neighbourhoods',
  'payments',
  'cancellations',
  'days',
  'appointments',
  'services',
] as const
export type ReportKind = (typeof reportKinds)[number]

/**
 * What a column of a report holds, so that a page or a CSV file knows how to write it: `cents` an integer, `minutes` a
 * number with one decimal, `date` YYYY-MM-DD and `moment` 'YYYY-MM-DD HH:MM' on the company's clock; the others but
 * `text` and `count` are codes of the vocabulary that they name.
 */
export const columnKinds = [
  'text',
  'count',
  'cents',
  'minutes',
  'date',
  'moment',
  'orderStatus',
  'fulfilment',
  'payment',
  'source',
  'reason',
  'appointmentStatus',
  'yesNo',
] as const
export type ColumnKind = (typeof columnKinds)[number]

/** The codes of the columns that hold one. */
export const columnCodes = {
  orderStatus: orderStandings,
  fulfilment: fulfilments,
  payment: paymentMethods,
  source: orderSources,
  reason: cancelReasons,
  appointmentStatus: appointmentStatuses,
} as const satisfies Partial<Record<ColumnKind, readonly string[]>>
