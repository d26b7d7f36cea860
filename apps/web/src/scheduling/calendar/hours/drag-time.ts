import type { MinuteSpan } from './minute-spans'

/** What a drag moves, and over which hours. */
interface DragOf {
  /** The shown hours, in minutes of the day. */
  hours: MinuteSpan
  /** Height of a column in pixels. */
  height: number
  /** Minutes between two starts. */
  grid: number
  /** Minutes that the dragged thing lasts. */
  lasts: number
}

/**
 * The minute of the day at which a dragged thing would begin, its upper edge being so many pixels below the upper edge
 * of the column: on the grid, and neither before nor after what is shown.
 */
export function droppedAt(top: number, { hours, height, grid, lasts }: DragOf): number {
  const minutes = hours.from + (top / height) * (hours.to - hours.from)
  const latest = Math.floor(Math.max(hours.from, hours.to - lasts) / grid) * grid
  const earliest = Math.ceil(hours.from / grid) * grid
  return Math.max(earliest, Math.min(latest, Math.round(minutes / grid) * grid))
}

/** The minute of the day, on the grid, that was pressed: the cell around it, so never a later one. */
export function pressedAt(top: number, { hours, height, grid }: Omit<DragOf, 'lasts'>): number {
  const minutes = hours.from + (top / height) * (hours.to - hours.from)
  return Math.max(hours.from, Math.min(hours.to - grid, Math.floor(minutes / grid) * grid))
}
