import type { Section } from '@balcao/domain/catalogue'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { borrowTestServer } from '../testing/borrowed-server'
import { givenCompany } from '../testing/builders'
import { buildCategory, buildItem, saveRows } from '../testing/catalogue'
import type { TestServer } from '../testing/server'
import { readOnSale } from './catalogue.store'

let server: TestServer

beforeAll(async () => {
  server = await borrowTestServer()
})
afterAll(() => server.stop())

it('customers are shown a section’s active items of active categories, sold out ones included, in the order of the shop', async () => {
  const company = await givenCompany(server)
  const item = (id: string, categoryId: string, overrides = {}) => ({
    kind: 'item' as const,
    id,
    base: null,
    after: buildItem(categoryId, { nome: id, ...overrides }),
  })
  const category = (id: string, overrides = {}) => ({
    kind: 'category' as const,
    id,
    base: null,
    after: buildCategory({ nome: id, ...overrides }),
  })
  await saveRows(server, company, [
    category('aberta', { position: 2 }),
    category('primeira', { position: 1 }),
    category('fechada', { ativo: false }),
    item('b', 'aberta', { position: 2, disponivel: false }),
    item('a', 'aberta', { position: 1 }),
    item('desligado', 'aberta', { ativo: false }),
    item('na-fechada', 'fechada'),
    category('cortes', { section: 'servicos', modalidade: 'tempo' }),
    item('corte', 'cortes', { duracao: 60 }),
    item('barba', 'cortes', { ativo: false }),
  ])
  const read = (section: Section) =>
    server.app.db.asCompany(company.id, (tx) => readOnSale(tx, company.id, section))
  const onSale = await read('cardapio')
  expect(onSale.version).toBe(1)
  expect(onSale.categories.map(({ id }) => id)).toEqual(['primeira', 'aberta'])
  expect(onSale.items.map(({ id, disponivel }) => [id, disponivel])).toEqual([
    ['a', true],
    ['b', false],
  ])
  const services = await read('servicos')
  expect(services.categories.map(({ id }) => id)).toEqual(['cortes'])
  expect(services.items.map(({ id }) => id)).toEqual(['corte'])
})
