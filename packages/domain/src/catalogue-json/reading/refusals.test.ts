import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '@balcao/testkit/chance'
import { CatalogueShapeError, readCatalogueJson } from '../index'

const product = (fields: object) => ({
  cardapio: { categorias: [{ nome: 'A', produtos: [{ nome: 'B', ...fields }] }] },
})
const at = (field: string) => `cardapio.categorias[0].produtos[0].${field}`

test.each([
  ['', 'unreadable', ''],
  ['{"cardapio":', 'unreadable', ''],
  ['null', 'unreadable', ''],
  [7, 'unreadable', ''],
  [undefined, 'unreadable', ''],
  [{}, 'categories_invalid', ''],
  [{ cardapio: null }, 'categories_invalid', ''],
  [{ cardapio: 'x' }, 'categories_invalid', 'cardapio'],
  [{ cardapio: { categorias: 7 } }, 'categories_invalid', 'cardapio.categorias'],
  [{ cardapio: { categorias: [], categories: [] } }, 'categories_invalid', 'cardapio'],
  [{ cardapio: {}, categorias: [] }, 'categories_invalid', ''],
  [[{ nome: 'X-Bacon', preco: 20 }], 'categories_invalid', '[0]'],
  [{ categorias: ['Lanches'] }, 'categories_invalid', 'categorias[0]'],
  [{ Lanches: { 'X-Bacon': { P: 10, G: 20 } } }, 'categories_invalid', 'Lanches["X-Bacon"]'],
  [{ Lanches: {} }, 'categories_invalid', 'Lanches'],
  [{ 'X-Bacon': 20 }, 'categories_invalid', '["X-Bacon"]'],
  [{ produtos: [] }, 'categories_invalid', 'produtos'],
  [{ cardapio: { categorias: [{ produtos: [] }] } }, 'name_missing', 'cardapio.categorias[0].nome'],
  [product({ nome: ' ' }), 'name_missing', at('nome')],
  [product({ preco: '1.200' }), 'price_invalid', at('preco')],
  [product({ preco: -1 }), 'price_invalid', at('preco')],
  [product({ precos: { P: 'x' } }), 'price_invalid', at('precos.P')],
  [product({ precos: [1] }), 'price_invalid', at('precos')],
  [product({ ativo: 'talvez' }), 'flag_invalid', at('ativo')],
  [product({ disponivel: 2 }), 'flag_invalid', at('disponivel')],
  [product({ modalidade: 'mês' }), 'modality_invalid', at('modalidade')],
  [product({ descricao: ['x'] }), 'text_invalid', at('descricao')],
  [product({ descricao: 'x'.repeat(3000) }), 'text_invalid', at('descricao')],
  [product({ opcoes: ['sem cebola'] }), 'options_invalid', at('opcoes[0]')],
  [product({ opcoes: [{ nome: 'A', min: 3, max: 2 }] }), 'options_invalid', at('opcoes[0].max')],
  [product({ nota: 'a\0' }), 'unreadable', at('nota')],
  [product({ nota: '\uD800' }), 'unreadable', at('nota')],
  [product({ nota: () => 1 }), 'unreadable', at('nota')],
  [product({ nota: new Date(0) }), 'unreadable', at('nota')],
  [
    { cardapio: [{ nome: 'A', tipos_preco: 'P', produtos: [] }] },
    'price_types_invalid',
    'cardapio[0].tipos_preco',
  ],
  [{ cardapio: [{ nome: 'A', produtos: ['B'] }] }, 'item_invalid', 'cardapio[0].produtos[0]'],
  ['{"cardapio":[{"nome":"A","produtos":[],"__proto__":{"x":1}}]}', 'forbidden_key', 'cardapio[0]'],
])('CATAL-75 CATAL-76 shape %# is refused, with code and place', (json, code, path) => {
  expect(refusal(json)).toMatchObject({ code, path })
})

test('CATAL-75 CATAL-76 the spec’s texts go with the codes', () => {
  expect(refusal([7]).mensagem).toBe('Estrutura de categorias inválida')
  expect(refusal('{').mensagem).toBe('Erro ao processar dados do cardápio')
})

test.each([10_000, 100_000])('a document %i levels deep is refused', (depth) => {
  expect(refusal(`${'['.repeat(depth)}${']'.repeat(depth)}`).code).toBe('too_deep')
  expect(refusal(`${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`).code).toBe('too_deep')
})

test('a value that contains itself is refused', () => {
  const menu: { cardapio: unknown[] } = { cardapio: [] }
  menu.cardapio.push(menu)
  expect(refusal(menu).code).toBe('too_deep')
})

test('2,000 categories and 20,000 products are taken, one more is not', () => {
  const categories = Array.from({ length: 2000 }, (_, index) => ({ nome: `C${index}`, produtos: [] }))
  expect(readCatalogueJson(categories).categories).toHaveLength(2000)
  expect(refusal([...categories, { nome: 'C', produtos: [] }]).code).toBe('too_large')
  const produtos = Array.from({ length: 20_000 }, () => ({ nome: 'Igual' }))
  expect(new Set(readCatalogueJson([{ nome: 'A', produtos }]).items.map(({ id }) => id)).size).toBe(20_000)
  expect(refusal([{ nome: 'A', produtos: [...produtos, { nome: 'B' }] }]).code).toBe('too_large')
  expect(refusal([{ nome: 'A', produtos: [], nota: Array.from({ length: 1_000_001 }, () => 1) }]).code).toBe(
    'too_large',
  )
}, 30_000)

test('nothing reaches the prototypes, and inherited names are names like others', () => {
  for (const key of ['__proto__', 'constructor', 'prototype', 'toString']) {
    const json = `{"cardapio":{"${key}":[{"nome":"${key}","precos":{"${key}":1},"${key}":{"polluted":1}}]}}`
    if (key === '__proto__') expect(refusal(json).code).toBe('forbidden_key')
    else expect(readCatalogueJson(json).items[0]).toMatchObject({ nome: key, centavos: { [key]: 100 } })
  }
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
})

test('any JSON is read or refused with a code, never crashed on', () => {
  const anything = fc.oneof(
    fc.jsonValue({ maxDepth: 6 }),
    fc.letrec((tie) => ({
      value: fc.oneof(
        { depthSize: 'small' },
        fc.constantFrom(1, '2,50', true, null, ''),
        tie('list'),
        tie('map'),
      ),
      list: fc.array(tie('value'), { maxLength: 3 }),
      map: fc.dictionary(
        fc.constantFrom(
          'cardapio',
          'servicos',
          'categorias',
          'produtos',
          'itens',
          'nome',
          'preco',
          'Bebidas',
          'x',
        ),
        tie('value'),
        { maxKeys: 4 },
      ),
    })).value,
  )
  fc.assert(
    fc.property(anything, (json) => {
      try {
        expect(readCatalogueJson(json).source).toBeDefined()
      } catch (error) {
        expect(error).toBeInstanceOf(CatalogueShapeError)
      }
    }),
    { numRuns: runs(1000) },
  )
})

function refusal(json: unknown): CatalogueShapeError {
  try {
    readCatalogueJson(json)
  } catch (error) {
    if (error instanceof CatalogueShapeError) return error
    throw error
  }
  throw new Error('It was read')
}
