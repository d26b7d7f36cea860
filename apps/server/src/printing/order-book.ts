import type { OrderRow, TimelineEntry } from '@balcao/contract/orders'
import type { ReceiptOrder } from '@balcao/domain/printing'
import type { Tx } from '../platform/database/database'

/** An order as printing needs it. Money in cents. */
export interface OrderToPrint {
  id: string
  /** Grows with each edit of what the order says. */
  revision: number
  /** ISO instant. */
  placedAt: string
  receipt: ReceiptOrder
}

/**
 * What printing needs of the orders, which supply it: read what goes on paper, note a print, carry its state, tell
 * the screens.
 */
export interface OrderBook {
  /** Locks orders in a fixed order. Whoever changes prints and orders takes these locks first. */
  lock(tx: Tx, companyId: string, orderIds: readonly string[]): Promise<void>
  /** Nothing for an order that does not exist or has been deleted. */
  findToPrint(tx: Tx, companyId: string, orderId: string): Promise<OrderToPrint | undefined>
  /** Begins a revision of what is on paper; answers its number. The caller holds the order's lock. */
  reviseForPrint(tx: Tx, companyId: string, orderId: string): Promise<number>
  /** Writes entries of kind `print` into the timelines of orders, in this order. */
  notePrints(
    tx: Tx,
    companyId: string,
    actor: TimelineEntry['actor'],
    entries: readonly { orderId: string; detail: Record<string, unknown> }[],
  ): Promise<void>
  /** Answers whether that is news. */
  setPrintState(tx: Tx, companyId: string, orderId: string, state: OrderRow['print_state']): Promise<boolean>
  /** Tells the screens how an order stands; a deleted one stands nowhere. */
  announceChange(tx: Tx, companyId: string, orderId: string): Promise<void>
}
