/** Why a day cannot be chosen: it lies behind, the hours have it closed, or a closure does. */
export type DayRefusal = 'past' | 'closed' | 'unavailable'

/**
 * Why a day cannot be chosen, the first that holds; null when it can (AVAIL-12 to AVAIL-14). Dates are `YYYY-MM-DD` on
 * the company's calendar. Whether it has a free time left is another question (decision 0026, A33).
 */
export function whyNotDay(day: {
  date: string
  today: string
  /** By the opening hours of its weekday. */
  closed: boolean
  /** By a closure, or an event that says so. */
  unavailable: boolean
}): DayRefusal | null {
  if (day.date < day.today) return 'past'
  if (day.closed) return 'closed'
  return day.unavailable ? 'unavailable' : null
}
