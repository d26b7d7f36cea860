import type { CartEntry } from '@balcao/domain/menu'

/** Most pieces that a customer puts on one line. */
export const mostOfOne = 99

/** A product as it was put together. `name` is what to call it when the menu no longer has it; cents of one piece. */
export interface ChosenLine extends CartEntry {
  name: string
  notes: string | null
}
