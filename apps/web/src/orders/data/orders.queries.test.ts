import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { noFilters } from './order-filters'
import { orderListOptions } from './orders.queries'
import { buildOrder } from '../testing/build-order'

test('while a list is awaited, the one before is handed on as the same object at every render', async () => {
  const client = new QueryClient()
  const before = { filters: noFilters, zone: 'America/Sao_Paulo' }
  const options = (query: typeof before) => ({
    ...orderListOptions(query),
    queryFn: () => new Promise<never>(() => {}),
  })
  client.setQueryData(orderListOptions(before).queryKey, {
    pages: [{ orders: [buildOrder()], more: false }],
    pageParams: [0],
  })
  const observer = new InfiniteQueryObserver(client, options(before))
  const stop = observer.subscribe(() => {})
  observer.setOptions(options({ ...before, zone: 'America/Manaus' }))
  const first = observer.getCurrentResult()
  expect(first.isPlaceholderData).toBe(true)
  expect(first.data).toHaveLength(1)
  observer.setOptions(options({ ...before, zone: 'America/Manaus' }))
  expect(observer.getCurrentResult().data).toBe(first.data)
  stop()
})
