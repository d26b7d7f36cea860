import type { OrderRow } from '@balcao/contract/orders'

const rememberedMs = 60_000

interface Heard {
  /** Null when the order was removed. */
  order: OrderRow | null
  at: number
}

/**
 * What live events said lately. A page that was asked for before an event and arrives after it would otherwise
 * undo the event on the screen.
 */
export class RecentOrders {
  private readonly heard = new Map<string, Heard>()

  /** Notes an event: the order as it stands, or null when it was removed. `at` in milliseconds. */
  note(id: string, order: OrderRow | null, at: number) {
    for (const [old, { at: then }] of this.heard) if (at - then > rememberedMs) this.heard.delete(old)
    this.heard.set(id, { order, at })
  }

  /** Fetched rows, corrected by what was heard since they were asked for. */
  correct(rows: OrderRow[], askedAt: number): OrderRow[] {
    return rows.flatMap((row) => {
      const heard = this.heard.get(row.id)
      if (!heard || heard.at < askedAt) return [row]
      return heard.order === null ? [] : [newerOf(row, heard.order)]
    })
  }

  /** Orders heard of since then, to be placed into a page that could not have them. */
  since(askedAt: number): OrderRow[] {
    return [...this.heard.values()].flatMap(({ order, at }) => (order && at >= askedAt ? [order] : []))
  }
}

/** Of two states of one order the later; of the same version the one that was heard. */
export function newerOf(known: OrderRow, heard: OrderRow): OrderRow {
  return heard.version >= known.version ? heard : known
}
