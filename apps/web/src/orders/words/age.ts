import type { CompanyRecord } from '@balcao/contract/company'
import type { OrderRow } from '@balcao/contract/orders'
import { byHandOf, extraMinutesAt } from '@balcao/domain/hours'
import { USUAL_MINUTES, type OrderStatus } from '@balcao/domain/orders'

/** Whole minutes since an instant; never negative, clocks may disagree. */
export function ageMinutes(createdAt: string, now: number): number {
  return Math.max(0, Math.floor((now - Date.parse(createdAt)) / 60_000))
}

/**
 * From when (ISO) an order's age counts, where `average` minutes go by from order to customer: what is wanted for later is
 * as young as if it had been ordered for then.
 */
export function countedFrom(order: Pick<OrderRow, 'created_at' | 'scheduled_for'>, average: number): string {
  if (order.scheduled_for === null) return order.created_at
  const begins = Date.parse(order.scheduled_for) - average * 60_000
  return new Date(Math.max(begins, Date.parse(order.created_at))).toISOString()
}

type Urgency = 'calm' | 'soon' | 'late'

/** Minutes in which an order is to be answered, whatever the kitchen takes; the public marketplaces give 8. */
const toAccept = { soon: 4, late: 8 }

/** Parts of the company's average time after which an order that is still there warns, and then shouts. */
const parts: Partial<Record<OrderStatus, { soon: number; late: number }>> = {
  production: { soon: 5 / 12, late: 2 / 3 },
  ready: { soon: 2 / 3, late: 1 },
  dispatched: { soon: 2 / 3, late: 1 },
}

/** How long a company says that an order takes. */
export type Pace = Pick<CompanyRecord, 'tempo_entrega' | 'atendimento'> &
  Partial<Pick<CompanyRecord, 'time_zone'>>

/**
 * Minutes from order to customer at `now` (epoch milliseconds): the company's own average, and what it said by hand that
 * all takes longer tonight. Without an average, or without its record, 60.
 */
export function averageAt(pace: Pace | undefined, now: number): number {
  const average = pace && pace.tempo_entrega > 0 ? pace.tempo_entrega : USUAL_MINUTES
  return average + extraMinutesAt(byHandOf(pace?.atendimento), now)
}

/** In how many minutes of its age an order is to be gone from where it stands; null for one that waits for nothing. */
export function deadlineMinutes(status: OrderStatus, average: number): number | null {
  return limitsOf(status, average)?.late ?? null
}

/** How urgent an order of this age is, where `average` minutes go by from order to customer; closed orders never are. */
export function urgencyOf(status: OrderStatus, minutes: number, average: number): Urgency {
  const limit = limitsOf(status, average)
  if (!limit || minutes < limit.soon) return 'calm'
  return minutes < limit.late ? 'soon' : 'late'
}

function limitsOf(status: OrderStatus, average: number) {
  const part = parts[status]
  return status === 'analysis' ? toAccept : part && { soon: part.soon * average, late: part.late * average }
}

type AgeWords = { unit: 'now' | 'minutes' | 'hours' | 'days'; count: number }

/** The unit that a person would use: now, minutes up to an hour, hours up to a day, days. */
export function ageWords(minutes: number): AgeWords {
  if (minutes < 1) return { unit: 'now', count: 0 }
  if (minutes < 60) return { unit: 'minutes', count: minutes }
  if (minutes < 24 * 60) return { unit: 'hours', count: Math.floor(minutes / 60) }
  return { unit: 'days', count: Math.floor(minutes / (24 * 60)) }
}
