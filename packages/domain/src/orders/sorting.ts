import { orderStatuses, type OrderStatus } from './vocabulary'

export const orderSortKeys = ['date', 'name', 'total', 'status'] as const
export type OrderSortKey = (typeof orderSortKeys)[number]

export const sortDirections = ['asc', 'desc'] as const
export type SortDirection = (typeof sortDirections)[number]

/** Period filters (ORD-35 to ORD-37); where each begins is `periodStart` of the time folder. */
export const orderPeriods = ['today', 'week', 'month'] as const
export type OrderPeriod = (typeof orderPeriods)[number]

export interface OrderSort {
  key: OrderSortKey
  direction: SortDirection
}

/** Newest first (ORD-38). */
export const defaultOrderSort: OrderSort = { key: 'date', direction: 'desc' }

/** The fields that sorting looks at, as rows of the orders table spell them. */
export interface SortableOrder {
  id: string
  created_at: string
  customer_name: string
  total: number
  status: OrderStatus
}

const names = /* @__PURE__ */ new Intl.Collator('pt-BR', { sensitivity: 'base', numeric: true })

const comparisons: Record<OrderSortKey, (a: SortableOrder, b: SortableOrder) => number> = {
  date: byDate,
  name: (a, b) => names.compare(a.customer_name, b.customer_name),
  total: (a, b) => a.total - b.total,
  status: (a, b) => orderStatuses.indexOf(a.status) - orderStatuses.indexOf(b.status),
}

/** A comparison for `sort` (ORD-38). Equal ones keep the newest first, then the id decides, so lists never flicker. */
export function compareOrders({ key, direction }: OrderSort): (a: SortableOrder, b: SortableOrder) => number {
  const sign = direction === 'asc' ? 1 : -1
  return (a, b) => sign * comparisons[key](a, b) || byDate(b, a) || (a.id < b.id ? -1 : Number(a.id > b.id))
}

function byDate(a: SortableOrder, b: SortableOrder): number {
  return Date.parse(a.created_at) - Date.parse(b.created_at)
}
