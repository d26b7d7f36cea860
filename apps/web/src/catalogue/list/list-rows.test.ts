import { buildCategory, buildItem } from '@balcao/domain/catalogue/testing'
import { describe, expect, test } from 'vitest'
import { buildCatalogue } from '../testing/build-catalogue'
import { dropTarget } from './acts/drop-target'
import { listRows } from './list-rows'
import { stepBefore } from './acts/step-before'

const catalogue = buildCatalogue({
  categories: [
    buildCategory(),
    buildCategory({ id: 'cortes', section: 'servicos', nome: 'Cortes', modalidade: 'tempo' }),
    buildCategory({ id: 'bebidas', nome: 'Bebidas', position: 2048 }),
  ],
  items: [
    buildItem({ id: 'a' }),
    buildItem({ id: 'b', position: 2048 }),
    buildItem({ id: 'agua', category_id: 'bebidas' }),
    buildItem({ id: 'corte', category_id: 'cortes' }),
  ],
})
const nothing: ReadonlySet<string> = new Set()
const keysOf = (folded = nothing, shown: ReadonlySet<string> | null = null) =>
  listRows(catalogue, { folded, shown }).map(({ key }) => key)
const rows = listRows(catalogue, { folded: nothing, shown: null })
const at = (key: string) => rows.findIndex((row) => row.key === key)

describe('the lines of the list', () => {
  test('CATAL-01 CATAL-02 are the two sections with their categories and items, each with a row to add', () => {
    expect(keysOf()).toEqual([
      'section cardapio',
      'category lanches',
      'item a',
      'item b',
      'add lanches',
      'category bebidas',
      'item agua',
      'add bebidas',
      'section servicos',
      'category cortes',
      'item corte',
      'add cortes',
    ])
  })

  test('CATAL-01 CATAL-02 leave out what is folded', () => {
    expect(keysOf(new Set(['section servicos', 'category lanches']))).toEqual([
      'section cardapio',
      'category lanches',
      'category bebidas',
      'item agua',
      'add bebidas',
      'section servicos',
    ])
  })

  test('are only what a search found, folded or not, with nothing to add', () => {
    expect(keysOf(new Set(['category lanches']), new Set(['b']))).toEqual([
      'section cardapio',
      'category lanches',
      'item b',
    ])
  })

  test('CATAL-10 say that a section is empty', () => {
    const empty = listRows(buildCatalogue({ categories: [], items: [] }), { folded: nothing, shown: null })
    expect(empty.map(({ key }) => key)).toEqual([
      'section cardapio',
      'empty cardapio',
      'section servicos',
      'empty servicos',
    ])
  })
})

describe('where a dragged row lands', () => {
  test.each([
    ['item b', 'item a', true, { categoryId: 'lanches', before: 'a' }],
    ['item a', 'item b', false, { categoryId: 'lanches', before: null }],
    ['item a', 'item a', false, { categoryId: 'lanches', before: 'b' }],
    ['item a', 'category bebidas', true, { categoryId: 'bebidas', before: 'agua' }],
    ['item a', 'add bebidas', false, { categoryId: 'bebidas', before: null }],
    ['item a', 'item corte', true, null],
    ['item a', 'section cardapio', true, null],
    ['category bebidas', 'category lanches', true, { before: 'lanches' }],
    ['category lanches', 'item agua', true, { before: null }],
    ['category bebidas', 'item a', false, { before: 'bebidas' }],
    ['category lanches', 'category cortes', true, null],
    ['section cardapio', 'item a', true, null],
  ])('%s over %s (upper half: %s)', (dragged, over, upper, expected) => {
    const target = dropTarget(rows, dragged, { index: at(over), upper })
    if (expected === null) expect(target).toBeNull()
    else expect(target).toMatchObject(expected)
  })

  test('is nowhere for a row that is gone', () => {
    expect(dropTarget(rows, 'item gone', { index: 2, upper: true })).toBeNull()
    expect(dropTarget(rows, 'item a', { index: 99, upper: true })).toBeNull()
  })
})

test.each([
  ['a', -1, undefined],
  ['b', -1, 'a'],
  ['a', 1, 'c'],
  ['b', 1, null],
  ['c', 1, undefined],
] as const)('one step of %s by %d goes before %s', (id, step, before) => {
  expect(stepBefore([{ id: 'a' }, { id: 'b' }, { id: 'c' }], id, step)).toBe(before)
})
