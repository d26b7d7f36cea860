import * as z from 'zod/mini'
import { DEFAULT_PERIOD, managerPeriods } from '@balcao/domain/manager'
import { date } from '../scheduling'

/** Shapes that several calls of the manager use. */

export const access = ['module:mod_gerente'] as const

/**
 * Money is integer cents. Revenue is what was sold less discounts, delivery fees apart; orders that were cancelled,
 * refused or deleted are in no figure but those of cancellations. Days are operating days: they begin at the cut-off
 * hour on the company's clock. A previous figure covers the same elapsed time of the period before.
 */
export const Kpi = z.object({ current: z.number(), previous: z.number() })
export type Kpi = z.output<typeof Kpi>

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

/** Days past today are read as today. `from` and `to` only with `custom`, at most 366 days. */
export const periodQuery = {
  period: z._default(z.enum(managerPeriods), DEFAULT_PERIOD),
  from: z.optional(date),
  to: z.optional(date),
}
