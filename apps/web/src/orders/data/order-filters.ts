import type { OrderRow } from '@balcao/contract/orders'
import {
  compareOrders,
  defaultOrderSort,
  isOpen,
  orderPeriods,
  orderSortKeys,
  orderStatuses,
  sortDirections,
  type OrderPeriod,
  type OrderSortKey,
  type OrderStatus,
  type SortDirection,
} from '@balcao/domain/orders'
import { periodStart } from '@balcao/domain/time'
import { isFound, searchPattern, searchTerm } from './search-text'

/** Statuses that can be asked for: each, or all of those that are over. */
export const shownStatuses = [...orderStatuses, 'closed'] as const
export type ShownStatus = (typeof shownStatuses)[number]

/** What the list shows. `search` as typed; null means all. */
export interface OrderFilters {
  search: string
  status: ShownStatus | null
  period: OrderPeriod | null
  sort: OrderSortKey
  direction: SortDirection
}

export const noFilters: OrderFilters = {
  search: '',
  status: null,
  period: null,
  sort: defaultOrderSort.key,
  direction: defaultOrderSort.direction,
}

const names = { search: 'q', status: 'status', period: 'period', sort: 'sort', direction: 'dir' } as const

/** Filters from an address; whatever makes no sense there counts as not given. */
export function readFilters(address: URLSearchParams): OrderFilters {
  return {
    search: address.get(names.search) ?? '',
    status: oneOf(shownStatuses, address.get(names.status)),
    period: oneOf(orderPeriods, address.get(names.period)),
    sort: oneOf(orderSortKeys, address.get(names.sort)) ?? noFilters.sort,
    direction: oneOf(sortDirections, address.get(names.direction)) ?? noFilters.direction,
  }
}

/** An address with these filters; defaults are left out, other parameters stay. */
export function writeFilters(address: URLSearchParams, filters: OrderFilters): URLSearchParams {
  const next = new URLSearchParams(address)
  for (const [key, name] of Object.entries(names) as [keyof OrderFilters, string][]) {
    const value = filters[key]
    if (value === null || value === noFilters[key]) next.delete(name)
    else next.set(name, value)
  }
  return next
}

/** Whether something is hidden by them; sorting hides nothing. */
export function isNarrowed(filters: OrderFilters): boolean {
  return searchTerm(filters.search) !== '' || filters.status !== null || filters.period !== null
}

const columns: Record<OrderSortKey, string> = {
  date: 'created_at',
  name: 'customer_name',
  total: 'total',
  status: 'status',
}

/** The query of `/rest/v1/orders` for a page. `now` in milliseconds, `zone` of the company (ORD-35 to ORD-38). */
export function orderQuery(
  filters: OrderFilters,
  page: { offset: number; limit: number; now: number; zone: string },
): Record<string, string> {
  const term = searchTerm(filters.search)
  const first = `${columns[filters.sort]}.${filters.direction}`
  return {
    select: '*',
    order: filters.sort === 'date' ? first : `${first},created_at.desc`,
    limit: String(page.limit),
    ...(page.offset > 0 ? { offset: String(page.offset) } : {}),
    ...(filters.status ? { status: statusOperand(filters.status) } : {}),
    ...(filters.period
      ? { created_at: `gte.${new Date(periodStart(filters.period, page.now, page.zone)).toISOString()}` }
      : {}),
    ...(term === '' ? {} : { search: `ilike.${searchPattern(term)}` }),
  }
}

/** The same rules for one order that arrives live: whether it belongs in the list. */
export function belongs(
  order: OrderRow,
  filters: OrderFilters,
  { now, zone }: { now: number; zone: string },
): boolean {
  if (filters.status && !isShown(order.status, filters.status)) return false
  if (filters.period && Date.parse(order.created_at) < periodStart(filters.period, now, zone)) return false
  return isFound(order, searchTerm(filters.search))
}

const closedStatuses = orderStatuses.filter((status) => !isOpen(status))

const statusOperand = (shown: ShownStatus) =>
  shown === 'closed' ? `in.(${closedStatuses.join(',')})` : `eq.${shown}`

const isShown = (status: OrderStatus, shown: ShownStatus) =>
  shown === 'closed' ? closedStatuses.includes(status) : status === shown

/** The order of the list. */
export function listOrder({ sort, direction }: OrderFilters) {
  return compareOrders({ key: sort, direction })
}

function oneOf<T extends string>(values: readonly T[], value: string | null): T | null {
  return values.find((one) => one === value) ?? null
}
