import { expect, test } from 'vitest'
import { readCatalogueJson, writeCatalogueJson, type CatalogueRows } from './index'
import { byName, oldList, source } from './testing/shapes'

type Item = CatalogueRows['items'][number]

test('CATAL-22 a changed price and switch are written in the document’s own notation', () => {
  const edited = edit(source, 'X-Tudo', { centavos: { padrao: 2390 }, disponivel: true })
  expect(edited).toMatchObject({
    categorias: [
      { itens: [{}, { nome: 'X-Tudo', descricao: 'De tudo', preco: 'R$ 23,90', ativo: true }] },
      { nome: 'Bebidas' },
    ],
  })
})

test('CATAL-22 a renamed product gets an id field, as its name no longer gives the id', () => {
  expect(edit(source, 'X-Tudo', { nome: 'X-Nada' })).toMatchObject({
    categorias: [{ itens: [{}, { id: 'x-tudo', nome: 'X-Nada' }] }, {}],
  })
})

test('CATAL-22 a beverage renamed into another group’s words says its group', () => {
  expect(edit(source, 'Vinho da casa', { nome: 'Suco da casa' })).toMatchObject({
    categorias: [
      {},
      { itens: [{}, {}, {}, {}, { id: 'vinho-da-casa', nome: 'Suco da casa', grupo: 'Outros' }] },
    ],
  })
})

test('CATAL-22 new rows take the document’s ways', () => {
  const { source: shape, ...rows } = readCatalogueJson(source)
  const [category] = rows.categories
  const [item] = rows.items
  if (!category || !item) throw new Error('The menu is empty')
  const added = {
    categories: [...rows.categories, { ...category, id: 'categoria1', nome: 'Doces', position: 9e9 }],
    items: [...rows.items, { ...item, id: 'novo-produto1', nome: 'Pudim', category_id: 'categoria1' }],
  }
  const written = writeCatalogueJson(added, shape) as { categorias: unknown[] }
  expect(written.categorias[2]).toEqual({
    id: 'categoria1',
    nome: 'Doces',
    ativo: true,
    itens: [{ id: 'novo-produto1', nome: 'Pudim', descricao: 'Pão e carne', preco: 'R$ 12,50', ativo: true }],
  })
})

test('CATAL-22 a category renamed out of its group stands on its own, with its id', () => {
  const { source: shape, ...rows } = readCatalogueJson(byName)
  const categories = rows.categories.map((row) =>
    row.nome === 'Pizzas - Especiais' ? { ...row, nome: 'Gourmet' } : row,
  )
  expect(writeCatalogueJson({ ...rows, categories }, shape)).toMatchObject({
    Pizzas: { Tradicionais: byName.Pizzas.Tradicionais },
    Gourmet: { id: 'pizzas-especiais', produtos: byName.Pizzas.Especiais },
    bebidas: byName.bebidas,
  })
})

test('CATAL-22 a list without sections gets them as soon as there is a service', () => {
  const { source: shape, ...rows } = readCatalogueJson(oldList)
  const service = { ...rows.categories[0], id: 's', section: 'servicos', nome: 'Cortes', extras: {} }
  const categories = [...rows.categories, service] as CatalogueRows['categories']
  expect(writeCatalogueJson({ ...rows, categories }, shape)).toMatchObject({
    cardapio: oldList,
    servicos: { categorias: [{ nome: 'Cortes' }] },
  })
})

test('CATAL-22 an emptied map of categories can still be read', () => {
  const { source: shape } = readCatalogueJson(byName)
  const written = writeCatalogueJson({ categories: [], items: [] }, shape)
  expect(readCatalogueJson(written)).toMatchObject({ categories: [], items: [] })
})

function edit(menu: unknown, nome: string, change: Partial<Item>): unknown {
  const { source: shape, ...rows } = readCatalogueJson(menu)
  const items = rows.items.map((item) => (item.nome === nome ? { ...item, ...change } : item))
  return writeCatalogueJson({ ...rows, items }, shape)
}
