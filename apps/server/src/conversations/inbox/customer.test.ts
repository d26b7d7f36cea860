import type { Chat, ChatCustomer } from '@balcao/contract/conversations'
import type { OrderRow } from '@balcao/contract/orders'
import { readPixPayload } from '@balcao/domain/pix/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call } from '../../testing/call'
import { givenOrder } from '../../testing/orders'
import { startChatShops, type ChatShop, type ChatShops } from '../testing/chat-shop'
import { freshPerson, inboundText } from '../testing/inbound'

let shops: ChatShops

beforeAll(async () => {
  // A Saturday, noon in Manaus.
  shops = await startChatShops('2026-11-21T16:00:00Z')
})
afterAll(() => shops.stop())

const bare = (jid: string) => jid.split('@')[0]!.slice(2)

async function panelOf(shop: ChatShop, { id }: Pick<Chat, 'id'>): Promise<ChatCustomer> {
  return (await shop.ask<ChatCustomer>(`/api/conversations/${id}/customer`)).body
}

async function givenChat(shop: ChatShop, jid: string, name: string | null = 'aninha'): Promise<Chat> {
  await shop.receive(inboundText(jid, { name }))
  return (await shop.chat(jid))!
}

type OrderChange = Parameters<typeof givenOrder>[2]

/** An order placed so many days ago. */
async function orderOf(shop: ChatShop, daysAgo: number, change: OrderChange = {}): Promise<OrderRow> {
  const order = await givenOrder(shops.server, shop.company, change)
  await shop.rows(
    `update orders set created_at = now() - make_interval(days => $3) where company_id = $1 and id = $2`,
    order.id,
    daysAgo,
  )
  return order
}

const move = (shop: ChatShop, { id }: OrderRow, status: string) =>
  shop.rows('update orders set status = $3 where company_id = $1 and id = $2', id, status)

describe('the customer of a conversation', () => {
  it('somebody who never ordered is a name and a phone', async () => {
    const shop = await shops.shop()
    const chat = await givenChat(shop, '5592991110000@s.whatsapp.net')
    const { variables, ...panel } = await panelOf(shop, chat)
    expect(panel).toEqual({
      name: 'aninha',
      phone: '5592991110000',
      address: null,
      neighbourhood: null,
      live_orders: [],
      past_orders: [],
      orders_count: 0,
      spent_cents: 0,
      first_order_at: null,
    })
    expect(variables).toMatchObject({ nome: 'aninha', pedido: null, total: null, pix: null })
  })

  it('orders by the phone, with or without ninth digit, are theirs; those of a neighbour’s phone are not', async () => {
    const shop = await shops.shop()
    const { phone, withoutNine } = freshPerson()
    const chat = await givenChat(shop, withoutNine)
    const first = await orderOf(shop, 9, { customer_phone: bare(phone), customer_name: 'Ana Lima' })
    const second = await orderOf(shop, 5, { customer_phone: bare(withoutNine), customer_name: 'Ana L.' })
    // The same last 8 digits in another area.
    await orderOf(shop, 3, { customer_phone: `11${bare(phone).slice(2)}`, customer_name: 'Outra' })
    await orderOf(shop, 2, { customer_phone: undefined, customer_name: 'Sem telefone' })
    const panel = await panelOf(shop, chat)
    expect(panel.live_orders.map(({ id }) => id)).toEqual([second.id, first.id])
    expect(panel).toMatchObject({ name: 'Ana L.', orders_count: 2 })
    expect(panel.first_order_at).toBe(panel.live_orders[1]!.created_at)
    expect(panel.live_orders[0]).toMatchObject({
      number: second.number,
      status: 'analysis',
      total_cents: 6080,
      summary: '2× X-Bacon, 1× Coca-Cola lata',
    })
  })

  it('an order placed from the conversation is theirs under any phone, and counts once', async () => {
    const shop = await shops.shop()
    const lid = freshPerson().lid
    const hidden = await givenChat(shop, lid)
    const { phone } = freshPerson()
    const known = await givenChat(shop, phone, 'Bia')
    const order = await orderOf(shop, 1, { customer_phone: bare(phone) })
    await shop.rows(
      'update orders set conversation_id = $3 where company_id = $1 and id = $2',
      order.id,
      hidden.id,
    )
    for (const chat of [hidden, known])
      expect(await panelOf(shop, chat)).toMatchObject({ orders_count: 1, live_orders: [{ id: order.id }] })
    await shop.rows(
      'update orders set conversation_id = $3 where company_id = $1 and id = $2',
      order.id,
      known.id,
    )
    expect(await panelOf(shop, known)).toMatchObject({ orders_count: 1, spent_cents: 6080 })
    expect(await panelOf(shop, hidden)).toMatchObject({ orders_count: 0 })
  })

  it('what is not over stands first; ten are shown, all are counted, what came to nothing costs nothing', async () => {
    const shop = await shops.shop()
    const { phone } = freshPerson()
    const chat = await givenChat(shop, phone)
    const orders: OrderRow[] = []
    for (let day = 0; day < 13; day += 1)
      orders.push(await orderOf(shop, day, { customer_phone: bare(phone) }))
    for (const order of orders.slice(0, 11)) await move(shop, order, 'delivered')
    await move(shop, orders[0]!, 'cancelled')
    await move(shop, orders[1]!, 'refused')
    await move(shop, orders[12]!, 'ready')
    const panel = await panelOf(shop, chat)
    const ids = (from: number, to: number) => orders.slice(from, to).map(({ id }) => id)
    expect(panel.live_orders.map(({ id }) => id)).toEqual(ids(11, 13))
    expect(panel.past_orders.map(({ id }) => id)).toEqual(ids(0, 8))
    expect(panel).toMatchObject({ orders_count: 13, spent_cents: 11 * 6080 })
    expect(panel.variables).toMatchObject({ pedido: String(orders[0]!.number) })
    await call(shops.server, `/rest/v1/orders?id=eq.${orders[11]!.id}`, {
      method: 'DELETE',
      cookie: shop.company.cookie,
    })
    expect(await panelOf(shop, chat)).toMatchObject({ orders_count: 12, spent_cents: 10 * 6080 })
  })

  it('the address is that of the newest delivery, however many came to fetch since', async () => {
    const shop = await shops.shop()
    const { phone } = freshPerson()
    const chat = await givenChat(shop, phone)
    const customer_phone = bare(phone)
    await orderOf(shop, 30, { customer_phone, customer_address: 'Rua Velha, 1' })
    await orderOf(shop, 20, { customer_phone, customer_address: 'Rua Nova, 2', neighbourhood: 'Aleixo' })
    for (let day = 0; day < 11; day += 1) {
      await orderOf(shop, day, { customer_phone, fulfilment: 'pickup', delivery_fee: 0 })
    }
    expect(await panelOf(shop, chat)).toMatchObject({ address: 'Rua Nova, 2', neighbourhood: 'Aleixo' })
  })

  it('the shop’s name for a customer goes before the one on their orders, and that before their own', async () => {
    const shop = await shops.shop()
    const { phone } = freshPerson()
    const chat = await givenChat(shop, phone, '🌸🌸')
    expect(await panelOf(shop, chat)).toMatchObject({ name: '🌸🌸', variables: { nome: null } })
    await orderOf(shop, 0, { customer_phone: bare(phone), customer_name: 'Ana Lima' })
    expect(await panelOf(shop, chat)).toMatchObject({ name: 'Ana Lima', variables: { nome: 'Ana' } })
    const title = { method: 'PUT', body: { title: 'Dona Ana' } }
    await shop.ask(`/api/conversations/${chat.id}/title`, title)
    expect(await panelOf(shop, chat)).toMatchObject({ name: 'Dona Ana', variables: { nome: 'Dona' } })
  })

  it('a conversation that is not there', async () => {
    const shop = await shops.shop()
    const answer = await shop.ask('/api/conversations/0b9f0f43-6a0f-4c52-8a43-7f5a4c0e2b11/customer')
    expect(answer).toMatchObject({ status: 404, body: { code: 'CONVERSATION_NOT_FOUND' } })
  })
})

describe('what quick replies are filled with', () => {
  const giveKey = (shop: ChatShop) =>
    shop.rows(`update companies set pix_tipo = 'email', pix_chave = 'pix@loja.example', nome_empresa = 'Lanchonete da Praça'
      where id = $1`)

  it('number and total of the newest order, and the PIX code of the newest that is not over', async () => {
    const shop = await shops.shop()
    await giveKey(shop)
    const { phone } = freshPerson()
    const chat = await givenChat(shop, phone)
    const pix = { customer_phone: bare(phone), payment_method: 'pix' as const, change_for: undefined }
    await orderOf(shop, 9, pix)
    const due = await orderOf(shop, 8, { ...pix, delivery_fee: 7.5 })
    const over = await orderOf(shop, 7, pix)
    await move(shop, over, 'delivered')
    const newest = await orderOf(shop, 0, { customer_phone: bare(phone), delivery_fee: 0 })
    const { variables } = await panelOf(shop, chat)
    expect(variables).toMatchObject({
      pedido: String(newest.number),
      total: 'R$\u00A055,80',
      loja: 'Lanchonete da Praça',
    })
    expect(readPixPayload(variables.pix!)).toMatchObject({
      key: 'pix@loja.example',
      cents: 6330,
      txid: due.id.replaceAll('-', '').slice(0, 25),
    })
  })

  it('a shop without a key has no code', async () => {
    const shop = await shops.shop()
    const { phone } = freshPerson()
    const chat = await givenChat(shop, phone)
    await orderOf(shop, 0, { customer_phone: bare(phone), payment_method: 'pix', change_for: undefined })
    expect((await panelOf(shop, chat)).variables.pix).toBeNull()
  })

  it.each([
    ['no hours at all', [], null],
    ['a closed day', [['Sábado', '08:00', '18:00', 'fechado']], null],
    ['another day', [['Domingo', '08:00', '18:00', 'aberto']], null],
    ['one range', [['Sábado', '08:00', '18:00', 'aberto']], '08:00–18:00'],
    [
      'two ranges, the last one past midnight',
      [
        ['Sábado', '18:00', '02:00', 'aberto'],
        ['Sábado', '11:00', '14:00', 'aberto'],
      ],
      '11:00–14:00, 18:00–02:00',
    ],
    ['the whole day', [['Sábado', '00:00', '00:00', 'aberto']], '24 horas'],
  ])('today’s hours by the shop’s own clock: %s', async (_, rows, horario) => {
    const shop = await shops.shop()
    const chat = await givenChat(shop, freshPerson().phone)
    const hours = rows.map(([dia, horario_inicio, horario_fim, status]) => ({
      dia,
      horario_inicio,
      horario_fim,
      status,
    }))
    await shop.rows(
      `update companies set horario_funcionamento = $2::jsonb, time_zone = 'America/Manaus' where id = $1`,
      JSON.stringify(hours),
    )
    // Sunday in Greenwich, Saturday night in Manaus.
    shops.setTime('2026-11-22T03:30:00Z')
    expect((await panelOf(shop, chat)).variables.horario).toBe(horario)
  })
})
