import type { PublicMenu } from '@balcao/contract/menu'
import type { OptionGroup } from '@balcao/domain/catalogue'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { givenCompany, type TestCompany } from '../testing/builders'
import { call } from '../testing/call'
import { buildCategory, buildItem, saveRows } from '../testing/catalogue'
import { givenWorker } from '../testing/employees'
import { startTestServer, type TestServer } from '../testing/server'

let server: TestServer
let shop: TestCompany
beforeAll(async () => {
  server = await startTestServer()
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
