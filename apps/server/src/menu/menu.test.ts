import { randomUUID } from 'node:crypto'
import type { FollowedOrder, PublicMenu } from '@balcao/contract/menu'
import { readPixPayload } from '@balcao/domain/pix/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { borrowTestServer } from '../testing/borrowed-server'
import { givenCompany, type TestCompany } from '../testing/builders'
import { call } from '../testing/call'
import { confirmSessions } from '../testing/sign-in'
import type { TestServer } from '../testing/server'

let server: TestServer
let shop: TestCompany
let visit: string
/** 15 h on a Saturday in Manaus. */
let now = new Date('2026-11-21T19:00:00Z')

beforeAll(async () => {
  server = await borrowTestServer({ clock: () => now })
})
afterAll(() => server.stop())

beforeEach(async () => {
  now = new Date('2026-11-21T19:00:00Z')
  shop = await givenCompany(server, { nome: 'Lanchonete da Praça', modules: [] })
  await confirmSessions(server, shop)
  await save({ pix_tipo: 'cnpj', pix_chave: '11222333000181', cidade_empresa: 'Manaus' })
  await save({
    bairros_taxas: { '5.00': [{ bairro: 'Centro' }], '8.00': [{ bairro: 'Parque Dez de Novembro' }] },
    taxa_entrega: 12,
    tempo_entrega: 45,
  })
  await save({ cardapio_json: catalogue() })
  const answer = await call<{ token: string }>(server, '/api/visit')
  visit = answer.body.token
})

const catalogue = (price = 24.9) => ({
  cardapio: {
    categorias: [
      {
        id: 'lanches',
        nome: 'Lanches',
        ativo: true,
        segredo: 'margem 62%',
        produtos: [
          { id: 'x-bacon', nome: 'X-Bacon', preco: price, disponivel: true, ativo: true, custo: 9.1 },
          { id: 'x-tudo', nome: 'X-Tudo', preco: 30, disponivel: false, ativo: true },
        ],
      },
      { id: 'velha', nome: 'Velha', ativo: false, produtos: [{ id: 'antigo', nome: 'Antigo', preco: 1 }] },
    ],
  },
  servicos: {
    categorias: [
      { id: 'cortes', nome: 'Cortes', ativo: true, produtos: [{ id: 'corte', nome: 'Corte', preco: 50 }] },
    ],
  },
})

async function save(change: object) {
  const answer = await call(server, '/webhook/update-customer', {
    body: { cnpj: shop.cnpj, ...change },
    cookie: shop.cookie,
  })
  expect([answer.status, answer.text]).toEqual([200, expect.any(String)])
}

const order = (change: object = {}) => ({
  id: randomUUID(),
  customer_name: 'Ana Lima',
  customer_phone: '(92) 99123-4567',
  fulfilment: 'delivery',
  customer_address: 'Rua das Flores, 120',
  neighbourhood: 'centro',
  payment_method: 'pix',
  lines: [{ item_id: 'x-bacon', price_type: 'padrao', quantity: 2, options: [], unit_cents: 2490 }],
  fee_cents: 500,
  total_cents: 5480,
  ...change,
})

const place = (body: object, company = shop.id) =>
  call<{ link: string; number: number; code: string; current: never; fields: { path: string }[] }>(
    server,
    `/api/menu/${company}/orders`,
    { body, bearer: visit },
  )

const placedOrders = async () => {
  const { body } = await call<{ id: string; total: number; source: string }[]>(
    server,
    '/rest/v1/orders?select=id,total,source,delivery_fee,neighbourhood,seen_at',
    { cookie: shop.cookie },
  )
  return body
}

describe('what others order', () => {
  const popular = async () =>
    (await call<{ items: string[] }>(server, `/api/menu/${shop.cnpj}/popular`)).body.items
  const buy = (times: number, product_id: string | null, more: object = {}) =>
    Promise.all(
      Array.from({ length: times }, () =>
        call(server, '/rest/v1/orders', {
          bearer: shop.apiKey,
          body: {
            customer_name: 'Ana',
            fulfilment: 'pickup',
            payment_method: 'pix',
            items: [{ name: 'X', quantity: 9, unit_price: 1, product_id }],
            ...more,
          },
        }),
      ),
    )

  it('is said by how many orders have it, from three on; not what was refused, and no oftener than every ten minutes', async () => {
    await buy(3, 'x-tudo')
    await buy(4, 'x-bacon')
    await buy(2, 'antigo')
    await buy(5, null)
    expect(await popular()).toEqual(['x-bacon', 'x-tudo'])
    const { body: bacon } = await call<{ id: string }[]>(server, '/rest/v1/orders?select=id,items', {
      cookie: shop.cookie,
    })
    for (const { id } of bacon)
      await call(server, `/api/orders/${id}/close`, {
        cookie: shop.cookie,
        body: { outcome: 'refused', reason: 'item_unavailable' },
      })
    expect(await popular()).toEqual(['x-bacon', 'x-tudo'])
    now = new Date(now.getTime() + 10 * 60_000)
    expect(await popular()).toEqual([])
  })
})

describe('an order for later', () => {
  const evenings = [
    { dia: 'Sábado', horario_inicio: '18:00', horario_fim: '20:00', status: 'aberto' },
    { dia: 'Domingo', horario_inicio: '18:00', horario_fim: '19:00', status: 'aberto' },
  ]
  const slots = async (fulfilment = 'delivery') =>
    (await call<{ slots: string[] }>(server, `/api/menu/${shop.id}/slots?fulfilment=${fulfilment}`)).body
      .slots
  const all = ['2026-11-21T22:00', '2026-11-21T22:30', '2026-11-21T23:00', '2026-11-21T23:30'].concat(
    '2026-11-22T22:00',
    '2026-11-22T22:30',
  )

  it('is taken while the shop is closed, for its own half hours of today and tomorrow, and followed with its time', async () => {
    await save({ horario_funcionamento: evenings })
    expect(await slots()).toEqual(all.map((slot) => `${slot}:00.000Z`))
    expect((await place(order())).body.code).toBe('SHOP_CLOSED')
    const wanted = '2026-11-21T22:30:00.000Z'
    const placed = await place(order({ scheduled_for: wanted }))
    expect(placed.status).toBe(201)
    const followed = await call<FollowedOrder>(server, `/api/menu/${shop.id}/orders/${placed.body.link}`)
    expect(followed.body).toMatchObject({ scheduled_for: wanted, status: 'analysis' })
    const { body } = await call<object[]>(server, '/rest/v1/orders?select=scheduled_for,waits_until,source', {
      cookie: shop.cookie,
    })
    expect(body).toMatchObject([{ source: 'menu', waits_until: expect.stringContaining('21:45') as string }])
  })

  it.each([
    ['a moment between two', '2026-11-21T22:10:00.000Z'],
    ['an hour at which it is closed', '2026-11-22T15:00:00.000Z'],
    ['a day too far ahead', '2026-11-28T22:00:00.000Z'],
    ['what is past', '2026-11-21T18:30:00.000Z'],
  ])('not for %s', async (_, scheduled_for) => {
    await save({ horario_funcionamento: evenings })
    expect((await place(order({ scheduled_for }))).body.code).toBe('SLOT_GONE')
    expect(await placedOrders()).toEqual([])
  })

  it('not by a shop that takes none: it names no times', async () => {
    await save({ horario_funcionamento: evenings, aceita_agendados: false })
    expect((await call<PublicMenu>(server, `/api/menu/${shop.id}`)).body.schedules).toBe(false)
    expect(await slots()).toEqual([])
    expect((await place(order({ scheduled_for: `${all[0]}:00.000Z` }))).body.code).toBe('SLOT_GONE')
  })

  it('nothing is brought while there is only pick-up, what is wanted for later than that is', async () => {
    await save({ horario_funcionamento: evenings })
    now = new Date('2026-11-21T22:10:00Z')
    const opening = { method: 'PUT', cookie: shop.cookie, body: { act: 'pickup-only' } }
    expect((await call(server, '/api/company/opening', opening)).status).toBe(200)
    expect(await slots()).toEqual(all.slice(4).map((slot) => `${slot}:00.000Z`))
    expect(await slots('pickup')).toEqual(all.slice(2).map((slot) => `${slot}:00.000Z`))
    visit = (await call<{ token: string }>(server, '/api/visit')).body.token
    expect((await place(order({ scheduled_for: `${all[5]}:00.000Z` }))).status).toBe(201)
  })
})

describe('the rules of deliveries', () => {
  const pickup = { fulfilment: 'pickup', customer_address: null, neighbourhood: null, fee_cents: 0 }
  const one = [{ item_id: 'x-bacon', price_type: 'padrao', quantity: 1, options: [], unit_cents: 2490 }]

  it('stand on the menu; less than the minimum is not delivered, and may be fetched', async () => {
    await save({ pedido_minimo: 30 })
    const { delivery } = (await call<PublicMenu>(server, `/api/menu/${shop.id}`)).body
    expect(delivery).toMatchObject({ pedido_minimo: 30, entrega_gratis: 0 })
    const refused = await place(order({ lines: one, total_cents: 2990 }))
    expect([refused.status, refused.body]).toMatchObject([
      409,
      { code: 'BELOW_MINIMUM', current: { minimum_cents: 3000, missing_cents: 510 } },
    ])
    expect(await placedOrders()).toEqual([])
    expect((await place(order({ ...pickup, lines: one, total_cents: 2490 }))).status).toBe(201)
    expect((await place(order())).status).toBe(201)
  })

  it('a delivery is free from a value on, by the server’s own sum', async () => {
    await save({ entrega_gratis: 49.8 })
    expect((await place(order())).body).toMatchObject({ code: 'CART_CHANGED', current: { fee_cents: 0 } })
    expect((await place(order({ fee_cents: 0, total_cents: 4980 }))).status).toBe(201)
    const less = await place(order({ lines: one, fee_cents: 0, total_cents: 2490 }))
    expect(less.body).toMatchObject({ code: 'CART_CHANGED', current: { fee_cents: 500 } })
  })

  it.each([{ pedido_minimo: -1 }, { entrega_gratis: -0.01 }, { pedido_minimo: 1e9 }])(
    'are amounts of money: not %j',
    async (change) => {
      const answer = await call(server, '/webhook/update-customer', {
        body: { cnpj: shop.cnpj, ...change },
        cookie: shop.cookie,
      })
      expect(answer.status).toBe(400)
    },
  )
})

describe('what people of the shop say by hand', () => {
  const say = async (body: object) => {
    const answer = await call<{ before: { fechada_ate: string | null } }>(server, '/api/company/opening', {
      method: 'PUT',
      cookie: shop.cookie,
      body,
    })
    expect([answer.status, answer.text]).toEqual([200, expect.any(String)])
    return answer.body
  }
  const menu = async () => {
    const { open, opens_at, paused, delivers, delivery } = (
      await call<PublicMenu>(server, `/api/menu/${shop.id}`)
    ).body
    return { open, opens_at, paused, delivers, minutes: delivery.tempo_entrega }
  }
  const usual = { open: true, opens_at: null, paused: false, delivers: true, minutes: 45 }
  const minutesLater = (minutes: number) => new Date(now.getTime() + minutes * 60_000)

  it('a pause stands on the menu, refuses orders, and is over by itself', async () => {
    await say({ act: 'pause', minutes: 30 })
    const back = minutesLater(30)
    expect(await menu()).toEqual({ ...usual, open: false, paused: true, opens_at: back.toISOString() })
    expect((await place(order())).body).toMatchObject({
      code: 'SHOP_CLOSED',
      current: { opens_at: back.toISOString() },
    })
    now = back
    expect(await menu()).toEqual(usual)
    expect((await place(order())).status).toBe(201)
  })

  it('closed for today is until Monday at eight, and a press takes it back', async () => {
    const { before } = await say({ act: 'close' })
    expect(await menu()).toMatchObject({ open: false, opens_at: '2026-11-23T12:00:00.000Z' })
    await say({ act: 'pickup-only' })
    await say({ act: 'restore', to: { fechada_ate: before.fechada_ate } })
    expect(await menu()).toEqual({ ...usual, delivers: false })
  })

  it('without deliveries customers come for it; a delivery is refused by its field, until the shop opens again', async () => {
    await say({ act: 'pickup-only' })
    expect(await menu()).toEqual({ ...usual, delivers: false })
    expect((await place(order())).body).toMatchObject({
      code: 'ORDER_INVALID',
      fields: [{ path: 'fulfilment' }],
    })
    const collected = { fulfilment: 'pickup', customer_address: null, neighbourhood: null }
    expect((await place(order({ ...collected, fee_cents: 0, total_cents: 4980 }))).status).toBe(201)
    now = new Date('2026-11-23T12:00:00Z')
    expect(await menu()).toEqual(usual)
  })

  it('what takes longer tonight is said so much longer, and no longer than tonight', async () => {
    await say({ act: 'slower', minutes: 20 })
    expect(await menu()).toEqual({ ...usual, minutes: 65 })
    now = new Date('2026-11-23T12:00:00Z')
    expect(await menu()).toEqual(usual)
  })

  it('two people at once: the last press holds whole, and the owner reads who pressed what', async () => {
    await Promise.all([say({ act: 'pause', minutes: 15 }), say({ act: 'pickup-only' })])
    expect(await menu()).toMatchObject({ open: false, delivers: false })
    const { body } = await call<{ acts: { act: string }[] }>(server, '/api/company/acts', {
      cookie: shop.cookie,
    })
    expect(body.acts.map(({ act }) => act)).toEqual(
      expect.arrayContaining(['shop.pause', 'shop.pickup-only']),
    )
  })
})

it('what has no price is a draft: it is not on the menu and cannot be ordered, until it has one or is marked as free', async () => {
  const withDraft = (product: object) => {
    const { cardapio, servicos } = catalogue()
    const [lanches, ...others] = cardapio.categorias
    const draft = { id: 'novo', nome: 'Novo Produto', preco: 0, disponivel: true, ativo: true, ...product }
    return {
      cardapio: { categorias: [{ ...lanches!, produtos: [...lanches!.produtos, draft] }, ...others] },
      servicos,
    }
  }
  const shown = async () =>
    (await call<PublicMenu>(server, `/api/menu/${shop.id}`)).body.items.map(({ id }) => id).sort()
  const line = { item_id: 'novo', price_type: 'padrao', quantity: 1, options: [], unit_cents: 0 }
  const asked = (unit_cents: number) =>
    order({ lines: [{ ...line, unit_cents }], total_cents: unit_cents + 500 })

  await save({ cardapio_json: withDraft({}) })
  expect(await shown()).toEqual(['x-bacon'])
  expect((await place(asked(0))).body).toMatchObject({ code: 'CART_CHANGED' })
  await save({ cardapio_json: withDraft({ gratis: true }) })
  expect(await shown()).toEqual(['novo', 'x-bacon'])
  expect((await place(asked(0))).status).toBe(201)
  await save({ cardapio_json: withDraft({ preco: 12, gratis: false }) })
  expect((await place(asked(1200))).status).toBe(201)
})

it('meal vouchers are offered and taken by a shop that says so, and by no other', async () => {
  const offered = async () => (await call<PublicMenu>(server, `/api/menu/${shop.id}`)).body.voucher
  expect(await offered()).toBe(false)
  expect(await place(order({ payment_method: 'voucher' }))).toMatchObject({
    status: 422,
    body: { code: 'ORDER_INVALID', fields: [{ path: 'payment_method' }] },
  })
  await save({ aceita_vale: true })
  expect(await offered()).toBe(true)
  expect((await place(order({ payment_method: 'voucher' }))).status).toBe(201)
  await save({ aceita_vale: false })
  expect(await offered()).toBe(false)
})

describe('the menu', () => {
  it('anybody reads what is on sale, by id or CNPJ, and nothing that is the shop’s own business', async () => {
    for (const company of [shop.id, shop.cnpj]) {
      const { status, body, text } = await call<PublicMenu>(server, `/api/menu/${company}`)
      expect(status).toBe(200)
      expect(body).toMatchObject({
        company: { id: shop.id, nome: 'Lanchonete da Praça', time_zone: 'America/Manaus' },
        open: true,
        pix: true,
        delivery: { tempo_entrega: 45, taxa_entrega: 12 },
      })
      expect(body.items.map(({ id, centavos }) => [id, centavos])).toEqual([['x-bacon', { padrao: 2490 }]])
      expect(body.categories.map(({ id }) => id)).toEqual(['lanches'])
      for (const secret of ['margem', 'custo', '11222333000181', shop.cnpj, '@']) {
        expect(text).not.toContain(secret)
      }
    }
  })

  it('of an unknown company is not found', async () => {
    for (const company of [randomUUID(), '11222333000181', 'nada-nada-nada-nada']) {
      expect((await call(server, `/api/menu/${company}`)).status).toBe(404)
    }
  })

  it('says when a closed shop opens', async () => {
    await save({
      horario_funcionamento: [
        { dia: 'Sábado', horario_inicio: '18:00', horario_fim: '02:00', status: 'aberto' },
        { dia: 'Domingo', horario_inicio: '08:00', horario_fim: '18:00', status: 'fechado' },
      ],
    })
    const menu = await call<PublicMenu>(server, `/api/menu/${shop.id}`)
    expect(menu.body).toMatchObject({ open: false, opens_at: '2026-11-21T22:00:00.000Z' })
    expect(await place(order())).toMatchObject({
      status: 409,
      body: { code: 'SHOP_CLOSED', current: { opens_at: '2026-11-21T22:00:00.000Z' } },
    })
    now = new Date('2026-11-22T05:30:00Z')
    expect((await call<PublicMenu>(server, `/api/menu/${shop.id}`)).body.open).toBe(true)
    visit = (await call<{ token: string }>(server, '/api/visit')).body.token
    expect((await place(order())).status).toBe(201)
  })
})

describe('ordering', () => {
  it('places the order in the same counter, unseen, with the fee of its neighbourhood', async () => {
    const { status, body } = await place(order())
    expect([status, body.number]).toEqual([201, 1])
    expect(await placedOrders()).toEqual([
      {
        id: body.link.split('.')[0],
        total: 54.8,
        source: 'menu',
        delivery_fee: 5,
        neighbourhood: 'Centro',
        seen_at: null,
      },
    ])
  })

  it('a nervous thumb places it once, also twenty times at once, also when the shop has closed since', async () => {
    const request = order()
    const answers = await Promise.all(Array.from({ length: 20 }, () => place(request)))
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    await save({
      horario_funcionamento: [
        { dia: 'Sábado', horario_inicio: '08:00', horario_fim: '10:00', status: 'fechado' },
      ],
    })
    expect(await place(request)).toMatchObject({ status: 201, body: answers[0]!.body })
    expect(await placedOrders()).toHaveLength(1)
  })

  it('another order under the id of one that arrived is told which came first, and only to its customer', async () => {
    const request = order()
    const first = await place(request)
    const lines = [{ ...request.lines[0], quantity: 3 }]
    const other = await place({ ...request, lines, total_cents: 7970 })
    expect(other).toMatchObject({
      status: 422,
      body: { code: 'IDEMPOTENCY_MISMATCH', current: first.body },
    })
    const stranger = await place({ ...request, customer_phone: '(92) 98888-7777' })
    expect(stranger.body).toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' })
    expect(stranger.body.current).toBeUndefined()
    expect(await placedOrders()).toHaveLength(1)
  })

  it('a price that moved while the cart was open is said, and nothing is placed', async () => {
    await save({ cardapio_json: catalogue(26.9) })
    expect(await place(order())).toMatchObject({
      status: 409,
      body: {
        code: 'CART_CHANGED',
        current: {
          problems: [{ line: 0, code: 'price_changed', name: 'X-Bacon', unit_cents: 2690 }],
          fee_cents: 500,
          total_cents: 5880,
        },
      },
    })
    expect(await placedOrders()).toEqual([])
  })

  it.each([
    ['sold out', { item_id: 'x-tudo', unit_cents: 3000 }],
    ['of a switched-off category', { item_id: 'antigo', unit_cents: 100 }],
    ['made up', { item_id: 'nada', unit_cents: 1 }],
    ['that is a service', { item_id: 'corte', unit_cents: 5000 }],
    ['at a price of the customer’s own', { unit_cents: 1 }],
  ])('a product %s is not sold', async (_, line) => {
    const request = order()
    const lines = [{ ...request.lines[0], ...line }]
    const answer = await place({ ...request, lines, total_cents: 500 + 2 * (line.unit_cents ?? 0) })
    expect(answer.body.code).toBe('CART_CHANGED')
    expect(await placedOrders()).toEqual([])
  })

  it.each([
    ['a neighbourhood that is not served', { neighbourhood: 'Ponta Negra' }, 'ORDER_INVALID'],
    ['no neighbourhood', { neighbourhood: null }, 'ORDER_INVALID'],
    ['a fee of the customer’s own', { fee_cents: 0, total_cents: 4980 }, 'CART_CHANGED'],
    ['a total of the customer’s own', { total_cents: 1 }, 'CART_CHANGED'],
    ['no address', { customer_address: '' }, 'ORDER_INVALID'],
    ['half a phone', { customer_phone: '9912' }, 'ORDER_INVALID'],
    ['too little change', { payment_method: 'cash', change_for_cents: 5000 }, 'ORDER_INVALID'],
  ])('an order with %s is refused', async (_, change, code) => {
    expect((await place(order(change))).body.code).toBe(code)
    expect(await placedOrders()).toEqual([])
  })

  it('picked up it costs no fee and needs no address', async () => {
    const pickup = { fulfilment: 'pickup', customer_address: null, neighbourhood: null }
    expect((await place(order({ ...pickup, fee_cents: 0, total_cents: 4980 }))).status).toBe(201)
  })

  it('needs a visit token', async () => {
    const answer = await call(server, `/api/menu/${shop.id}/orders`, { body: order() })
    expect(answer.status).toBe(401)
  })
})

describe('following', () => {
  const follow = (link: string, query = '', company = shop.id) =>
    call<FollowedOrder>(server, `/api/menu/${company}/orders/${link}${query}`)

  it('the link shows its customer the order, with a PIX code of exactly its sum', async () => {
    const { body } = await place(order())
    const followed = await follow(body.link)
    expect(followed.body).toMatchObject({
      number: 1,
      status: 'analysis',
      lines: [{ name: 'X-Bacon', quantity: 2, total_cents: 4980 }],
      fee_cents: 500,
      total_cents: 5480,
      company: { nome: 'Lanchonete da Praça' },
    })
    const pix = readPixPayload(followed.body.pix_copia_e_cola!)
    expect(pix).toMatchObject({ key: '11222333000181', cents: 5480 })
    for (const secret of ['99123', 'Flores']) expect(followed.text).not.toContain(secret)
  })

  it('the address may name the shop in either way; a shop that is not there is said before a link that is not', async () => {
    const { body } = await place(order())
    for (const company of [shop.cnpj, shop.id.toUpperCase()]) {
      expect((await follow(body.link, '', company)).body).toMatchObject({
        number: 1,
        company: { id: shop.id },
      })
    }
    const codes = [shop.id, randomUUID()].map(async (company) => {
      const { text } = await follow(`${randomUUID()}.`.padEnd(59, 'A'), '', company)
      return (JSON.parse(text) as { code: string }).code
    })
    expect(await Promise.all(codes)).toEqual(['ORDER_NOT_FOUND', 'NOT_FOUND'])
  })

  it('a question about a known version is answered when the order moves', async () => {
    const { body } = await place(order())
    const { version } = (await follow(body.link)).body
    const waiting = follow(body.link, `?version=${version}`)
    const id = body.link.split('.')[0]
    await call(server, `/rest/v1/orders?id=eq.${id}`, {
      method: 'PATCH',
      body: { status: 'production' },
      cookie: shop.cookie,
    })
    expect((await waiting).body).toMatchObject({ status: 'production', version: version + 1 })
  })

  it('a link that was altered, is another company’s, or whose order was deleted, opens nothing', async () => {
    const { body } = await place(order())
    const [id, proof] = body.link.split('.')
    const neighbour = await givenCompany(server)
    const altered = `${proof!.startsWith('A') ? 'B' : 'A'}${proof!.slice(1)}`
    for (const [link, company] of [
      [`${id}.${altered}`, shop.id],
      [`${randomUUID()}.${proof}`, shop.id],
      [`${id}.`.padEnd(40, 'A'), shop.id],
      [body.link, neighbour.id],
    ] as const) {
      expect((await follow(link, '', company)).status).toBe(404)
    }
    await call(server, `/rest/v1/orders?id=eq.${id}`, { method: 'DELETE', cookie: shop.cookie })
    expect((await follow(body.link)).status).toBe(404)
  })
})
