import {
  getOrder,
  listOrders,
  orderCounts,
  type OrderCounts,
  type OrderDetails,
  type OrderRow,
} from '@balcao/contract/orders'
import type { OrderStatus } from '@balcao/domain/orders'
import {
  infiniteQueryOptions,
  keepPreviousData,
  useInfiniteQuery,
  useQuery,
  type InfiniteData,
} from '@tanstack/react-query'
import { call } from '../../lib/http/api'
import { callLoosely } from '../../lib/http/send'
import { belongs, listOrder, orderQuery, type OrderFilters } from './order-filters'
import { flatOrders, placeOrder } from './order-pages'
import { readRows } from './read-rows'
import { RecentOrders } from './recent-orders'

const pageSize = 50
/** So many open orders of a status a shop hardly ever has at once; the rest comes by a button. */
const columnSize = 200
const justReadMs = 5000

/** What the list is fetched by. The zone decides where a day begins. */
export interface ListQuery {
  filters: OrderFilters
  zone: string
  /** How many are read at once, where not 50. */
  pageSize?: number
}

/** What narrows the board. */
export type ColumnQuery = Pick<OrderFilters, 'search' | 'period'> & { zone: string }

interface OrderPage {
  orders: OrderRow[]
  /** There are more after it. */
  more: boolean
}

export type OrderPages = InfiniteData<OrderPage, number>

export const orderKeys = {
  lists: ['orders', 'list'] as const,
  list: (query: ListQuery) => ['orders', 'list', query] as const,
  counts: ['orders', 'counts'] as const,
  unseen: ['orders', 'unseen'] as const,
  details: (id: string) => ['orders', 'details', id] as const,
}

export const recentOrders = new RecentOrders()

/** The list in pages of 50. Live events keep it current; it is read again when the screen is entered. */
export function useOrderList(query: ListQuery) {
  return useInfiniteQuery(orderListOptions(query))
}

/** The orders of one status for the board, the one that came first first, in pages of 200. */
export function useColumnOrders(status: OrderStatus, { search, period, zone }: ColumnQuery) {
  const filters: OrderFilters = { search, period, status, sort: 'date', direction: 'asc' }
  return useOrderList({ filters, zone, pageSize: columnSize })
}

/** How the list of a query is read, page by page. */
export function orderListOptions(query: ListQuery) {
  return infiniteQueryOptions({
    queryKey: orderKeys.list(query),
    queryFn: ({ pageParam, signal }) => fetchPage(query, pageParam, signal),
    initialPageParam: 0,
    getNextPageParam: (last, pages) =>
      last.more ? pages.reduce((sum, page) => sum + page.orders.length, 0) : undefined,
    select: ordersOf,
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    staleTime: Infinity,
    // Sharing compares by place: one order more at the top would copy, and repaint, all that follow.
    structuralSharing: false,
  })
}

// A function that is made anew on each render would, without sharing, make a new list on each, without end.
const ordersOf = ({ pages }: OrderPages) => flatOrders(pages.map(({ orders }) => orders))

async function fetchPage(
  { filters, zone, pageSize: limit = pageSize }: ListQuery,
  offset: number,
  signal: AbortSignal,
): Promise<OrderPage> {
  const now = Date.now()
  const query = orderQuery(filters, { offset, limit, now, zone })
  const rows = readRows(await callLoosely(listOrders, { query, signal }))
  const more = rows.length === limit
  const isHere = (order: OrderRow) => belongs(order, filters, { now, zone })
  const orders = recentOrders.correct(rows, now).filter(isHere)
  const missed = offset === 0 ? recentOrders.since(now) : []
  const place = (page: OrderRow[], order: OrderRow) =>
    placeOrder([page], order, { belongs: isHere(order), compare: listOrder(filters), more })[0] ?? page
  return { orders: missed.reduce(place, orders), more }
}

/**
 * The three counters, and how many new orders nobody has looked at. The alert and the list both show them: the second to
 * come does not read again what the first has just read.
 */
export function useOrderCounts() {
  return useQuery({
    queryKey: orderKeys.counts,
    queryFn: ({ signal }): Promise<OrderCounts> => call(orderCounts, { signal }),
    refetchOnMount: ({ state }) => (Date.now() - state.dataUpdatedAt > justReadMs ? 'always' : false),
    staleTime: Infinity,
  })
}

/** The newest order that nobody has looked at; asked only while there is one. */
export function useNewestUnseen(enabled: boolean) {
  return useQuery({
    queryKey: orderKeys.unseen,
    queryFn: async ({ signal }): Promise<OrderRow | null> => {
      const query = {
        select: '*',
        seen_at: 'is.null',
        status: 'in.(analysis,production)',
        order: 'created_at.desc',
        limit: '1',
      }
      return readRows(await callLoosely(listOrders, { query, signal }))[0] ?? null
    },
    enabled,
    staleTime: Infinity,
  })
}

/** One order with its timeline, prints and what may be done with it. */
export function useOrderDetails(id: string) {
  return useQuery({
    queryKey: orderKeys.details(id),
    queryFn: ({ signal }): Promise<OrderDetails> => call(getOrder, { params: { orderId: id }, signal }),
    staleTime: 0,
  })
}
