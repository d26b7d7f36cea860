import type { OrderStatus } from '@balcao/domain/orders'

/** Whole minutes since an instant; never negative, clocks may disagree. */
export function ageMinutes(createdAt: string, now: number): number {
  return Math.max(0, Math.floor((now - Date.parse(createdAt)) / 60_000))
}

type Urgency = 'calm' | 'soon' | 'late'

/** Minutes since the order was placed from which a card warns and then shouts; the public marketplaces give 8 to accept. */
const limits: Partial<Record<OrderStatus, readonly [soon: number, late: number]>> = {
  analysis: [4, 8],
  production: [25, 40],
  ready: [40, 60],
  dispatched: [40, 60],
}

/** How urgent an order of this age is; closed orders never are. */
export function urgencyOf(status: OrderStatus, minutes: number): Urgency {
  const limit = limits[status]
  if (!limit || minutes < limit[0]) return 'calm'
  return minutes < limit[1] ? 'soon' : 'late'
}

type AgeWords = { unit: 'now' | 'minutes' | 'hours' | 'days'; count: number }

/** The unit that a person would use: now, minutes up to an hour, hours up to a day, days. */
export function ageWords(minutes: number): AgeWords {
  if (minutes < 1) return { unit: 'now', count: 0 }
  if (minutes < 60) return { unit: 'minutes', count: minutes }
  if (minutes < 24 * 60) return { unit: 'hours', count: Math.floor(minutes / 60) }
  return { unit: 'days', count: Math.floor(minutes / (24 * 60)) }
}
