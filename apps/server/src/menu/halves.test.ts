import { randomUUID } from 'node:crypto'
import type { FollowedOrder, PublicMenu } from '@balcao/contract/menu'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { borrowTestServer } from '../testing/borrowed-server'
import { givenCompany, type TestCompany } from '../testing/builders'
import { call } from '../testing/call'
import type { TestServer } from '../testing/server'

let server: TestServer
let shop: TestCompany
let visit: string
/** 15 h on a Saturday in Manaus. */
const now = new Date('2026-11-21T19:00:00Z')

beforeAll(async () => {
  server = await borrowTestServer({ clock: () => now })
})
afterAll(() => server.stop())

beforeEach(async () => {
  shop = await givenCompany(server, { nome: 'Forneria' })
  await saveMenu(catalogue())
  visit = (await call<{ token: string }>(server, '/api/visit')).body.token
})

const border = {
  id: 'borda',
  nome: 'Borda',
  min: 0,
  max: 1,
  opcoes: [{ id: 'catupiry', nome: 'Catupiry', preco: 8 }],
}

/** Three flavours as products, sold by halves as the rule says. */
function catalogue(meio_a_meio: object | null = { maximo: 3, cobranca: 'media' }, atum: object = {}) {
  const flavour = (id: string, nome: string, prices: number[], more: object = {}) => ({
    id,
    nome,
    precos: { Média: prices[0], Grande: prices[1] },
    opcoes: [border],
    ...more,
  })
  const produtos = [
    flavour('calabresa', 'Calabresa', [48, 60]),
    flavour('atum', 'Atum', [56, 70.01], atum),
    flavour('mussarela', 'Mussarela', [46, 58]),
  ]
  return {
    categorias: [{ id: 'pizzas', nome: 'Pizzas', tipos_preco: ['Média', 'Grande'], meio_a_meio, produtos }],
  }
}

async function saveMenu(cardapio_json: object) {
  const answer = await call(server, '/webhook/update-customer', {
    body: { cnpj: shop.cnpj, cardapio_json },
    cookie: shop.cookie,
  })
  expect([answer.status, answer.text]).toEqual([200, expect.any(String)])
}

const parts = (...ids: string[]) =>
  ids.map((option_id) => ({ group_id: 'meio:sabores', option_id, count: 1 }))
const catupiry = { group_id: 'borda', option_id: 'catupiry', count: 1 }

function placeHalves(options: object[], unit_cents: number, quantity = 1) {
  const line = { item_id: 'meio:pizzas', price_type: 'Grande', quantity, options, unit_cents }
  return call<{ link: string; code: string; current: { problems: object[] } }>(
    server,
    `/api/menu/${shop.id}/orders`,
    {
      bearer: visit,
      body: {
        id: randomUUID(),
        customer_name: 'Ana Lima',
        customer_phone: '(92) 99123-4567',
        fulfilment: 'pickup',
        payment_method: 'cash',
        lines: [line],
        fee_cents: 0,
        total_cents: unit_cents * quantity,
      },
    },
  )
}

async function placedItems() {
  const { body } = await call<{ items: object[]; total: number }[]>(
    server,
    '/rest/v1/orders?select=items,total',
    {
      cookie: shop.cookie,
    },
  )
  return body
}

it('the menu says that products are sold by halves, and an order of parts says them wherever it is read', async () => {
  const menu = await call<PublicMenu>(server, `/api/menu/${shop.id}`)
  expect(menu.body.categories[0]).toMatchObject({ meio_a_meio: { maximo: 3, cobranca: 'media' } })
  const { status, body } = await placeHalves([...parts('calabresa', 'atum'), catupiry], 7301, 2)
  expect([status, body.code]).toEqual([201, undefined])
  expect(await placedItems()).toEqual([
    {
      total: 146.02,
      items: [
        {
          name: 'Pizza meio a meio (Grande)',
          quantity: 2,
          unit_price: 65.01,
          options: [
            { name: '1/2 Calabresa', price: 0 },
            { name: '1/2 Atum', price: 0 },
            { name: 'Catupiry', price: 8 },
          ],
          notes: null,
          product_id: 'meio:pizzas',
        },
      ],
    },
  ])
  const followed = await call<FollowedOrder>(server, `/api/menu/${shop.id}/orders/${body.link}`)
  expect(followed.body.lines).toEqual([
    {
      name: 'Pizza meio a meio (Grande) (1/2 Calabresa, 1/2 Atum, Catupiry)',
      quantity: 2,
      total_cents: 14_602,
    },
  ])
  const sold = async (category: string) => {
    const path = `/api/manager/analytics?category=${category}`
    const answer = await call<{ figures: { kpi: object } }>(server, path, { cookie: shop.cookie })
    return answer.body.figures.kpi
  }
  expect(await sold('pizzas')).toMatchObject({ orders: { current: 1 } })
  expect(await sold('bebidas')).toMatchObject({ orders: { current: 0 } })
})

it.each([
  ['dearest', { maximo: 3, cobranca: 'maior' }, 7001],
  ['mean', { maximo: 3, cobranca: 'media' }, 6267],
  ['sum of shares', { maximo: 3, cobranca: 'soma' }, 2000 + 2334 + 1934],
])('three flavours cost the %s of theirs', async (_, rule, cents) => {
  await saveMenu(catalogue(rule))
  expect((await placeHalves(parts('calabresa', 'atum', 'mussarela'), cents)).status).toBe(201)
  expect(await placedItems()).toMatchObject([{ items: [{ options: [{ name: '1/3 Calabresa' }, {}, {}] }] }])
})

it.each<[string, object[], number, object]>([
  ['at another price', parts('calabresa', 'atum'), 6000, { code: 'price_changed', unit_cents: 6501 }],
  ['of one flavour', parts('calabresa'), 6000, { code: 'options_changed' }],
  [
    'of more than go together',
    [...parts('atum', 'mussarela'), ...parts('atum', 'atum')],
    7001,
    { code: 'options_changed' },
  ],
  ['of something else', parts('calabresa', 'x'), 6000, { code: 'unavailable' }],
])('%s it is refused, and nothing is placed', async (_, options, cents, problem) => {
  const { status, body } = await placeHalves(options, cents)
  expect([status, body.code]).toEqual([409, 'CART_CHANGED'])
  expect(body.current.problems).toMatchObject([{ line: 0, ...problem }])
  expect(await placedItems()).toEqual([])
})

it.each([
  ['paused', { pausado_ate: '2026-11-22T12:00:00Z' }],
  ['sold out', { disponivel: false }],
])('a part that is %s is said by its name, and nothing is placed', async (_, change) => {
  await saveMenu(catalogue({ maximo: 2, cobranca: 'media' }, change))
  const { body } = await placeHalves(parts('calabresa', 'atum'), 6501)
  expect(body).toMatchObject({
    code: 'CART_CHANGED',
    current: { problems: [{ code: 'unavailable', name: 'Pizza meio a meio: Atum' }] },
  })
  expect(await placedItems()).toEqual([])
  expect((await placeHalves(parts('calabresa', 'mussarela'), 5900)).status).toBe(201)
})

it('a document that does not speak of halves leaves them as they are, one that says null ends them', async () => {
  const rule = async () =>
    (await call<PublicMenu>(server, `/api/menu/${shop.id}`)).body.categories[0]?.meio_a_meio
  const [{ meio_a_meio: _, ...silent }] = catalogue().categorias as [
    ReturnType<typeof catalogue>['categorias'][0],
  ]
  await saveMenu({ categorias: [silent] })
  expect(await rule()).toEqual({ maximo: 3, cobranca: 'media' })
  await saveMenu(catalogue(null))
  expect(await rule()).toBeUndefined()
  expect((await placeHalves(parts('calabresa', 'atum'), 6501)).body.code).toBe('CART_CHANGED')
})
