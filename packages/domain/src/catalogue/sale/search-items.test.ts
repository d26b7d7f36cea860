import { expect, test } from 'vitest'
import { searchItems } from './search-items'
import { buildCatalogue, buildCategory, buildItem } from '../testing/build-catalogue'

const shop = buildCatalogue({
  categories: [buildCategory(), buildCategory({ id: 'bebidas', nome: 'Bebidas' })],
  items: [
    buildItem({ id: 'pao', nome: 'Pão de Queijo', descricao: 'Seis unidades' }),
    buildItem({
      id: 'acai',
      nome: 'Açaí',
      descricao: 'Copo de 500 ml',
      category_id: 'bebidas',
      codigo: 'BB-07',
    }),
  ],
})

test.each([
  ['', ['pao', 'acai']],
  ['  ', ['pao', 'acai']],
  ['PAO', ['pao']],
  ['queijo pão', ['pao']],
  ['açaí', ['acai']],
  ['ACAI 500', ['acai']],
  ['bebidas copo', ['acai']],
  ['lanch unid', ['pao']],
  ['bb-07', ['acai']],
  ['pao copo', []],
  ['queijo seis', ['pao']],
  ['queijoseis', []],
])('%j finds %j', (query, ids) => {
  expect(searchItems(shop, query).map(({ id }) => id)).toEqual(ids)
})
