import type { DayHours } from '../../hours'
import { clockOf } from '../../hours/clock'

/** '08:00 às 12:00 e 14:00 às 18:00', or 'fechado'. */
export function rangeWords({ open, ranges }: DayHours): string {
  if (!open) return 'fechado'
  return ranges.map(({ start, end }) => `${clockOf(start)} às ${clockOf(end)}`).join(' e ')
}
