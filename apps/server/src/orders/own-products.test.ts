import type { OrderRow } from '@balcao/contract/orders'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { borrowTestServer } from '../testing/borrowed-server'
import { givenCompany } from '../testing/builders'
import { call } from '../testing/call'
import { givenCatalogue } from '../testing/catalogue'
import { buildOrder, givenOrder } from '../testing/orders'
import type { TestServer } from '../testing/server'

let server: TestServer

beforeAll(async () => {
  server = await borrowTestServer()
})
afterAll(() => server.stop())

it('what the counter sends keeps its price, and its product only where that is the company’s own', async () => {
  const company = await givenCompany(server)
  const other = await givenCompany(server)
  const { itemId, categoryId } = await givenCatalogue(server, company, 'X-Bacon')
  const foreign = await givenCatalogue(server, other, 'X-Salada')
  const line = (product_id: string | null) => ({ name: 'Lanche', quantity: 1, unit_price: 1.5, product_id })
  const ids = [itemId, `meio:${categoryId}`, foreign.itemId, `meio:${foreign.categoryId}`, null]
  const headers = { prefer: 'return=representation' }
  const write = <Body>(path: string, method: string, body: unknown) =>
    call<Body>(server, path, { method, cookie: company.cookie, headers, body })
  const productsOf = (order: OrderRow) => order.items.map(({ product_id }) => product_id)

  const order = buildOrder({ items: ids.map(line) })
  const placed = await write<OrderRow[]>('/rest/v1/orders', 'POST', order)
  expect(placed.status).toBe(201)
  expect(productsOf(placed.body[0]!)).toEqual([itemId, `meio:${categoryId}`, null, null, null])
  expect(placed.body[0]!.items[0]!.unit_price).toBe(1.5)
  // The same order once more is the same order, though one of its products was left out.
  expect((await write('/rest/v1/orders', 'POST', order)).status).toBe(200)

  // A program's own numbers stay, also through an edit by a person.
  const programs = await givenOrder(server, company, { items: [line('erp-7')] })
  expect(productsOf(programs)).toEqual(['erp-7'])
  const { id: _, ...content } = buildOrder({ items: ['erp-7', foreign.itemId, itemId].map(line) })
  const edited = await write<OrderRow>(`/api/orders/${programs.id}`, 'PUT', {
    version: programs.version,
    ...content,
  })
  expect(productsOf(edited.body)).toEqual(['erp-7', null, itemId])
})
