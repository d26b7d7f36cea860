import { expect, test } from 'vitest'
import { priceCents, typesOf } from './prices'
import { buildCatalogue, buildCategory, buildItem } from '../testing/build-catalogue'

test.each([
  ['padrao', 2490],
  ['Grande', 0],
  ['constructor', 0],
  ['__proto__', 0],
])('the price of type %s is %d cents', (type, cents) => {
  expect(priceCents(buildItem(), type)).toBe(cents)
})

test('CATAL-13 CATAL-36 price types are the category’s, else those of its items, else padrao', () => {
  const catalogue = buildCatalogue({
    items: [buildItem({ centavos: { P: 1 } }), buildItem({ centavos: { G: 1, P: 2 } })],
  })
  const unnamed = buildCategory({ tipos_preco: [] })
  expect(typesOf(buildItem(), buildCategory({ tipos_preco: ['G', 'P'] }), catalogue)).toEqual(['G', 'P'])
  expect(typesOf(buildItem(), unnamed, catalogue)).toEqual(['P', 'G', 'padrao'])
  expect(typesOf(null, unnamed, catalogue)).toEqual(['P', 'G'])
  expect(typesOf(buildItem({ centavos: { M: 1 } }), unnamed)).toEqual(['M'])
  expect(typesOf(null, unnamed)).toEqual(['padrao'])
})
