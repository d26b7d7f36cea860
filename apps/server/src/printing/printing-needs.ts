import type { Clock } from '../platform/clock'
import type { Database } from '../platform/database/database'
import type { Hub } from '../platform/live/hub'
import type { OrderBook } from './order-book'

/** What printing works with. */
export interface PrintingNeeds {
  db: Database
  hub: Hub
  clock: Clock
  orders: OrderBook
}
