import type { OrderCounts, OrderRow } from '@balcao/contract/orders'
import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test } from 'vitest'
import { hideOrder, knownOrder, showCounts, showOrder } from './live-orders'
import { noFilters, type OrderFilters } from './order-filters'
import { orderKeys, type OrderPages } from './orders.queries'
import { buildOrder } from '../testing/build-order'

const zone = 'America/Sao_Paulo'
const query = (changes: Partial<OrderFilters> = {}) => ({ filters: { ...noFilters, ...changes }, zone })
const all = query()
const inProduction = query({ status: 'production' })

let client: QueryClient
beforeEach(() => {
  client = new QueryClient()
})

function given(list: ReturnType<typeof query>, orders: OrderRow[], more = false) {
  const data: OrderPages = { pages: [{ orders, more }], pageParams: [0] }
  client.setQueryData(orderKeys.list(list), data)
}

function shown(list: ReturnType<typeof query>) {
  const data = client.getQueryData<OrderPages>(orderKeys.list(list))
  return data?.pages.flatMap(({ orders }) => orders.map(({ id, status }) => `${id} ${status}`))
}

test('ORD-31 a new order appears in the lists it belongs to, without a reload', () => {
  given(all, [])
  given(inProduction, [])
  showOrder(client, buildOrder({ id: 'a' }))
  expect(shown(all)).toEqual(['a analysis'])
  expect(shown(inProduction)).toEqual([])
})

test('ORD-31 an order that moves changes lists', () => {
  given(all, [buildOrder({ id: 'a' })])
  given(inProduction, [])
  showOrder(client, buildOrder({ id: 'a', status: 'production', version: 2 }))
  expect(shown(all)).toEqual(['a production'])
  expect(shown(inProduction)).toEqual(['a production'])
})

test('an event that comes late does not undo what is newer', () => {
  given(all, [buildOrder({ id: 'a', status: 'ready', version: 3 })])
  showOrder(client, buildOrder({ id: 'a', status: 'production', version: 2 }))
  expect(shown(all)).toEqual(['a ready'])
})

test('an order older than everything fetched waits for its page', () => {
  given(all, [buildOrder({ id: 'new' })], true)
  showOrder(client, buildOrder({ id: 'old', created_at: '2020-01-01T00:00:00.000Z' }))
  expect(shown(all)).toEqual(['new analysis'])
})

test('a removed order leaves every list, and is known no more', () => {
  given(all, [buildOrder({ id: 'a', status: 'production' })])
  given(inProduction, [buildOrder({ id: 'a', status: 'production' })])
  expect(knownOrder(client, 'a')?.id).toBe('a')
  hideOrder(client, 'a')
  expect([shown(all), shown(inProduction)]).toEqual([[], []])
  expect(knownOrder(client, 'a')).toBeUndefined()
})

test('ORD-11 counts that were asked for before an event and arrive after it do not undo it', async () => {
  const none = { analysis: 0, production: 0, ready: 0, dispatched: 0, unseen: 0 }
  let answer = (_counts: OrderCounts) => {}
  const asked = client
    .fetchQuery({
      queryKey: orderKeys.counts,
      queryFn: () => new Promise<OrderCounts>((resolve) => (answer = resolve)),
    })
    .catch(() => undefined)
  showCounts(client, { ...none, analysis: 2 })
  answer(none)
  await asked
  expect(client.getQueryData(orderKeys.counts)).toEqual({ ...none, analysis: 2 })
})
