import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { givenManyOrders } from '../testing/orders'
import { startTestServer, type TestServer } from '../testing/server'
import { givenCustomerShop, type CustomerShop } from './testing/customer-shop'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ env: { BALCAO_ROLE: 'web' } })
})
afterAll(() => server.stop())

const deliver = (shop: CustomerShop, id: string, status = 'delivered') =>
  shop.rows('update orders set status = $3 where company_id = $1 and id = $2', id, status)

describe('the list of customers', () => {
  it('W31 one person is one line, however the phone is written: with 55, without, with and without the ninth digit', async () => {
    const shop = await givenCustomerShop(server)
    const first = await shop.order({ customer_name: 'Ana', customer_phone: '92991234567' })
    await shop.order({ customer_name: 'Ana L.', customer_phone: '(92) 9123-4567' })
    await shop.receive('559291234567@s.whatsapp.net', { name: 'aninha' })
    const { customers } = await shop.list()
    expect(customers).toMatchObject([
      { key: '9291234567', name: 'Ana L.', orders_count: 2, spent_cents: 2 * first.total * 100 },
    ])
    expect(customers[0]!.last_message_at).not.toBeNull()
  })

  it('a mobile that without its 9 would be a landline is not that landline', async () => {
    const shop = await givenCustomerShop(server)
    await shop.order({ customer_name: 'Casa', customer_phone: '9232345678' })
    await shop.order({ customer_name: 'Celular', customer_phone: '92932345678' })
    expect((await shop.list()).customers).toHaveLength(2)
  })

  it('a chat whose phone is hidden is a customer of its own, until an order from it says whose it is', async () => {
    const shop = await givenCustomerShop(server)
    const chat = await shop.receive('123456789012345@lid', { name: 'Misterioso' })
    expect((await shop.list()).customers).toMatchObject([{ key: chat, phone: null, name: 'Misterioso' }])
    await shop.ask(`/api/customers/${chat}`, 'PUT', {
      version: 0,
      given_name: 'Zé do Lid',
      email: null,
      notes: 'sem telefone',
    })
    const order = await shop.order({ customer_name: 'Zé', customer_phone: '92988887777' })
    await shop.rows(
      'update orders set conversation_id = $3 where company_id = $1 and id = $2',
      order.id,
      chat,
    )
    const { customers } = await shop.list()
    expect(customers).toMatchObject([{ key: '9288887777', name: 'Zé do Lid' }])
    expect(await shop.record('9288887777')).toMatchObject({
      notes: 'sem telefone',
      conversations: [{ id: chat }],
    })
  })

  it('follows every change: an order cancelled, deleted, given another phone; an appointment; a chat that goes', async () => {
    const shop = await givenCustomerShop(server)
    const [kept, other] = [
      await shop.order({ customer_phone: '92991110000' }),
      await shop.order({ customer_phone: '92991110000' }),
    ]
    const spent = async (key: string) =>
      (await shop.list()).customers.find((row) => row.key === key)?.spent_cents
    expect(await spent('9291110000')).toBe(Math.round((kept.total + other.total) * 100))
    await deliver(shop, other.id, 'cancelled')
    expect(await spent('9291110000')).toBe(Math.round(kept.total * 100))
    await shop.rows(
      'update orders set customer_phone = $3 where company_id = $1 and id = $2',
      kept.id,
      '92992220000',
    )
    expect([await spent('9291110000'), await spent('9292220000')]).toEqual([0, Math.round(kept.total * 100)])
    await shop.rows(`update orders set deleted_at = now() where company_id = $1`)
    expect((await shop.list()).customers).toEqual([])
    const chat = await shop.receive('5592993330000@s.whatsapp.net')
    expect((await shop.list()).customers).toMatchObject([{ key: '9293330000' }])
    await shop.rows('delete from conversations where company_id = $1 and id = $2', chat)
    expect((await shop.list()).customers).toEqual([])
  })

  it('is searched by any name, without accents, and by the phone in any spelling', async () => {
    const shop = await givenCustomerShop(server)
    await shop.order({ customer_name: 'Conceição Araújo', customer_phone: '92991234567' })
    await shop.order({ customer_name: 'Bruno', customer_phone: '11987654321' })
    const found = async (search: string) => (await shop.list({ search })).customers.map(({ name }) => name)
    for (const search of ['conceicao', 'ARAÚJO', '(92) 99123-4567', '9291234567', '+55 92 99123', '1234567'])
      expect([search, await found(search)]).toEqual([search, ['Conceição Araújo']])
    expect(await found('%')).toEqual([])
    expect(await found('bruno')).toEqual(['Bruno'])
  })

  it.each(['contact', 'orders', 'spent'])(
    'by %s goes page by page, each once, the greatest first',
    async (sort) => {
      const shop = await givenCustomerShop(server)
      await givenManyOrders(server, shop.company, { orders: 300, people: 120 })
      const seen: { key: string; value: number | string }[] = []
      for (let cursor: string | null = ''; cursor !== null;) {
        const page = await shop.list({ sort, ...(cursor ? { cursor } : {}) })
        for (const row of page.customers) {
          const value = { contact: row.last_contact_at, orders: row.orders_count, spent: row.spent_cents }[
            sort
          ]!
          seen.push({ key: row.key, value })
        }
        cursor = page.next
      }
      expect(new Set(seen.map(({ key }) => key)).size).toBe(120)
      expect(seen).toHaveLength(120)
      const values = seen.map(({ value }) => value)
      expect(values).toEqual([...values].sort((a, b) => (a < b ? 1 : a > b ? -1 : 0)))
    },
  )

  it('a cursor of no page is refused', async () => {
    const shop = await givenCustomerShop(server)
    expect(await shop.ask(`/api/customers?cursor=1;drop`)).toMatchObject({ status: 400 })
  })

  it('a page is read by its index, however many orders there are, and an import leaves nothing waiting', async () => {
    const shop = await givenCustomerShop(server)
    // The counters of orders by status are not looked at here, and cost a minute over so many.
    await server.app.db.owner.query('alter table orders disable trigger count_orders')
    await givenManyOrders(server, shop.company, { orders: 20_000, people: 5000 })
    expect((await shop.list()).customers).toHaveLength(50)
    await server.app.db.owner.query('vacuum analyze customer_summaries')
    await server.app.db.owner.query('alter table orders enable trigger count_orders')
    const plan = await shop.rows<{ 'QUERY PLAN': string }>(
      `explain (analyze, buffers, costs off, timing off, summary off)
       select key from customer_summaries where company_id = $1 order by last_contact_at desc, key limit 51`,
    )
    const text = plan.map((row) => row['QUERY PLAN']).join('\n')
    expect(text).toContain('customers_by_contact')
    expect(text).not.toMatch(/Sort|Seq Scan/)
    expect(await shop.rows('select 1 from customer_changes where company_id = $1')).toEqual([])
  })

  it('two that read at once while orders come in agree with the orders in the end', async () => {
    const shop = await givenCustomerShop(server)
    await Promise.all(
      Array.from({ length: 12 }, async (_, place) => {
        await shop.order({ customer_phone: `9299000000${place % 3}` })
        await shop.list()
      }),
    )
    const { customers } = await shop.list({ sort: 'orders' })
    expect(customers.map(({ orders_count }) => orders_count)).toEqual([4, 4, 4])
  })
})
