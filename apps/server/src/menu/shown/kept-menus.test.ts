import type { PublicMenu } from '@balcao/contract/menu'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { borrowTestServer } from '../../testing/borrowed-server'
import { givenCompany, type TestCompany } from '../../testing/builders'
import { call } from '../../testing/call'
import type { TestServer } from '../../testing/server'

let server: TestServer
let shop: TestCompany
let now = new Date('2026-11-21T19:00:00Z')

beforeAll(async () => {
  server = await borrowTestServer({ clock: () => now })
})
afterAll(() => server.stop())

beforeEach(async () => {
  now = new Date('2026-11-21T19:00:00Z')
  shop = await givenCompany(server, { modules: [] })
  await save({ cardapio_json: catalogue() })
})

const catalogue = (preco = 24.9, pausado_ate: string | null = null) => ({
  cardapio: {
    categorias: [
      {
        id: 'lanches',
        nome: 'Lanches',
        produtos: [
          { id: 'x-bacon', nome: 'X-Bacon', descricao: 'Pão, queijo e bacon. '.repeat(20), preco },
          { id: 'suco', nome: 'Suco', preco: 9, pausado_ate },
          ...Array.from({ length: 20 }, (_, n) => ({ id: `p${n}`, nome: `Produto ${n}`, preco: 5 })),
        ],
      },
    ],
  },
  servicos: { categorias: [] },
})

async function save(change: object) {
  const body = { cnpj: shop.cnpj, ...change }
  const answer = await call(server, '/webhook/update-customer', { body, cookie: shop.cookie })
  expect([answer.status, answer.text]).toEqual([200, expect.any(String)])
}

const ask = (headers: Record<string, string> = {}) =>
  call<PublicMenu>(server, `/api/menu/${shop.id}`, { headers })
const tagNow = async () => (await ask()).headers.get('etag')!
const nameOf = async (id: string) => (await ask()).body.items.find((item) => item.id === id)?.nome

it('who has the menu is told so in no bytes, until anything that it says is different', async () => {
  const first = await ask()
  expect(first.headers.get('cache-control')).toBe('no-cache')
  let tag = first.headers.get('etag')!
  const changes: [string, () => Promise<unknown>][] = [
    ['a price', () => save({ cardapio_json: catalogue(25.9) })],
    ['the fee', () => save({ taxa_entrega: 7 })],
    ['the name, written by another process', () => rename('Outro nome')],
    ['hours', () => save({ horario_funcionamento: evening })],
    ['the hour at which it opens', async () => (now = new Date('2026-11-21T23:00:00Z'))],
  ]
  for (const [what, change] of changes) {
    const again = await ask({ 'if-none-match': tag })
    expect([what, again.status, again.text]).toEqual([what, 304, ''])
    await change()
    const next = await ask({ 'if-none-match': tag })
    expect([what, next.status]).toEqual([what, 200])
    tag = next.headers.get('etag')!
  }
})

const evening = [{ dia: 'Sábado', horario_inicio: '19:00', horario_fim: '23:00', status: 'aberto' }]
const rename = (name: string) =>
  server.app.db.owner.query('update companies set nome_empresa = $2 where id = $1', [shop.id, name])

it('a tag outlives minutes in which nothing happens, not a pause that ends between two of them', async () => {
  await save({ cardapio_json: catalogue(24.9, '2026-11-21T19:10:30Z') })
  expect(await nameOf('suco')).toBeUndefined()
  const tag = await tagNow()
  now = new Date('2026-11-21T19:10:29Z')
  expect(await tagNow()).toBe(tag)
  now = new Date('2026-11-21T19:10:30Z')
  expect(await nameOf('suco')).toBe('Suco')
  now = new Date('2026-11-21T19:00:00Z')
  expect(await nameOf('suco')).toBeUndefined()
})

it('a shop that is not there is not found, again and again', async () => {
  for (const company of ['00000000-0000-4000-8000-000000000000', '11222333000181', 'nao-existe'])
    for (let n = 0; n < 2; n++) expect((await call(server, `/api/menu/${company}`)).status).toBe(404)
})
