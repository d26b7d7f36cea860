import type { ThreadRow } from './thread-rows'

/** Distance from the end, in pixels, at which the list still counts as being there. */
export const END_MARGIN_PX = 80

/** Rows left before the first or after the last held message at which the next page is read. */
const ROWS_AHEAD = 8

/** Where an opened conversation begins: at a row, or at its end. */
type OpeningPlace = { at: 'row'; index: number } | { at: 'end' }

/** At the unread marker where there is one, else at the newest message. */
export function openingPlace(rows: readonly ThreadRow[]): OpeningPlace {
  const index = rows.findIndex(({ isFirstUnread }) => isFirstUnread)
  return index === -1 ? { at: 'end' } : { at: 'row', index }
}

interface View {
  /** First and last row in sight. */
  first: number
  last: number
  rows: number
  hasOlder: boolean
  hasNewer: boolean
}

/** Which page is to be read next, if any. The older one first: that is the way one scrolls. */
export function pageToRead({ first, last, rows, hasOlder, hasNewer }: View): 'older' | 'newer' | null {
  if (rows === 0) return null
  if (hasOlder && first < ROWS_AHEAD) return 'older'
  if (hasNewer && last >= rows - ROWS_AHEAD) return 'newer'
  return null
}

/** Whether the button to the end is offered. */
export function isAwayFromEnd({ distance, hasNewer }: { distance: number; hasNewer: boolean }): boolean {
  return hasNewer || distance > END_MARGIN_PX
}

/** The newest message of the customer among the rows in sight, up to which all is read. */
export function newestInSight(rows: readonly ThreadRow[], last: number) {
  return rows.slice(0, last + 1).findLast(({ message }) => !message.isFromMe)?.message ?? null
}
