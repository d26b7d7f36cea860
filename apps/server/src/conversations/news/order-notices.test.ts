import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { OrderRow } from '@balcao/contract/orders'
import { givenCompany } from '../../testing/builders'
import { call } from '../../testing/call'
import { openStream } from '../../testing/event-stream'
import { buildOrder, givenOrder } from '../../testing/orders'
import { findOrMakeConversation } from '../identity/find-or-make-conversation'
import { orderMovedJob, orderNewsJob } from './order-notices.job'
import { openShop, type OpenShop } from '../testing/open-shop'
import type { Customer } from '../testing/sending-shop'

let shop: OpenShop
let maria: Customer

beforeAll(async () => {
  shop = await openShop()
})
beforeEach(async () => {
  maria = await shop.customer()
})
afterEach(async () => {
  shop.sending.news.newsAfterMs = 0
  await accept('{}')
})
afterAll(() => shop.stop())

/** Maria's phone as the counter types it. */
const typed = () => maria.phone.number.replace(/^55(\d{2})(\d{5})(\d{4})$/, '($1) $2-$3')

const place = (overrides: Parameters<typeof givenOrder>[2] = {}) =>
  givenOrder(shop.server, shop.company, {
    customer_name: 'Maria Souza',
    customer_phone: typed(),
    ...overrides,
  })

const move = (order: OrderRow, status: string) =>
  call(shop.server, `/rest/v1/orders?id=eq.${order.id}`, {
    method: 'PATCH',
    cookie: shop.company.cookie,
    body: { status },
  })

/** What a job of an order's news is run with. */
const about = (order: OrderRow, more: { placed?: boolean } = {}) =>
  [
    { companyId: shop.company.id, orderId: order.id, ...more },
    { attempt: 1, lastAttempt: false },
  ] as const

/** What Maria reads once everything that was asked for has been done. */
async function reads(): Promise<string[]> {
  const { owner } = shop.server.app.db
  // One that failed waits for its next try.
  const unfinished = `select 1 from graphile_worker.jobs
    where attempts < max_attempts and (run_at <= now() or last_error is not null)`
  await expect.poll(async () => (await owner.query(unfinished)).rowCount, { timeout: 10_000 }).toBe(0)
  return maria.phone.received().map(({ text }) => text)
}

async function settings(notices: object) {
  await shop.server.app.db.owner.query(
    `insert into bot_settings (company_id, version, texts, notices, silence_minutes) values ($1, 1, '{}', $2, 30)
     on conflict (company_id) do update set notices = excluded.notices`,
    [shop.company.id, JSON.stringify(notices)],
  )
}

const accept = (channels: string) =>
  shop.server.app.db.owner.query('update companies set aceite_automatico = $2 where id = $1', [
    shop.company.id,
    channels,
  ])

describe('news of an order', () => {
  it('reach the customer on WhatsApp as the order moves, by the phone on the order', async () => {
    const order = await place({ fulfilment: 'delivery' })
    const [received] = await reads()
    expect(received).toBe(
      `Olá, Maria! Recebemos seu pedido nº ${order.number}, no total de R$\u00A060,80. Avisamos por aqui a cada passo.`,
    )
    await move(order, 'production')
    await reads()
    await move(order, 'ready')
    await reads()
    await move(order, 'dispatched')
    await reads()
    await move(order, 'delivered')
    const all = await reads()
    expect(all.slice(1)).toEqual([
      `Seu pedido nº ${order.number} está em preparo 👩‍🍳`,
      `Seu pedido nº ${order.number} está pronto e já vai sair para entrega 📦`,
      `Seu pedido nº ${order.number} saiu para entrega 🛵`,
    ])
  })

  it('of an order for later begin with when that is', async () => {
    const tomorrow = new Date(Date.now() + 24 * 3_600_000)
    const order = await place({ scheduled_for: tomorrow.toISOString() })
    const time = tomorrow.toLocaleTimeString('pt-BR', {
      timeZone: 'America/Manaus',
      hour: '2-digit',
      minute: '2-digit',
    })
    expect(await reads()).toEqual([
      expect.stringMatching(
        new RegExp(`Recebemos seu pedido nº ${order.number}[^]*Agendado para amanhã às ${time}\\.$`),
      ),
    ])
  })

  it('say that a delivery left, once, to who never read it because the shop skipped that step', async () => {
    const order = await place({ fulfilment: 'delivery' })
    for (const status of ['production', 'ready', 'delivered']) {
      await move(order, status)
      await reads()
    }
    expect((await reads()).at(-1)).toBe(
      `Seu pedido nº ${order.number} saiu para entrega e já consta como entregue. Se ainda não chegou, responda a esta mensagem.`,
    )
    await move(order, 'ready')
    expect((await reads()).at(-1)).toContain('ainda não saiu para entrega')
    await settings({ dispatched: { on: false, text: 'Saiu' } })
    const before = await reads()
    await move(order, 'delivered')
    expect(await reads()).toEqual(before)
    await settings({})
  })

  it('of an order that was accepted by itself begin with what was received', async () => {
    await accept('{api}')
    const order = await place()
    await expect.poll(async () => (await reads()).length, { timeout: 10_000 }).toBe(2)
    expect(await reads()).toEqual([
      expect.stringContaining(`Recebemos seu pedido nº ${order.number}`),
      `Seu pedido nº ${order.number} está em preparo 👩‍🍳`,
    ])
  })

  it('say of an order that is fetched that it can be', async () => {
    const order = await place({ fulfilment: 'pickup', delivery_fee: 0 })
    await reads()
    await move(order, 'production')
    await reads()
    await move(order, 'ready')
    expect((await reads()).at(-1)).toBe(`Seu pedido nº ${order.number} está pronto, pode buscar 🛍️`)
  })

  it('are told once each time they come true, and taken back when they are true no more', async () => {
    const order = await place()
    await reads()
    for (const status of ['production', 'ready', 'production', 'ready', 'dispatched', 'ready']) {
      await move(order, status)
      await reads()
    }
    const told = (await reads()).slice(1)
    expect(told).toEqual([
      `Seu pedido nº ${order.number} está em preparo 👩‍🍳`,
      `Seu pedido nº ${order.number} está pronto e já vai sair para entrega 📦`,
      `Correção: seu pedido nº ${order.number} ainda está em preparo. Avisamos quando ficar pronto.`,
      `Seu pedido nº ${order.number} está pronto e já vai sair para entrega 📦`,
      `Seu pedido nº ${order.number} saiu para entrega 🛵`,
      `Correção: seu pedido nº ${order.number} ainda não saiu para entrega. Avisamos quando sair.`,
    ])
    const run = () => orderNewsJob(shop.sending.news).run(...about(order))
    await Promise.all([run(), run(), run()])
    expect((await reads()).slice(1)).toEqual(told)
  })

  it('wait until a wrong press can have been undone: two presses too many and their undoing are never read', async () => {
    const { owner } = shop.server.app.db
    const waiting = `select run_at > now() + interval '50 minutes' as far from graphile_worker.jobs
      where key = 'order-news:' || $1 || ':' || $2`
    const due = `update graphile_worker._private_jobs set run_at = now() where key = 'order-news:' || $1 || ':' || $2`
    const order = await place()
    const [received] = await reads()
    const ids = [shop.company.id, order.id]
    shop.sending.news.newsAfterMs = 3_600_000
    for (const status of ['production', 'ready', 'production']) {
      await move(order, status)
      expect(await reads()).toEqual([received])
    }
    await expect.poll(async () => (await owner.query(waiting, ids)).rows).toEqual([{ far: true }])
    await owner.query(due, ids)
    await expect.poll(async () => (await reads()).length, { timeout: 10_000 }).toBe(2)
    expect((await reads())[1]).toBe(`Seu pedido nº ${order.number} está em preparo 👩‍🍳`)

    await move(order, 'ready')
    await move(order, 'production')
    await reads()
    await owner.query(due, ids)
    await expect.poll(async () => (await owner.query(waiting, ids)).rowCount, { timeout: 10_000 }).toBe(0)
    expect(await reads()).toHaveLength(2)
  })

  it('are not told of an order that went back before anything was said of it', async () => {
    await settings({ analysis: { on: false, text: 'Recebemos' } })
    const order = await place()
    await move(order, 'production')
    await move(order, 'analysis')
    const all = await reads()
    await orderNewsJob(shop.sending.news).run(...about(order))
    expect(await reads()).toEqual(all)
    await settings({})
  })

  it('that time has overtaken are not told, only where the order stands now', async () => {
    const order = await place({ customer_phone: '11944443333' })
    await move(order, 'production')
    await move(order, 'ready')
    await reads()
    await shop.server.app.db.owner.query('update orders set conversation_id = $2 where id = $1', [
      order.id,
      maria.conversationId,
    ])
    await orderMovedJob(shop.sending.news).run(...about(order, { placed: true }))
    for (let n = 0; n < 3; n++) await orderNewsJob(shop.sending.news).run(...about(order))
    expect(await reads()).toEqual([`Seu pedido nº ${order.number} está pronto e já vai sair para entrega 📦`])
  })

  it('follow the conversation that an order came from, whatever phone is on it', async () => {
    const order = await place({ customer_phone: '11955554444', conversation_id: maria.conversationId })
    expect(order.conversation_id).toBe(maria.conversationId)
    const found = await call<OrderRow[]>(
      shop.server,
      `/rest/v1/orders?select=id&conversation_id=eq.${maria.conversationId}`,
      { cookie: shop.company.cookie },
    )
    expect(found.body).toEqual([{ id: order.id }])
    await reads()
    await move(order, 'production')
    expect((await reads()).at(-1)).toEqual(`Seu pedido nº ${order.number} está em preparo 👩‍🍳`)
  })

  it('and the order follow no conversation that is not the company’s own', async () => {
    const other = await givenCompany(shop.server)
    const foreign = await givenOrder(shop.server, other, { conversation_id: maria.conversationId })
    expect(foreign.conversation_id).toBeNull()
    expect((await place({ conversation_id: randomUUID() })).conversation_id).toBeNull()
  })

  it('of an order that was taken down in a group go to its customer alone', async () => {
    const { company, server } = shop
    const group = await server.app.db.asCompany(company.id, (tx) =>
      findOrMakeConversation(tx, company.id, [`12036${Date.now()}@g.us`], { kind: 'group', pushName: null }),
    )
    const order = await place({ conversation_id: group })
    expect(await reads()).toEqual([expect.stringContaining(`pedido nº ${order.number}`)])
    const { rows } = await server.app.db.owner.query('select text from messages where conversation_id = $1', [
      group,
    ])
    expect(rows).toEqual([])
  })

  it('begin no conversation with somebody who never wrote', async () => {
    const { owner } = shop.server.app.db
    const count = async () => (await owner.query('select count(*) from conversations')).rows[0]
    const before = await count()
    const order = await place({ customer_phone: '11933332222' })
    await move(order, 'production')
    expect(await reads()).toEqual([])
    expect(await count()).toEqual(before)
    const { rows } = await owner.query('select 1 from order_notices where order_id = $1', [order.id])
    expect(rows).toEqual([])
  })

  it.each([
    [
      'of an order that was deleted before they were due',
      'update orders set deleted_at = now() where id = $1',
    ],
    [
      'to customers whose answer nobody would see',
      'update companies set mod_atendimento = false where id = (select company_id from orders where id = $1)',
    ],
  ])('are not told %s', async (_what, statement) => {
    const order = await place({ customer_phone: '11966665555' })
    await reads()
    const { owner } = shop.server.app.db
    await owner.query('update orders set conversation_id = $2 where id = $1', [
      order.id,
      maria.conversationId,
    ])
    await owner.query(statement, [order.id])
    await orderMovedJob(shop.sending.news).run(...about(order, { placed: true }))
    await orderNewsJob(shop.sending.news).run(...about(order))
    await owner.query('update companies set mod_atendimento = true where id = $1', [shop.company.id])
    expect(await reads()).toEqual([])
    expect((await owner.query('select from order_notices where order_id = $1', [order.id])).rowCount).toBe(0)
  })

  it('are the owner’s words, and none where they are switched off', async () => {
    await settings({
      analysis: { on: false, text: 'Recebemos' },
      production: { on: true, text: '{nome}, acompanhe o nº {pedido}: {link}\nPIX: {pix}' },
    })
    const order = await place()
    expect(await reads()).toEqual([])
    await move(order, 'production')
    expect(await reads()).toEqual([
      `Maria, acompanhe o nº ${order.number}: https://loja.example/pedido/${order.id}`,
    ])
    await settings({})
  })

  it('come though BOT_ON is off, are the system’s, and leave the bot as it was', async () => {
    await shop.server.app.db.owner.query('update companies set bot_on = false where id = $1', [
      shop.company.id,
    ])
    const stream = await openStream(shop.server, shop.company)
    const order = await place()
    await reads()
    await stream.until((events) => events.some(({ name }) => name === 'MESSAGE_UPSERT'))
    stream.close()
    expect(stream.events.find(({ name }) => name === 'MESSAGE_UPSERT')!.data).toMatchObject({
      message: { author: 'system', conversation_id: maria.conversationId },
    })
    const chat = stream.events.filter(({ name }) => name === 'CHAT_UPSERT').at(-1)!.data
    expect(chat).toMatchObject({
      chat: { bot: { mode: 'bot' }, order: { id: order.id, number: order.number, status: 'analysis' } },
    })
  })

  it('are not said by both: of an order that the bot placed it has told the customer itself', async () => {
    const id = randomUUID()
    const { owner } = shop.server.app.db
    const order = await givenOrder(shop.server, shop.company, {
      ...buildOrder(),
      id,
      customer_phone: '11922221111',
    })
    await owner.query(`update orders set source = 'bot', conversation_id = $2 where id = $1`, [
      id,
      maria.conversationId,
    ])
    await orderMovedJob(shop.sending.news).run(...about(order, { placed: true }))
    expect(await reads()).toEqual([])
    await move(order, 'production')
    expect(await reads()).toEqual([`Seu pedido nº ${order.number} está em preparo 👩‍🍳`])
  })
})
