import type { CustomerRecord } from '@balcao/contract/customers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { givenAgendaThings } from '../scheduling/testing/agenda-things'
import { sql } from '../platform/database/sql'
import { borrowTestServer } from '../testing/borrowed-server'
import type { TestServer } from '../testing/server'
import { lockCustomers } from './refresh-customers'
import { givenCustomerShop, type CustomerShop } from './testing/customer-shop'

let server: TestServer

beforeAll(async () => {
  server = await borrowTestServer()
})
afterAll(() => server.stop())

async function waitsForLock(): Promise<boolean> {
  const { rowCount } = await server.app.db.owner.query(
    `select from pg_locks where locktype = 'advisory' and not granted
       and database = (select oid from pg_database where datname = current_database())`,
  )
  return rowCount! > 0
}

const put = (shop: CustomerShop, key: string, body: object) =>
  shop.ask<CustomerRecord & { code: string; current: CustomerRecord }>(`/api/customers/${key}`, 'PUT', body)

describe('one customer', () => {
  it('W31 shows orders, appointments, conversations and when they were first seen', async () => {
    const shop = await givenCustomerShop(server)
    const order = await shop.order({ customer_phone: '92991234567' })
    const chat = await shop.receive('559291234567@s.whatsapp.net')
    const words = {
      customer: 'Ana Lima',
      phone: '(92) 99123-4567',
      appointment: 'x',
      closure: 'y',
      waiting: 'Ana Lima',
    }
    const { appointmentId } = await givenAgendaThings(server, shop.company, words)
    expect(await shop.record('9291234567')).toMatchObject({
      name: 'Ana Lima',
      orders_count: 1,
      version: 0,
      orders: [{ id: order.id, number: order.number, summary: '2× X-Bacon, 1× Coca-Cola lata' }],
      orders_next: null,
      appointments: [{ id: appointmentId, service: 'Corte', status: 'pending' }],
      conversations: [{ id: chat }],
    })
  })

  it('is found by any spelling of the phone, and by a conversation', async () => {
    const shop = await givenCustomerShop(server)
    const chat = await shop.receive('559291234567@s.whatsapp.net')
    for (const key of ['9291234567', '92991234567', '5592991234567', chat])
      expect(await shop.record(key)).toMatchObject({ key: '9291234567' })
  })

  it('pages through many orders, the newest first', async () => {
    const shop = await givenCustomerShop(server)
    for (let n = 0; n < 23; n += 1) await shop.order({ customer_phone: '92991234567' })
    const first = await shop.record('9291234567')
    expect(first.orders).toHaveLength(20)
    const { body: second } = await shop.ask<CustomerRecord>(
      `/api/customers/9291234567?cursor=${first.orders_next}`,
    )
    expect([second.orders.length, second.orders_next]).toEqual([3, null])
    const ids = [...first.orders, ...second.orders].map(({ id }) => id)
    expect(new Set(ids).size).toBe(23)
  })

  it('what the shop writes down is kept, leads the list, and is never overwritten unseen', async () => {
    const shop = await givenCustomerShop(server)
    await shop.order({ customer_name: 'ana', customer_phone: '92991234567' })
    const note = { given_name: 'Dona Ana', email: 'ana@lima.example', notes: 'Sem pimenta' }
    const written = await put(shop, '9291234567', { version: 0, ...note })
    expect([written.status, written.body]).toMatchObject([200, { ...note, version: 1, name: 'Dona Ana' }])
    expect((await shop.list()).customers[0]!.name).toBe('Dona Ana')
    for (const version of [0, 7]) {
      const stale = await put(shop, '9291234567', { version, ...note, notes: 'outra' })
      expect([stale.status, stale.body.code, stale.body.current.notes]).toEqual([
        409,
        'CUSTOMER_CHANGED',
        'Sem pimenta',
      ])
    }
    const again = await put(shop, '9291234567', { version: 1, given_name: '', email: '', notes: '' })
    expect(again.body).toMatchObject({ given_name: null, email: null, notes: '', version: 2, name: 'ana' })
  })

  it('what is written down while the person is being erased does not bring them back', async () => {
    const shop = await givenCustomerShop(server)
    await shop.order({ customer_phone: '92991234567' })
    await shop.list()
    const { db } = server.app
    let noting: ReturnType<typeof put> | undefined
    await db.asCompany(shop.company.id, async (tx) => {
      await lockCustomers(tx, shop.company.id)
      await tx.execute(sql`delete from customer_summaries where key = '9291234567'`)
      await tx.execute(sql`update orders set customer_phone = null`)
      await tx.execute(sql`delete from customer_changes`)
      let finished = false
      noting = put(shop, '9291234567', { version: 0, given_name: 'Ana', email: '', notes: 'Sem pimenta' })
      void noting.finally(() => (finished = true))
      await expect.poll(async () => finished || (await waitsForLock())).toBe(true)
    })
    expect((await noting!).body.code).toBe('CUSTOMER_NOT_FOUND')
    expect(await shop.rows('select notes from customers where company_id = $1')).toEqual([])
  })

  it('nobody is there under a phone that nobody has, and nobody else’s customer is', async () => {
    const [shop, other] = [await givenCustomerShop(server), await givenCustomerShop(server)]
    await shop.order({ customer_phone: '92991234567' })
    for (const [path, method, body] of [
      ['', 'GET', undefined],
      ['', 'PUT', { version: 0, given_name: 'x', email: null, notes: '' }],
      ['/export', 'POST', undefined],
      ['/erase', 'POST', { confirm: '92991234567' }],
    ] as const) {
      const answer = await other.ask(`/api/customers/9291234567${path}`, method, body)
      expect([path, answer.status, answer.body.code]).toEqual([path, 404, 'CUSTOMER_NOT_FOUND'])
    }
  })
})

describe('the export of a customer', () => {
  it('W31 holds all that is stored of the person, is a file, and is written down', async () => {
    const shop = await givenCustomerShop(server)
    await shop.order({ customer_phone: '92991234567', notes: 'portão azul' })
    const removed = await shop.order({ customer_phone: '92991234567', notes: 'pedido removido' })
    await shop.rows('update orders set deleted_at = now() where company_id = $1 and id = $2', removed.id)
    await shop.order({ customer_name: 'Outra Pessoa', customer_phone: '92995554444' })
    const chat = await shop.receive('5592991234567@s.whatsapp.net', { text: 'quero o de sempre' })
    await shop.rows(
      `insert into media (company_id, id, message_id, type, mime, file_name, state)
       select $1, gen_random_uuid(), id, 'image', 'image/png', 'comprovante.png', 'ready' from messages
       where company_id = $1 and conversation_id = $2`,
      chat,
    )
    await shop.rows(
      `insert into transcripts (company_id, message_id, state, text, wait_until)
       select $1, id, 'ready', 'dito em voz alta', now() from messages
       where company_id = $1 and conversation_id = $2`,
      chat,
    )
    await shop.ask(`/api/conversations/${chat}/notes`, 'POST', {
      id: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
      text: 'gosta de conversar',
    })
    await put(shop, '9291234567', { version: 0, given_name: null, email: null, notes: 'cliente antiga' })
    const answer = await shop.ask(`/api/customers/9291234567/export`, 'POST')
    expect([answer.status, answer.headers.get('content-disposition')]).toEqual([
      200,
      'attachment; filename="cliente.json"',
    ])
    for (const word of [
      'portão azul',
      'pedido removido',
      'quero o de sempre',
      'comprovante.png',
      'dito em voz alta',
      'gosta de conversar',
      'cliente antiga',
      'Rua das Flores, 120',
    ])
      expect([word, answer.text.includes(word)]).toEqual([word, true])
    expect(answer.text).not.toContain('Outra Pessoa')
    expect(
      await shop.rows(`select act, actor_kind, detail from audit_entries where company_id = $1`),
    ).toEqual([{ act: 'customer.exported', actor_kind: 'dono', detail: { customer: '9291234567' } }])
  })
})

describe('how long conversations are kept', () => {
  it('W31 has defaults, and a company’s own answer is never overwritten unseen', async () => {
    const shop = await givenCustomerShop(server)
    const { body } = await shop.ask('/api/retention')
    expect(body).toEqual({ version: 0, message_months: 24, media_months: 12 })
    const wanted = { message_months: null, media_months: 6 }
    const saved = await shop.ask('/api/retention', 'PUT', { version: 0, ...wanted })
    expect(saved.body).toEqual({ version: 1, ...wanted })
    const stale = await shop.ask('/api/retention', 'PUT', { version: 0, message_months: 1, media_months: 1 })
    expect(stale).toMatchObject({
      status: 409,
      body: { code: 'SETTINGS_CHANGED', current: { version: 1, ...wanted } },
    })
  })

  it.each([0, -1, 121, 1.5])('%s months are refused', async (months) => {
    const shop = await givenCustomerShop(server)
    const answer = await shop.ask('/api/retention', 'PUT', {
      version: 0,
      message_months: months,
      media_months: 1,
    })
    expect(answer.status).toBe(400)
  })
})

it('W31 who may: the counter reads and notes, only the owner takes away or hands out', async () => {
  const note = { version: 0, given_name: null, email: null, notes: 'x' }
  for (const [role, reads, decides] of [
    ['cozinha', 403, 403],
    ['atendente', 200, 403],
    ['gerente', 200, 403],
    ['dono', 200, 200],
  ] as const) {
    const fresh = await givenCustomerShop(server)
    await fresh.order({ customer_phone: '92991234567' })
    await fresh.rows('update sessions set role = $2 where company_id = $1', role)
    const ask = async (path: string, method?: string, body?: object) =>
      (await fresh.ask(path, method, body)).status
    expect([
      role,
      await ask('/api/customers'),
      await ask('/api/customers/9291234567'),
      await ask('/api/customers/9291234567', 'PUT', note),
      await ask('/api/customers/9291234567/export', 'POST'),
      await ask('/api/retention', 'PUT', { version: 0, message_months: 1, media_months: 1 }),
    ]).toEqual([role, reads, reads, reads, decides, decides])
    expect([role, await ask('/api/customers/9291234567/erase', 'POST', { confirm: '00' })]).toEqual([
      role,
      decides === 200 ? 422 : 403,
    ])
  }
})
