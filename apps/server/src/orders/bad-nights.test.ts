import { randomUUID } from 'node:crypto'
import type { CashRegister } from '@balcao/contract/cash-register'
import type { FollowedOrder } from '@balcao/contract/menu'
import type { OrderDetails, OrderRow } from '@balcao/contract/orders'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { givenStation, printsOf } from '../printing/testing/counter'
import { givenCompany, type TestCompany } from '../testing/builders'
import { call } from '../testing/call'
import { givenOrder } from '../testing/orders'
import { borrowTestServer } from '../testing/borrowed-server'
import type { TestServer } from '../testing/server'
import { startDueCron } from './start-scheduled'

let server: TestServer
let shop: TestCompany
/** Three in the afternoon of a Saturday in Manaus. */
const afternoon = new Date('2026-11-21T19:00:00Z')
let now = afternoon
/** Six in the evening of the Sunday. */
const wanted = '2026-11-22T22:00:00.000Z'

beforeAll(async () => {
  // Without a worker: its own sweep would come by the minute of the machine, at the hour of the test.
  server = await borrowTestServer({ clock: () => now })
})
afterAll(() => server.stop())
beforeEach(async () => {
  now = afternoon
  shop = await givenCompany(server, { imprimeAuto: true })
})

const save = async (change: object) => {
  const answer = await call(server, '/webhook/update-customer', {
    body: { cnpj: shop.cnpj, ...change },
    cookie: shop.cookie,
  })
  expect([answer.status, answer.text]).toEqual([200, expect.any(String)])
}
const open = (dia: string, status = 'aberto') => ({
  dia,
  horario_inicio: '18:00',
  horario_fim: '22:00',
  status,
})
const catalogue = (produtos: object[]) => ({
  cardapio: { categorias: [{ id: 'lanches', nome: 'Lanches', ativo: true, produtos }] },
})
const details = async (id: string) =>
  (await call<OrderDetails>(server, `/api/orders/${id}`, { cookie: shop.cookie })).body
const sweep = () => startDueCron({ db: server.app.db, clock: () => now }).run()

describe('an order for tomorrow', () => {
  const lines = [{ item_id: 'x-bacon', price_type: 'padrao', quantity: 2, options: [], unit_cents: 2490 }]
  const order = (change: object = {}) => ({
    id: randomUUID(),
    customer_name: 'Ana Lima',
    customer_phone: '(92) 99123-4567',
    fulfilment: 'pickup',
    customer_address: null,
    neighbourhood: null,
    payment_method: 'credit_card',
    lines,
    fee_cents: 0,
    total_cents: 4980,
    scheduled_for: wanted,
    ...change,
  })
  const place = async (body: object) => {
    const visit = await call<{ token: string }>(server, '/api/visit')
    return call<{ link: string; code: string }>(server, `/api/menu/${shop.id}/orders`, {
      body,
      bearer: visit.body.token,
    })
  }
  const follow = async (link: string) =>
    (await call<FollowedOrder>(server, `/api/menu/${shop.id}/orders/${link}`)).body

  beforeEach(async () => {
    await givenStation(server, shop)
    await save({ horario_funcionamento: [open('Sábado'), open('Domingo')] })
    await save({
      cardapio_json: catalogue([
        { id: 'x-bacon', nome: 'X-Bacon', preco: 24.9, disponivel: true, ativo: true },
      ]),
    })
  })

  it('whose product is gone by then is made and paid as it was agreed on, and can still be changed', async () => {
    const mine = order()
    const { body } = await place(mine)
    await save({
      cardapio_json: catalogue([{ id: 'suco', nome: 'Suco', preco: 9, disponivel: true, ativo: true }]),
    })
    expect((await place(order())).status).not.toBe(201)

    now = new Date(wanted)
    await sweep()
    expect((await printsOf(server, shop, mine.id)).filter(({ copy }) => copy === 'kitchen')).toHaveLength(1)
    const agreed = {
      waits_until: null,
      seen_at: null,
      total: 49.8,
      items: [{ name: 'X-Bacon', quantity: 2 }],
    }
    expect((await details(mine.id)).order).toMatchObject(agreed)
    expect(await follow(body.link)).toMatchObject({ scheduled_for: wanted, total_cents: 4980 })

    const { version, items, customer_name, payment_method } = (await details(mine.id)).order
    const changed = await call<OrderRow>(server, `/api/orders/${mine.id}`, {
      method: 'PUT',
      cookie: shop.cookie,
      body: { version, items, customer_name, payment_method, fulfilment: 'pickup', notes: 'Sem cebola' },
    })
    expect([changed.status, changed.text]).toEqual([200, expect.any(String)])
    expect(changed.body).toMatchObject({ notes: 'Sem cebola', total: 49.8, items: agreed.items })
  })

  it('whose shop is closed that day after all stands, rings and prints; nobody else can have that time', async () => {
    const mine = order()
    const { body } = await place(mine)
    await save({
      horario_funcionamento: [open('Sábado'), open('Domingo', 'fechado')],
      agendamentos_fora: 'manter',
    })
    expect((await place(order())).body.code).toBe('SLOT_GONE')
    expect(await follow(body.link)).toMatchObject({ scheduled_for: wanted, status: 'analysis' })

    now = new Date(wanted)
    await sweep()
    expect((await details(mine.id)).order).toMatchObject({ waits_until: null, seen_at: null })
    expect((await printsOf(server, shop, mine.id)).filter(({ copy }) => copy === 'kitchen')).toHaveLength(1)
  })
})

it('after midnight the evening goes on: numbers, figures and register are those of the operating day', async () => {
  const at = (instant: string) => (now = new Date(instant))
  const register = async (path = '', body?: object) =>
    (
      await call<CashRegister & { register: CashRegister | null }>(server, `/api/cash-register${path}`, {
        cookie: shop.cookie,
        ...(body && { method: 'POST', body }),
      })
    ).body
  const pay = ({ id }: OrderRow) =>
    call(server, `/api/orders/${id}/payments`, {
      cookie: shop.cookie,
      body: { id: randomUUID(), method: 'cash', received: 10 },
    })

  // 23:50 in Manaus, 00:20, ten to five in the morning, and half past five of the new day.
  at('2026-11-22T03:50:00Z')
  const opened = await register('', { id: randomUUID(), opening_cents: 0 })
  const evening = await givenOrder(server, shop)
  await pay(evening)
  at('2026-11-22T04:20:00Z')
  const night = await givenOrder(server, shop)
  await pay(night)
  at('2026-11-22T08:50:00Z')
  const late = await givenOrder(server, shop)
  const figures = await call<{ kpi: { orders: { current: number } } }>(
    server,
    '/api/manager/overview?period=today',
    { cookie: shop.cookie },
  )
  expect(figures.body.kpi.orders.current).toBe(3)
  expect((await register()).register).toMatchObject({ id: opened.id, received: { cash: 2000 } })
  at('2026-11-22T09:30:00Z')
  const morning = await givenOrder(server, shop)
  expect([evening, night, late, morning].map(({ number }) => number)).toEqual([1, 2, 3, 1])
})
