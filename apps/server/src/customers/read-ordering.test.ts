import type { OrderingCustomer } from '@balcao/contract/customers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { borrowTestServer } from '../testing/borrowed-server'
import type { TestServer } from '../testing/server'
import { givenCustomerShop, type CustomerShop } from './testing/customer-shop'

let server: TestServer

beforeAll(async () => {
  server = await borrowTestServer()
})
afterAll(() => server.stop())

const ordering = async (shop: CustomerShop, key: string) =>
  (await shop.ask<{ customer: OrderingCustomer | null }>(`/api/customers/${key}/ordering`)).body.customer

it('a phone in any spelling brings name, addresses, last way to pay and last orders; a new one brings nothing', async () => {
  const shop = await givenCustomerShop(server)
  const customer_phone = '92991234567'
  const item = {
    name: 'Pizza meio a meio (Grande)',
    quantity: 1,
    unit_price: 60,
    options: [{ name: '1/2 Calabresa', price: 0 }],
    product_id: 'meio:pizzas',
  }
  const place = (created_at: string, more: object) => shop.order({ customer_phone, created_at, ...more })
  const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()
  await place(ago(90), { customer_address: 'Rua A, 1', neighbourhood: 'Centro' })
  await place(ago(80), {
    customer_address: 'Rua B, 2',
    neighbourhood: 'Aleixo',
    payment_method: 'pix',
    change_for: null,
  })
  await place(ago(70), { customer_address: 'rua a,  1', neighbourhood: 'Centro' })
  const pickedUp = await place(ago(60), { fulfilment: 'pickup', customer_address: null, delivery_fee: 0 })
  const last = await place(ago(50), { payment_method: 'debit_card', change_for: null, items: [item] })
  const cancelled = await place(ago(40), { customer_name: 'Ana Souza' })
  await shop.ask(`/api/orders/${cancelled.id}/close`, 'POST', {
    outcome: 'cancelled',
    reason: 'customer_gave_up',
  })
  const deleted = await place(ago(30), { customer_address: 'Rua Errada, 9' })
  await shop.ask(`/rest/v1/orders?id=eq.${deleted.id}`, 'DELETE')

  const found = await ordering(shop, '5592991234567')
  expect(found).toEqual(await ordering(shop, '9291234567'))
  expect(found).toMatchObject({
    key: '9291234567',
    name: 'Ana Souza',
    payment_method: 'cash',
    addresses: [
      { address: 'Rua das Flores, 120', neighbourhood: 'Centro' },
      { address: 'rua a,  1', neighbourhood: 'Centro' },
      { address: 'Rua B, 2', neighbourhood: 'Aleixo' },
    ],
  })
  // Four came about, three of them with the same on the table.
  expect(found!.orders.map(({ id }) => id)).toEqual([last.id, pickedUp.id])
  expect(found!.orders[0]).toMatchObject({
    id: last.id,
    number: last.number,
    total_cents: 6500,
    items: [{ ...item, notes: null }],
  })
  expect(await ordering(shop, '92991234568')).toBeNull()
  const other = await givenCustomerShop(server)
  expect(await ordering(other, '92991234567')).toBeNull()
})

it('who only wrote is known by name', async () => {
  const shop = await givenCustomerShop(server)
  await shop.receive('559291234567@s.whatsapp.net')
  expect(await ordering(shop, '92991234567')).toMatchObject({ name: 'Maria', addresses: [], orders: [] })
})
