import { describe, expect, test } from 'vitest'
import { readCatalogueJson, writeCatalogueJson } from '../index'
import { byName, oldList, source, subCategories, withOptions } from '../testing/shapes'

test('CATAL-18 a source menu’s itens are products, its ativo whether they can be had', () => {
  const { categories, items } = readCatalogueJson(source)
  expect(categories[0]).toMatchObject({ section: 'cardapio', nome: 'Lanches', ativo: true })
  expect(items.slice(0, 2)).toMatchObject([
    { nome: 'X-Burger', centavos: { padrao: 1250 }, disponivel: true, ativo: true },
    { nome: 'X-Tudo', centavos: { padrao: 2200 }, disponivel: false, ativo: true },
  ])
})

test('CATAL-19 one list of beverages is told apart by the products’ names', () => {
  const { categories } = readCatalogueJson(source)
  expect(categories.slice(1).map(({ nome }) => nome)).toEqual([
    'Bebidas - Refrigerantes',
    'Bebidas - Cervejas',
    'Bebidas - Sucos',
    'Bebidas - Aguas',
    'Bebidas - Outros',
  ])
})

test('CATAL-19 groups of beverages are read by their names, the remaining ones as Outros', () => {
  const { categories, items } = readCatalogueJson(byName)
  const others = categories.find(({ nome }) => nome === 'bebidas - Outros')
  expect(items.filter(({ category_id }) => category_id === others?.id).map(({ nome }) => nome)).toEqual([
    'Tinto',
    'Cachaça',
  ])
  expect(categories.map(({ nome }) => nome)).toContain('bebidas - Aguas')
})

test('CATAL-19 beverages that the shop put together under produtos stay together', () => {
  const menu = [{ nome: 'Bebidas', produtos: [{ nome: 'Skol' }, { nome: 'Coca' }] }]
  expect(readCatalogueJson(menu).categories.map(({ nome }) => nome)).toEqual(['Bebidas'])
})

test('CATAL-20 groups in groups are named Category - Sub group', () => {
  expect(readCatalogueJson(byName).categories.map(({ nome }) => nome)).toEqual(
    expect.arrayContaining(['Lanches', 'Pizzas - Tradicionais', 'Pizzas - Especiais']),
  )
  const { categories } = readCatalogueJson(subCategories)
  expect(categories.map(({ nome, ativo, tipos_preco }) => [nome, ativo, tipos_preco])).toEqual([
    ['Pizzas', true, ['Média', 'Grande']],
    ['Pizzas - Doces', true, ['Média', 'Grande']],
    ['Pizzas - Salgadas', false, ['Média', 'Grande']],
    ['Esfihas - Abertas', true, ['padrao']],
  ])
})

test('CATAL-21 CATAL-13 a single preco is the standard price, the only type of its category', () => {
  const { categories, items } = readCatalogueJson([{ nome: 'A', produtos: [{ nome: 'B', preco: 19.99 }] }])
  expect(categories[0]?.tipos_preco).toEqual(['padrao'])
  expect(items[0]?.centavos).toEqual({ padrao: 1999 })
})

test('CATAL-21 a single preco is that of every type where the category names others', () => {
  const menu = [{ nome: 'A', tipos_preco: ['P', 'G'], produtos: [{ nome: 'B', preco: 5 }] }]
  expect(readCatalogueJson(menu).items[0]?.centavos).toEqual({ P: 500, G: 500 })
})

test('CATAL-16 precos tell the types of a category that names none, and win over preco', () => {
  const menu = [{ nome: 'A', produtos: [{ nome: 'B', preco: 1, precos: { P: '5,00', G: 7 } }] }]
  const { categories, items } = readCatalogueJson(menu)
  expect(categories[0]?.tipos_preco).toEqual(['P', 'G'])
  expect(items[0]?.centavos).toEqual({ P: 500, G: 700 })
})

test('how a category is sold by halves is read, and kept as it stands where it says something else', () => {
  const menu = (meio_a_meio: unknown) => [{ nome: 'Pizzas', meio_a_meio, produtos: [] }]
  const read = (meio_a_meio: unknown) => readCatalogueJson(menu(meio_a_meio)).categories[0]
  const rule = { maximo: 3, cobranca: 'media' }
  expect(read(rule)).toMatchObject({ meio_a_meio: rule, extras: {} })
  expect(read({ ...rule, maximo: 5 })).toMatchObject({ extras: { meio_a_meio: { maximo: 5 } } })
  expect(read(null)).not.toHaveProperty('meio_a_meio')
  for (const said of [rule, { ...rule, maximo: 5 }, true, null]) {
    const { source, ...rows } = readCatalogueJson(menu(said))
    expect(writeCatalogueJson(rows, source)).toEqual(menu(said))
  }
})

test('CATAL-23 a structure without sections becomes cardapio, its flags and ids as they were', () => {
  const { categories, items } = readCatalogueJson(oldList)
  expect(categories.map(({ id, section, ativo, extras }) => [id, section, ativo, extras])).toEqual([
    ['7', 'cardapio', true, { cor: '#f00' }],
    ['8', 'cardapio', false, { cor: '#0f0' }],
  ])
  expect(items.map(({ id, disponivel, extras }) => [id, disponivel, extras])).toEqual([
    ['31', true, {}],
    ['32', false, { peso: { gramas: 300 } }],
  ])
})

test('CATAL-14 modality is a service’s: tempo unless said, and none in the menu', () => {
  const categorias = [
    { nome: 'A', produtos: [] },
    { nome: 'B', modalidade: 'dia', produtos: [] },
  ]
  const { categories } = readCatalogueJson({ cardapio: { categorias }, servicos: { categorias } })
  expect(categories.map(({ section, modalidade, extras }) => [section, modalidade, extras])).toEqual([
    ['cardapio', null, {}],
    ['cardapio', null, { modalidade: 'dia' }],
    ['servicos', 'tempo', {}],
    ['servicos', 'dia', {}],
  ])
})

test('CATAL-17 minutes are read as numbers and texts; what says no number is kept untouched', () => {
  const produtos = ['15 min', '15', 15, '15 a 20'].map((tempo_preparo, index) => ({
    nome: `P${index}`,
    tempo_preparo,
  }))
  const { items } = readCatalogueJson([{ nome: 'A', produtos }])
  expect(items.map(({ tempo_preparo }) => tempo_preparo)).toEqual([15, 15, 15, null])
  expect(items[3]?.extras).toEqual({ tempo_preparo: '15 a 20' })
})

test('options, picture, pause and code are read; option prices are in reais', () => {
  expect(readCatalogueJson(withOptions).items[0]).toMatchObject({
    imagem: 'img_1',
    pausado_ate: '2026-05-01T03:00:00Z',
    codigo: '12',
    opcoes: [{ id: 'sabores', cobranca: 'maior', opcoes: [{ id: 'calabresa', centavos: 4990 }] }],
  })
})

describe('ids', () => {
  test('are derived from the names, and made distinct', () => {
    const menu = [
      { nome: 'Lanches', produtos: [{ nome: 'X-Bacon' }, { nome: 'X Bacon' }] },
      { nome: 'Combos', produtos: [{ nome: 'X-Bacon' }, { id: 1, nome: 'Suco' }, { id: 1, nome: 'Água' }] },
    ]
    const { items } = readCatalogueJson(menu)
    expect(items.map(({ id }) => id)).toEqual(['x-bacon', 'lanches-x-bacon', 'combos-x-bacon', '1', 'agua'])
    expect(readCatalogueJson(menu)).toEqual(readCatalogueJson(menu))
  })

  test('positions follow the order, 1024 apart', () => {
    const { categories, items } = readCatalogueJson(oldList)
    expect(categories.map(({ position }) => position)).toEqual([1024, 2048])
    expect(items.map(({ position }) => position)).toEqual([1024, 2048])
  })
})
