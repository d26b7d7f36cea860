import { randomUUID } from 'node:crypto'
import type { PublicMenu } from '@balcao/contract/menu'
import { addCombo, type Catalogue, type OptionGroup } from '@balcao/domain/catalogue'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { borrowTestServer } from '../testing/borrowed-server'
import { givenCompany, type TestCompany } from '../testing/builders'
import { call } from '../testing/call'
import { buildCategory, buildItem, saveRows } from '../testing/catalogue'
import { givenWorker } from '../testing/employees'
import type { TestServer } from '../testing/server'

let server: TestServer
let shop: TestCompany
/** 15 h on a Saturday in Manaus. */
const now = new Date('2026-11-21T19:00:00Z')

beforeAll(async () => {
  server = await borrowTestServer({ clock: () => now })
})
afterAll(() => server.stop())

const flavours = (id: string, names: readonly string[], min = 1): OptionGroup => ({
  id,
  nome: 'Sabores',
  min,
  max: 2,
  cobranca: 'maior',
  opcoes: names.map((nome) => ({ id: `${id}-${nome}`, nome, centavos: 0, ativo: true })),
})
const item = (id: string, position: number, opcoes: OptionGroup[]) => ({
  kind: 'item' as const,
  id,
  base: null,
  after: buildItem('pizzas', { nome: id, position, opcoes }),
})

beforeEach(async () => {
  shop = await givenCompany(server)
  await saveRows(server, shop, [
    { kind: 'category', id: 'pizzas', base: null, after: buildCategory({ nome: 'Pizzas' }) },
    item('Broto', 1, [flavours('a', ['Calabresa', 'Atum'])]),
    item('Grande', 2, [flavours('b', ['calabresa', 'Mussarela'])]),
    item('Esfiha', 3, [flavours('c', ['Calabresa'])]),
  ])
})

const say = (cookie: string, body: Record<string, unknown>) =>
  call<{ version: number; changes: unknown[] }>(server, '/api/catalogue/sold-out', {
    method: 'POST',
    cookie,
    body,
  })
const outOf = (nome: string) => ({ kind: 'option', nome, sold_out: true })

async function offered() {
  const { body } = await call<PublicMenu>(server, `/api/menu/${shop.cnpj}`)
  return body.items.map(
    ({ nome, opcoes }) =>
      `${nome}: ${opcoes.flatMap((group) => group.opcoes.map((one) => one.nome)).join(', ')}`,
  )
}

describe('a flavour that is out', () => {
  it('is out on the menu in every product, said once by whoever notices, and comes back as it was', async () => {
    const cook = await givenWorker(server, shop, 'cozinha')
    const before = await offered()
    expect(await say(cook.cookie, outOf('CALABRESA'))).toMatchObject({ status: 200, body: { version: 2 } })
    expect(await offered()).toEqual(['Broto: Atum', 'Grande: Mussarela'])
    expect((await say(cook.cookie, outOf('calabresa'))).body).toEqual({ version: 2, changes: [] })
    await say(shop.cookie, { ...outOf('Calabresa'), sold_out: false })
    expect(await offered()).toEqual(before)
  })

  it('is said beside somebody who edits, and neither waits for the other', async () => {
    const said = await Promise.all([
      say(shop.cookie, outOf('Calabresa')),
      say(shop.cookie, outOf('Atum')),
      say(shop.cookie, { kind: 'item', id: 'Grande', sold_out: true }),
      say(shop.cookie, outOf('calabresa')),
    ])
    expect(said.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(await offered()).toEqual([])
  })

  it('is the company’s own: another’s stays on its menu', async () => {
    const other = await givenCompany(server)
    expect(await say(other.cookie, outOf('Calabresa'))).toMatchObject({ status: 200, body: { changes: [] } })
    expect(await say(other.cookie, { kind: 'item', id: 'Broto', sold_out: true })).toMatchObject({
      status: 404,
    })
    expect(await offered()).toHaveLength(3)
  })
})

describe('a combo', () => {
  const padrao = (id: string) => ({ id, type: 'padrao' })
  const soldOut = (id: string, sold_out: boolean) => say(shop.cookie, { kind: 'item', id, sold_out })
  const combo = async () =>
    (await call<PublicMenu>(server, `/api/menu/${shop.cnpj}`)).body.items.find(({ nome }) => nome === 'Combo')

  beforeEach(async () => {
    await saveRows(
      server,
      shop,
      ['Batata', 'Coca', 'Suco'].map((id, place) => item(id, place + 4, [])),
    )
    const { body } = await call<Catalogue>(server, '/api/catalogue', { cookie: shop.cookie })
    const parts = [
      { nome: 'Acompanhamento', count: 1, products: [padrao('Batata')] },
      { nome: 'Bebida', count: 1, products: [padrao('Coca'), padrao('Suco')] },
    ]
    const made = { categoryId: 'pizzas', nome: 'Combo', centavos: 3200, parts, charge: 'included' as const }
    await saveRows(server, shop, addCombo(body, made, { now: now.getTime() }))
  })

  it('loses a part that is sold out and is gone without one that it cannot be without', async () => {
    const drinks = async () => (await combo())?.opcoes[1]?.opcoes.map(({ nome }) => nome)
    expect(await drinks()).toEqual(['Coca', 'Suco'])
    await soldOut('Coca', true)
    expect(await drinks()).toEqual(['Suco'])
    await soldOut('Batata', true)
    expect(await combo()).toBeUndefined()
    await soldOut('Batata', false)
    await soldOut('Coca', false)
    expect(await drinks()).toEqual(['Coca', 'Suco'])
  })

  it('is ordered with its parts, and not with one that ran out since it was chosen', async () => {
    const { id: item_id, opcoes } = (await combo())!
    const visit = (await call<{ token: string }>(server, '/api/visit')).body.token
    const options = opcoes.map((group) => ({ group_id: group.id, option_id: group.opcoes[0]!.id, count: 1 }))
    const order = () =>
      call<{ code?: string }>(server, `/api/menu/${shop.cnpj}/orders`, {
        bearer: visit,
        body: {
          id: randomUUID(),
          customer_name: 'Ana Lima',
          customer_phone: '(92) 99123-4567',
          fulfilment: 'pickup',
          payment_method: 'cash',
          lines: [{ item_id, price_type: 'padrao', quantity: 1, options, unit_cents: 3200 }],
          fee_cents: 0,
          total_cents: 3200,
        },
      })
    expect(await order()).toMatchObject({ status: 201 })
    const kept = await call<{ items: { options: { name: string }[] }[] }[]>(
      server,
      '/rest/v1/orders?select=items',
      { cookie: shop.cookie },
    )
    expect(kept.body[0]?.items[0]?.options.map(({ name }) => name)).toEqual(['Batata', 'Coca'])
    await soldOut('Coca', true)
    expect(await order()).toMatchObject({ status: 409, body: { code: 'CART_CHANGED' } })
  })
})
