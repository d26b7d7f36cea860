import { describe, expect, test } from 'vitest'
import { applyChanges } from './apply-changes'
import type { CatalogueError } from './catalogue-error'
import { checkChanges } from './check-changes'
import { addProduct, addService, duplicateItem } from './new-items'
import type { Catalogue, ItemContent } from '../model'
import { buildCatalogue, buildCategory, buildItem } from '../testing/build-catalogue'

const now = 1_760_000_000_000
const shop = buildCatalogue({
  categories: [
    buildCategory({ tipos_preco: ['P', 'G'] }),
    buildCategory({ id: 'sucos', nome: 'Sucos', tipos_preco: [] }),
    buildCategory({ id: 'vazia', nome: 'Vazia', tipos_preco: [] }),
    buildCategory({ id: 'corte', nome: 'Corte', section: 'servicos', modalidade: 'tempo' }),
    buildCategory({ id: 'tattoo', nome: 'Tatuagem', section: 'servicos', modalidade: 'dia' }),
  ],
  items: [
    buildItem({ id: 'a', position: 1 }),
    buildItem({ id: 'b', position: 2, codigo: '7', pausado_ate: '2026-01-01T00:00:00Z', ativo: false }),
    buildItem({ id: 's1', category_id: 'sucos', centavos: { copo: 1 }, position: 3 }),
    buildItem({ id: 's2', category_id: 'sucos', centavos: { jarra: 2, copo: 3 }, position: 4 }),
  ],
})

describe('a new product', () => {
  test('CATAL-32 CATAL-33 CATAL-34 has its id, its name, and is available', () => {
    const [change, ...others] = addProduct(shop, 'lanches', { now })
    expect(others).toEqual([])
    expect(change).toMatchObject({
      id: `novo-produto-${now}`,
      base: null,
      after: { nome: 'Novo Produto', disponivel: true, ativo: true, category_id: 'lanches' },
    })
    expect(checkChanges(shop, [change!])).toEqual([])
  })

  test.each<[string, string, Record<string, number>]>([
    ['CATAL-35 its category’s price types', 'lanches', { P: 0, G: 0 }],
    ['CATAL-36 else those of its category’s products', 'sucos', { copo: 0, jarra: 0 }],
    ['CATAL-36 else padrao', 'vazia', { padrao: 0 }],
  ])('%s, each at 0', (_, categoryId, centavos) => {
    expect(made(shop, addProduct(shop, categoryId, { now })).centavos).toEqual(centavos)
  })

  test('comes last, and a second one of the same instant has an id of its own', () => {
    const once = applyChanges(shop, addProduct(shop, 'lanches', { now }), 2)
    const twice = applyChanges(once, addProduct(once, 'lanches', { now }), 3)
    const ids = twice.items.filter((item) => item.category_id === 'lanches').map(({ id }) => id)
    expect(ids).toEqual(['a', 'b', `novo-produto-${now}`, `novo-produto-${now + 1}`])
  })

  test.each(['z', 'corte'])('CATAL-69 does not go into the category %s', (id) => {
    expect(() => addProduct(shop, id, { now })).toThrow(
      expect.objectContaining({ code: 'category_missing' } satisfies Partial<CatalogueError>),
    )
  })
})

describe('a new service', () => {
  test.each([
    ['CATAL-42', 'corte', 60],
    ['CATAL-43', 'tattoo', 480],
  ])('%s lasts as its category counts', (_, categoryId, minutes) => {
    expect(made(shop, addService(shop, categoryId, { now })).duracao).toBe(minutes)
  })

  test('CATAL-39 CATAL-41 is named after its category, active, at price 0', () => {
    const [change] = addService(shop, 'corte', { now })
    expect(change).toMatchObject({
      id: `servico-${now}`,
      after: { nome: 'Novo Servico Corte', ativo: true, disponivel: true, centavos: { padrao: 0 } },
    })
  })

  test('CATAL-40 has a number when its name is taken', () => {
    let catalogue = shop
    for (const version of [2, 3, 4]) {
      catalogue = applyChanges(catalogue, addService(catalogue, 'corte', { now }), version)
    }
    expect(catalogue.items.filter((item) => item.category_id === 'corte').map(({ nome }) => nome)).toEqual([
      'Novo Servico Corte',
      'Novo Servico Corte 2',
      'Novo Servico Corte 3',
    ])
  })

  test('CATAL-69 does not go into the menu', () => {
    expect(() => addService(shop, 'lanches', { now })).toThrow(
      expect.objectContaining({ code: 'category_missing' }),
    )
  })
})

describe('a copy', () => {
  test('lies behind its original, without code and pause', () => {
    const changed = applyChanges(shop, duplicateItem(shop, 'a', { now }), 2)
    expect(changed.items.slice(0, 3).map(({ id }) => id)).toEqual(['a', `novo-produto-${now}`, 'b'])
    const copy = made(shop, duplicateItem(shop, 'b', { now }))
    expect(copy).toMatchObject({ nome: 'X-Bacon (cópia)', codigo: null, pausado_ate: null, ativo: false })
  })

  test('makes room where there is none', () => {
    const items = ['a', 'b', 'c'].map((id) => buildItem({ id, position: 5 }))
    const full = buildCatalogue({ categories: [buildCategory()], items })
    const changed = applyChanges(full, duplicateItem(full, 'b', { now }), 2)
    expect(changed.items.map(({ id }) => id)).toEqual(['a', 'b', `novo-produto-${now}`, 'c'])
  })

  test('keeps its name within 200 characters', () => {
    const long = buildCatalogue({
      categories: [buildCategory()],
      items: [buildItem({ nome: 'x'.repeat(200) })],
    })
    expect(made(long, duplicateItem(long, 'x-bacon', { now })).nome).toHaveLength(200)
  })
})

function made(catalogue: Catalogue, changes: ReturnType<typeof addProduct>): ItemContent {
  const changed = applyChanges(catalogue, changes, 99)
  return changed.items.find((item) => !catalogue.items.some(({ id }) => id === item.id))!
}
