import type { OrderRow } from '@balcao/contract/orders'

const rememberedMs = 60_000

interface Received {
  /** Null when the order was removed. */
  order: OrderRow | null
  at: number
}

/**
 * What live events said lately. A page that was asked for before an event and arrives after it would otherwise
 * undo the event on the screen.
 */
export class RecentOrders {
  private readonly received = new Map<string, Received>()

  /** Notes an event: the order as it stands, or null when it was removed. `at` in milliseconds. */
  note(id: string, order: OrderRow | null, at: number) {
    for (const [old, { at: then }] of this.received) if (at - then > rememberedMs) this.received.delete(old)
    this.received.set(id, { order, at })
  }

  /** Fetched rows, corrected by what was received since they were asked for. */
  correct(rows: OrderRow[], askedAt: number): OrderRow[] {
    return rows.flatMap((row) => {
      const received = this.received.get(row.id)
      if (!received || received.at < askedAt) return [row]
      return received.order === null ? [] : [newerOf(row, received.order)]
    })
  }

  /** Orders heard of since then, to be placed into a page that could not have them. */
  since(askedAt: number): OrderRow[] {
    return [...this.received.values()].flatMap(({ order, at }) => (order && at >= askedAt ? [order] : []))
  }
}

/** Of two states of one order the later; of the same version the one that was received. */
export function newerOf(known: OrderRow, received: OrderRow): OrderRow {
  return received.version >= known.version ? received : known
}
