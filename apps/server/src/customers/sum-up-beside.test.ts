import { afterAll, beforeAll, expect, it } from 'vitest'
import { givenManyOrders } from '../testing/orders'
import { startTestServer, type TestServer } from '../testing/server'
import { givenCustomerShop } from './testing/customer-shop'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

it('W31 an import is summed up beside it, before anybody opens the list', async () => {
  const shop = await givenCustomerShop(server)
  await givenManyOrders(server, shop.company, { orders: 1200, people: 600 })
  const waiting = () => shop.rows('select from customer_changes where company_id = $1 limit 1')
  await expect.poll(async () => (await waiting()).length, { timeout: 20_000 }).toBe(0)
  const [summed] = await shop.rows<{ customers: number; orders: number }>(
    `select count(*)::int as customers, sum(orders_count)::int as orders from customer_summaries where company_id = $1`,
  )
  expect(summed).toEqual({ customers: 600, orders: 1200 })
  expect((await shop.list({ sort: 'orders' })).customers).toHaveLength(50)
})
