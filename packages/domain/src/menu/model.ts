import type { Category, Item } from '../catalogue'

/** What of a catalogue a cart needs. */
export interface MenuRows {
  categories: readonly Category[]
  items: readonly Item[]
}

export interface ChosenOption {
  group_id: string
  option_id: string
  count: number
}

/** A line of the cart as the customer put it together; `unit_cents` is the price that was shown, options included. */
export interface CartEntry {
  /** A product's, or the id of what products make together by halves: its parts are options then (`PARTS_GROUP`). */
  item_id: string
  price_type: string
  quantity: number
  options: readonly ChosenOption[]
  notes?: string | null | undefined
  unit_cents: number
}

/** A line of an order as it was kept: by names, at the price of its time. */
export interface PastLine {
  /** Null where it was written by hand. */
  itemId: string | null
  /** With its size behind it: 'Pizza (Grande)'. */
  name: string
  quantity: number
  /** With their count before them where there are several: '2x Bacon'; parts of halves with their share: '1/2 Atum'. */
  options: readonly string[]
  notes: string | null
  /** Cents of one piece, options included. */
  unitCents: number
}
