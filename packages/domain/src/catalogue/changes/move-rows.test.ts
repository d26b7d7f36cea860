import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { applyChanges } from './apply-changes'
import { checkChanges } from './check-changes'
import { moveCategory, moveItem } from './move-rows'
import type { Catalogue } from '../model'
import { priceCents } from '../sale/prices'
import { buildCatalogue, buildCategory, buildItem } from '../testing/build-catalogue'

const ids = ['a', 'b', 'c', 'd']
const shop = buildCatalogue({
  categories: [
    buildCategory({ id: 'c1', nome: 'Um', position: 1 }),
    buildCategory({ id: 'c2', nome: 'Dois', position: 2 }),
    buildCategory({ id: 'c3', nome: 'Três', position: 3 }),
    buildCategory({ id: 's1', nome: 'Corte', section: 'servicos', position: 4 }),
  ],
  items: ids.map((id, index) => buildItem({ id, category_id: 'c1', position: index + 1 })),
})

describe('moving an item', () => {
  test.each<[string, string, string | null, string[], number]>([
    ['down', 'a', 'c', ['b', 'a', 'c', 'd'], 1],
    ['up', 'd', 'b', ['a', 'd', 'b', 'c'], 1],
    ['to the front', 'c', 'a', ['c', 'a', 'b', 'd'], 1],
    ['to the end', 'a', null, ['b', 'c', 'd', 'a'], 1],
    ['before what is gone', 'a', 'z', ['b', 'c', 'd', 'a'], 1],
    ['where it is', 'b', 'c', ids, 0],
    ['before itself', 'b', 'b', ids, 0],
    ['to the end from the end', 'd', null, ids, 0],
  ])('%s', (_, id, before, order, writes) => {
    const changes = moveItem(shop, id, { categoryId: 'c1', before })
    expect(changes).toHaveLength(writes)
    expect(orderOf(applyChanges(shop, changes, 2), 'c1')).toEqual(order)
  })

  test('into another category, an empty one too', () => {
    const once = applyChanges(shop, moveItem(shop, 'b', { categoryId: 'c2', before: null }), 2)
    const twice = applyChanges(once, moveItem(once, 'd', { categoryId: 'c2', before: 'b' }), 3)
    expect([orderOf(twice, 'c1'), orderOf(twice, 'c2')]).toEqual([
      ['a', 'c'],
      ['d', 'b'],
    ])
  })

  test('into a category of other price types, it keeps its prices and is not free', () => {
    const catalogue = buildCatalogue({
      categories: [
        buildCategory({ id: 'pizzas', tipos_preco: ['Broto', 'Grande'] }),
        buildCategory({ id: 'lanches', tipos_preco: ['padrao'] }),
      ],
      items: [buildItem({ category_id: 'pizzas', centavos: { Broto: 3000, Grande: 5000 } })],
    })
    const moved = applyChanges(
      catalogue,
      moveItem(catalogue, 'x-bacon', { categoryId: 'lanches', before: null }),
      2,
    )
    expect(moved.items[0]?.centavos).toEqual({ Broto: 3000, Grande: 5000, padrao: 3000 })
    const back = applyChanges(moved, moveItem(moved, 'x-bacon', { categoryId: 'pizzas', before: null }), 3)
    expect(priceCents(back.items[0]!, 'Grande')).toBe(5000)
  })

  test.each([
    ['CATAL-68 no such product', 'z', 'c1', 'product_missing'],
    ['CATAL-69 no such category', 'a', 'z', 'category_missing'],
    ['CATAL-69 a category of services', 'a', 's1', 'category_missing'],
  ])('%s', (_, id, categoryId, code) => {
    expect(() => moveItem(shop, id, { categoryId, before: null })).toThrow(expect.objectContaining({ code }))
  })

  test('into one gap a hundred times: mostly one row is written, and the order holds', () => {
    let catalogue = shop
    let renumbered = 0
    for (let round = 0; round < 100; round += 1) {
      const last = round % 2 === 0 ? 'c' : 'd'
      const changes = moveItem(catalogue, last, { categoryId: 'c1', before: orderOf(catalogue, 'c1')[1]! })
      if (changes.length > 1) renumbered += 1
      catalogue = applyChanges(catalogue, changes, round + 2)
      expect(orderOf(catalogue, 'c1').slice(0, 2)).toEqual(['a', last])
    }
    expect(renumbered).toBeGreaterThan(0)
    expect(renumbered).toBeLessThan(5)
  })
})

describe('moving a category', () => {
  test.each<[string, string, string | null, string[]]>([
    ['up', 'c3', 'c1', ['c3', 'c1', 'c2']],
    ['to the end', 'c1', null, ['c2', 'c3', 'c1']],
    ['where it is', 'c3', null, ['c1', 'c2', 'c3']],
    ['before one of the other section: to the end', 'c1', 's1', ['c2', 'c3', 'c1']],
  ])('%s', (_, id, before, order) => {
    const changed = applyChanges(shop, moveCategory(shop, id, { before }), 2)
    expect(changed.categories.filter(({ section }) => section === 'cardapio').map(({ id }) => id)).toEqual(
      order,
    )
  })

  test('CATAL-69 not one that is not there', () => {
    expect(() => moveCategory(shop, 'z', { before: null })).toThrow(
      expect.objectContaining({ code: 'category_missing' }),
    )
  })
})

test('any moves keep every row once, where it was put, at a position of its own', () => {
  const moves = fc.array(
    fc.tuple(fc.constantFrom(...ids), fc.constantFrom('c1', 'c2', 'c3'), fc.constantFrom(...ids, null)),
    { maxLength: 60 },
  )
  const starts = fc.array(fc.integer({ min: 1, max: 2 }), { minLength: 4, maxLength: 4 })
  fc.assert(
    fc.property(moves, starts, (moves, starts) => {
      const items = ids
        .map((id, index) => buildItem({ id, category_id: 'c1', position: starts[index]! }))
        .toSorted((one, other) => one.position - other.position)
      let catalogue = buildCatalogue({ ...shop, items })
      const model = new Map([['c1', items.map(({ id }) => id)]])
      for (const [id, categoryId, before] of moves) {
        const changes = moveItem(catalogue, id, { categoryId, before })
        expect(checkChanges(catalogue, changes)).toEqual([])
        catalogue = applyChanges(catalogue, changes, catalogue.version + 1)
        moveInModel(model, id, categoryId, before)
        expect(orderOf(catalogue, categoryId)).toEqual(model.get(categoryId))
      }
      expect(catalogue.items.map(({ id }) => id).toSorted()).toEqual(ids)
    }),
  )
})

function moveInModel(model: Map<string, string[]>, id: string, categoryId: string, before: string | null) {
  if (id === before && model.get(categoryId)?.includes(id)) return
  for (const [category, order] of model)
    model.set(
      category,
      order.filter((other) => other !== id),
    )
  const order = model.get(categoryId) ?? []
  const place = before === null ? -1 : order.indexOf(before)
  model.set(categoryId, order.toSpliced(place === -1 ? order.length : place, 0, id))
}

function orderOf(catalogue: Catalogue, categoryId: string): string[] {
  return catalogue.items.filter((item) => item.category_id === categoryId).map(({ id }) => id)
}
