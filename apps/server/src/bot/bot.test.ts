import type { BotSettings } from '@balcao/contract/bot'
import type { Chat, ChatNote, Message } from '@balcao/contract/conversations'
import type { OrderRow } from '@balcao/contract/orders'
import type { BotWorld } from '@balcao/domain/bot'
import type { CustomerPhone, ReceivedMessage } from '@balcao/testkit/evolution'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { call } from '../testing/call'
import { startWhatsAppTown, type WhatsAppShop, type WhatsAppTown } from '../testing/whatsapp'
import {
  botIsIdle as botIsIdleIn,
  givenSnackBar as givenSnackBarIn,
  saveShop,
  snackMenu as menu,
} from './testing/snack-bar'

let town: WhatsAppTown

beforeAll(async () => {
  town = await startWhatsAppTown({ webhooksAtOnce: 8 })
})
afterAll(() => town.stop())

const givenSnackBar = (options: { botOn?: boolean } = {}) => givenSnackBarIn(town, options)
const save = (shop: WhatsAppShop, change: object) => saveShop(town, shop, change)
const botIsIdle = (shop: WhatsAppShop) => botIsIdleIn(town, shop)

/** Writes, and waits for an answer in which the words stand. */
function answer(phone: CustomerPhone, text: string, words: RegExp): Promise<ReceivedMessage> {
  return answerTo(phone, { text }, words)
}

function answerTo(
  phone: CustomerPhone,
  what: Parameters<CustomerPhone['sends']>[0],
  words: RegExp,
): Promise<ReceivedMessage> {
  const seen = new Set(phone.received().map(({ id }) => id))
  phone.sends(what)
  return phone.receives((message) => !seen.has(message.id) && words.test(message.text), 15_000)
}

async function orderUpToConfirmation(phone: CustomerPhone): Promise<ReceivedMessage> {
  await answer(phone, 'quero 2 x-bacon', /2x X-Bacon/)
  await answer(phone, 'sim, finalizar', /Entrega ou retirada/)
  await answer(phone, 'entrega', /bairro/)
  await answer(phone, 'centro', /endereço/)
  await answer(phone, 'Rua das Flores, 120', /pagar/)
  return answer(phone, 'pix', /Confira seu pedido/)
}

const ordersOf = async (shop: WhatsAppShop) =>
  (await call<OrderRow[]>(town.server, '/rest/v1/orders?select=*', { cookie: shop.cookie })).body

async function chatOf(shop: WhatsAppShop, query: string): Promise<Chat> {
  const { body } = await call<Chat[]>(town.server, '/chat/find-chats', {
    cookie: shop.cookie,
    body: { instance: shop.id, query },
  })
  return body[0]!
}

const sendAsPerson = (shop: WhatsAppShop, number: string, text: string) =>
  call<{ message: Message }>(town.server, '/chat/send-text', {
    cookie: shop.cookie,
    body: { instance: shop.id, number, text },
  })

describe.concurrent('the bot at work', { timeout: 60_000 }, () => {
  it('takes an order with the shop’s fee, and its customer reads when it leaves', async ({ expect }) => {
    const shop = await givenSnackBar()
    const ana = shop.phone('5592991240001', 'Ana Lima')
    const summary = await orderUpToConfirmation(ana)
    expect(summary.text).toMatch(/R\$\s5,00/)
    expect(summary.text).toMatch(/R\$\s54,80/)
    await answer(ana, 'confirmar pedido', /Pedido nº 1/)
    const code = await ana.receives(({ text }) => text.startsWith('000201'))
    expect(code.text).toContain('540554.80')

    const [order] = await ordersOf(shop)
    expect(order).toMatchObject({
      number: 1,
      source: 'bot',
      status: 'analysis',
      customer_name: 'Ana Lima',
      customer_phone: '92991240001',
      neighbourhood: 'Centro',
      customer_address: 'Rua das Flores, 120',
      payment_method: 'pix',
      delivery_fee: 5,
      total: 54.8,
      seen_at: null,
      conversation_id: (await chatOf(shop, 'Ana Lima')).id,
    })
    for (const status of ['production', 'ready', 'dispatched']) {
      await call(town.server, `/rest/v1/orders?id=eq.${order!.id}`, {
        method: 'PATCH',
        cookie: shop.cookie,
        body: { status },
      })
    }
    await ana.receives(({ text }) => text.includes('saiu para entrega'), 15_000)
    expect(await chatOf(shop, 'Ana Lima')).toMatchObject({ order: { number: 1, status: 'dispatched' } })
    expect(ana.received().filter(({ text }) => text.includes('saiu para entrega'))).toHaveLength(1)
  })

  it('keeps to the shop’s minimum and takes a coupon that is named, once', async ({ expect }) => {
    const shop = await givenSnackBar()
    await save(shop, { pedido_minimo: 60 })
    await call(town.server, '/api/coupons/0b9f2c5e-1d36-4b8c-9f0e-3a2b1c0d9e8f', {
      method: 'PUT',
      cookie: shop.cookie,
      body: {
        version: 0,
        code: 'PIZZA10',
        kind: 'percent',
        value: 10,
        minimum_cents: 0,
        first_order: false,
        starts_on: null,
        ends_on: null,
        max_uses: null,
        max_uses_each: 1,
        active: true,
      },
    })
    const bia = shop.phone('5592991240031', 'Bia Melo')
    expect((await orderUpToConfirmation(bia)).text).toMatch(/Faltam R\$\s10,20 para o pedido mínimo/)
    await save(shop, { pedido_minimo: 40 })
    await answer(bia, 'tenho o cupom pizza10', /Desconto \(PIZZA10\): -R\$\s4,98[^]*Total: \*R\$\s49,82/)
    await answer(bia, 'confirmar pedido', /Pedido nº 1[^]*R\$\s49,82/)
    expect((await bia.receives(({ text }) => text.startsWith('000201'))).text).toContain('540549.82')
    expect(await ordersOf(shop)).toMatchObject([
      { discount: 4.98, total: 49.82, coupon: { code: 'PIZZA10' } },
    ])
    await answer(bia, 'quero 2 x-bacon, cupom pizza10', /Você já usou este cupom\./)
  })

  it('what the bot answers is unread for nobody; what it calls a person for is, and what comes after', async ({
    expect,
  }) => {
    const shop = await givenSnackBar()
    const lia = shop.phone('5592991240041', 'Lia Braga')
    await answer(lia, 'quero 2 x-bacon', /2x X-Bacon/)
    expect(await chatOf(shop, 'Lia')).toMatchObject({ unreadCount: 0 })
    await answer(lia, 'quero falar com uma pessoa', /pessoa/)
    expect(await chatOf(shop, 'Lia')).toMatchObject({ unreadCount: 1 })
    lia.sends({ text: 'vocês fazem festa?' })
    await expect.poll(async () => (await chatOf(shop, 'Lia')).unreadCount, { timeout: 15_000 }).toBe(2)
    const { body } = await call(town.server, '/api/conversations/counts', { cookie: shop.cookie })
    expect(body).toEqual({ unread: 1, waiting: 1 })
  })

  it('a shared location stands in the order’s address, and only its number is asked', async ({ expect }) => {
    const shop = await givenSnackBar()
    const rui = shop.phone('5592991240009', 'Rui Sales')
    await answer(rui, 'quero 2 x-bacon', /2x X-Bacon/)
    await answer(rui, 'sim, finalizar', /Entrega ou retirada/)
    await answer(rui, 'entrega', /bairro/)
    await answer(rui, 'centro', /endereço/)
    await answerTo(
      rui,
      { location: { latitude: -3.1301, longitude: -60.0234 } },
      /Recebi a localização.*Qual é o número/s,
    )
    await answer(rui, '120, portão verde', /pagar/)
    await answer(rui, 'cartão de débito', /Confira seu pedido/)
    await answer(rui, 'confirmar pedido', /Pedido nº 1/)
    const [order] = await ordersOf(shop)
    expect(order?.customer_address).toBe(
      '120, portão verde (https://maps.google.com/?q=-3.130100,-60.023400)',
    )
  })

  it('prices that changed between the summary and the yes are said, and nothing is placed unseen', async ({
    expect,
  }) => {
    const shop = await givenSnackBar()
    const bia = shop.phone('5592991240002', 'Bia')
    await orderUpToConfirmation(bia)
    await save(shop, { cardapio_json: menu(30) })
    const changed = await answer(bia, 'confirmar pedido', /65,00/)
    expect(changed.text).toMatch(/mudou|mudaram|novo|agora/i)
    expect(await ordersOf(shop)).toHaveLength(0)
    await answer(bia, 'confirmar pedido', /Pedido nº 1/)
    expect((await ordersOf(shop)).map(({ total }) => total)).toEqual([65])
  })

  it('keeps quiet while a person answers from the dashboard, and is back when the person gives it back', async ({
    expect,
  }) => {
    const shop = await givenSnackBar()
    const caio = shop.phone('5592991240003', 'Caio')
    await answer(caio, 'oi', /atendimento/)
    await sendAsPerson(shop, '5592991240003', 'Oi Caio, é a dona')
    await caio.receives(({ text }) => text === 'Oi Caio, é a dona')
    caio.says('menu')
    caio.says('quero 3 x-bacon')
    await botIsIdle(shop)
    expect(caio.received().at(-1)!.text).toBe('Oi Caio, é a dona')
    const chat = await chatOf(shop, 'Caio')
    expect(chat.bot).toMatchObject({ mode: 'human', by: 'dashboard', until: expect.any(String) as string })

    await call(town.server, `/api/conversations/${chat.id}/bot`, {
      method: 'PUT',
      cookie: shop.cookie,
      body: { mode: 'bot' },
    })
    await answer(caio, 'menu', /X-Bacon|pedido/i)
  })

  it('a person who answers on the shop’s phone silences it as well', async ({ expect }) => {
    const shop = await givenSnackBar()
    const davi = shop.phone('5592991240004', 'Davi')
    await answer(davi, 'oi', /atendimento/)
    davi.typesFromShopPhone('Oi Davi, já te atendo')
    await town.gateway.idle()
    davi.says('menu')
    await botIsIdle(shop)
    expect(davi.received().at(-1)!.text).toBe('Oi Davi, já te atendo')
    expect((await chatOf(shop, 'Davi')).bot).toMatchObject({ mode: 'human', by: 'phone' })
  })

  it('is back by itself when the person’s time is over, and answers nothing that a person has answered', async ({
    expect,
  }) => {
    const shop = await givenSnackBar()
    const eva = shop.phone('5592991240005', 'Eva')
    await answer(eva, 'oi', /atendimento/)
    await sendAsPerson(shop, '5592991240005', 'um momento')
    await eva.receives(({ text }) => text === 'um momento')
    eva.says('uma pergunta antiga')
    await town.gateway.idle()
    await sendAsPerson(shop, '5592991240005', 'respondida por gente')
    await eva.receives(({ text }) => text === 'respondida por gente')
    await town.server.app.db.owner.query(
      `update conversations set human_until = now() - interval '1 second' where company_id = $1`,
      [shop.id],
    )
    const back = await answer(eva, 'quero 1 x-bacon', /1x X-Bacon/)
    expect(back.text).not.toContain('antiga')
    expect((await chatOf(shop, 'Eva')).bot).toEqual({ mode: 'bot', until: null, by: null })
  })

  it('two people and the bot write at once: everything arrives once, and the bot says no more', async ({
    expect,
  }) => {
    const shop = await givenSnackBar()
    const gil = shop.phone('5592991240006', 'Gil')
    await answer(gil, 'oi', /atendimento/)
    gil.says('menu')
    const said = Array.from({ length: 10 }, (_, n) => `pessoa ${n}`)
    await Promise.all(said.map((text) => sendAsPerson(shop, '5592991240006', text)))
    await botIsIdle(shop)
    await gil.receives(({ text }) => text === 'pessoa 9')
    const people = gil.received().filter(({ text }) => text.startsWith('pessoa'))
    expect(people.map(({ text }) => text).sort()).toEqual([...said].sort())
    gil.says('carrinho')
    await botIsIdle(shop)
    expect(gil.received().at(-1)!.text).toMatch(/^pessoa/)
  })

  it('calls a person who is asked for: the conversation waits, with a note of what was going on', async ({
    expect,
  }) => {
    const shop = await givenSnackBar()
    const hugo = shop.phone('5592991240007', 'Hugo')
    await answer(hugo, 'quero 2 x-bacon', /2x X-Bacon/)
    await answer(hugo, 'quero falar com uma pessoa', /pessoa/)
    const chat = await chatOf(shop, 'Hugo')
    expect(chat).toMatchObject({
      waiting_since: expect.any(String) as string,
      bot: { mode: 'human', by: 'customer' },
    })
    const notes = await call<ChatNote[]>(town.server, `/api/conversations/${chat.id}/notes`, {
      cookie: shop.cookie,
    })
    expect(notes.body).toHaveLength(1)
    expect(notes.body[0]!.text.length).toBeGreaterThan(10)
    const counts = await call(town.server, '/api/conversations/counts', { cookie: shop.cookie })
    expect(counts.body).toMatchObject({ waiting: 1 })
  })

  it.each([
    ['CONV-05 switched off for the company', 'update companies set bot_on = false where id = $1'],
    ['of a company without the module', 'update companies set mod_atendimento = false where id = $1'],
  ])('says nothing when %s', async (_why, statement) => {
    const { expect } = await import('vitest')
    const shop = await givenSnackBar()
    const ivo = shop.phone(_why.startsWith('CONV') ? '5592991240008' : '5592991240009', 'Ivo')
    await town.server.app.db.owner.query(statement, [shop.id])
    ivo.says('oi')
    await botIsIdle(shop)
    expect(ivo.received()).toEqual([])
  })
})

describe('what the owner sets', () => {
  it('own words are said at once, and a save on an older state is refused with the newer one', async ({
    expect,
  }) => {
    const shop = await givenSnackBar()
    const { cookie } = shop
    const before = await call<BotSettings>(town.server, '/api/bot/settings', { cookie })
    const change = (version: number, greeting: string) =>
      call<BotSettings & { current?: BotSettings }>(town.server, '/api/bot/settings', {
        method: 'PUT',
        cookie,
        body: { ...before.body, version, texts: { ...before.body.texts, greeting } },
      })
    expect((await change(before.body.version, 'Bem-vindo ao Zé!')).body.texts.greeting).toBe(
      'Bem-vindo ao Zé!',
    )
    const late = await change(before.body.version, 'Outra')
    expect(late).toMatchObject({ status: 409, body: { code: 'SETTINGS_CHANGED' } })
    expect(late.body.current!.texts.greeting).toBe('Bem-vindo ao Zé!')
    await answer(shop.phone('5592991240010', 'Lia'), 'oi', /Bem-vindo ao Zé!/)
  }, 30_000)

  it('the simulator sees this shop’s world, and of no other', async ({ expect }) => {
    const shop = await givenSnackBar()
    const world = await call<BotWorld>(town.server, '/api/bot/world', { cookie: shop.cookie })
    expect(world.body.menu.items.map(({ nome }) => nome)).toEqual(['X-Bacon'])
    expect(world.body.customer).toEqual({ name: null, address: null, neighbourhood: null })
    expect((await call(town.server, '/api/bot/world')).status).toBe(401)
  })
})
