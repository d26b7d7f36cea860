import { buildCategory, buildItem } from '@balcao/domain/catalogue/testing'
import { expect, test } from 'vitest'
import { halvesExample } from './halves-example'

const names = ['um', 'outro'] as const
const category = buildCategory({ id: 'pizzas', nome: 'Pizzas', tipos_preco: ['Média', 'Grande'] })
const flavour = (nome: string, grande: number) =>
  buildItem({ id: nome, nome, category_id: 'pizzas', centavos: { Média: 100, Grande: grande } })

test.each([
  ['maior', 7000],
  ['media', 6500],
  ['soma', 6500],
] as const)('without products that differ, %s is shown by made-up ones: %d cents', (charge, cents) => {
  const of = { nome: ' Pizzas ', category: null, items: [] }
  expect(halvesExample(charge, of, names)).toEqual({
    name: 'Pizza meio a meio',
    first: { name: '½ um', cents: 6000 },
    second: { name: '½ outro', cents: 7000 },
    cents,
  })
})

test('the category’s own products are the example, in its last size and under the name that is typed', () => {
  const items = [
    flavour('Calabresa', 6000),
    flavour('Mussarela', 6000),
    flavour('Atum', 7001),
    flavour('Nova', 0),
  ]
  expect(halvesExample('media', { nome: 'Pizzas salgadas', category, items }, names)).toEqual({
    name: 'Pizza salgada meio a meio (Grande)',
    first: { name: '½ Calabresa', cents: 6000 },
    second: { name: '½ Atum', cents: 7001 },
    cents: 6501,
  })
})
