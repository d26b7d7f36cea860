import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Item } from '../catalogue'
import { buildCategory, buildItem } from '../catalogue/testing'
import { priceCart } from './cart'
import type { CartEntry } from './model'

const pizzas = buildCategory({ id: 'pizzas', nome: 'Pizzas', tipos_preco: ['Broto', 'Grande'] })

const pizza = buildItem({
  id: 'pizza',
  category_id: 'pizzas',
  nome: 'Pizza meio a meio',
  centavos: { Broto: 0, Grande: 1000 },
  opcoes: [
    {
      id: 'sabores',
      nome: 'Sabores',
      min: 2,
      max: 2,
      cobranca: 'maior',
      opcoes: [
        { id: 'mussarela', nome: 'Mussarela', centavos: 3000, ativo: true },
        { id: 'calabresa', nome: 'Calabresa', centavos: 3500, ativo: true },
        { id: 'atum', nome: 'Atum', centavos: 4000, ativo: false },
      ],
    },
  ],
})

const now = Date.parse('2026-11-21T15:00:00Z')
const menu = { categories: [pizzas], items: [pizza] }
const halves = [
  { group_id: 'sabores', option_id: 'mussarela', count: 1 },
  { group_id: 'sabores', option_id: 'calabresa', count: 1 },
]
const entry = (change: Partial<CartEntry> = {}): CartEntry => ({
  item_id: 'pizza',
  price_type: 'Grande',
  quantity: 2,
  options: halves,
  unit_cents: 4500,
  ...change,
})

describe('priceCart', () => {
  it('prices a line by its size and its dearest half', () => {
    expect(priceCart(menu, [entry()], now)).toEqual({
      lines: [
        {
          item_id: 'pizza',
          name: 'Pizza meio a meio (Grande)',
          quantity: 2,
          base_cents: 1000,
          options: [
            { name: 'Mussarela', centavos: 0 },
            { name: 'Calabresa', centavos: 3500 },
          ],
          unit_cents: 4500,
          total_cents: 9000,
          notes: null,
        },
      ],
      items_cents: 9000,
      problems: [],
    })
  })

  it('says a price that moved, and counts the one of now', () => {
    const { items_cents, problems } = priceCart(menu, [entry({ unit_cents: 4400 })], now)
    expect(items_cents).toBe(9000)
    expect(problems).toEqual([
      { line: 0, code: 'price_changed', name: 'Pizza meio a meio (Grande)', unit_cents: 4500 },
    ])
  })

  it.each([
    ['unknown', {}, { item_id: 'gone' }, 'unavailable'],
    ['sold out', { disponivel: false }, {}, 'unavailable'],
    ['switched off', { ativo: false }, {}, 'unavailable'],
    ['paused', { pausado_ate: '2026-11-21T15:00:01Z' }, {}, 'unavailable'],
    ['of a size that is gone', {}, { price_type: 'Família' }, 'options_changed'],
    ['with too few flavours', {}, { options: halves.slice(1) }, 'options_changed'],
    [
      'with a flavour that ran out',
      {},
      { options: [halves[0]!, { group_id: 'sabores', option_id: 'atum', count: 1 }] },
      'options_changed',
    ],
  ])('a product %s is named and left out of the sum', (_, item, line, code) => {
    const changed = { ...menu, items: [{ ...pizza, ...item }] }
    const priced = priceCart(changed, [entry(line)], now)
    expect(priced).toMatchObject({
      lines: [],
      items_cents: 0,
      problems: [{ line: 0, code, unit_cents: null }],
    })
  })

  it('a category that was switched off takes its products with it', () => {
    const off = { categories: [{ ...pizzas, ativo: false }], items: [pizza] }
    expect(priceCart(off, [entry()], now).problems).toMatchObject([{ code: 'unavailable' }])
  })

  it('a product is back when its pause is over', () => {
    const paused = { ...menu, items: [{ ...pizza, pausado_ate: '2026-11-21T15:00:00Z' }] }
    expect(priceCart(paused, [entry()], now).problems).toEqual([])
  })

  it('the parts of every line add up to its price, whatever it is made of', () => {
    const cents = fc.integer({ min: 0, max: 20_000 })
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 20_000 }),
        cents,
        cents,
        fc.constantFrom('soma', 'maior', 'media'),
        fc.integer({ min: 1, max: 99 }),
        (base, a, b, cobranca, quantity) => {
          const [group] = pizza.opcoes
          const item: Item = {
            ...pizza,
            centavos: { Grande: base },
            opcoes: [
              {
                ...group!,
                cobranca,
                opcoes: group!.opcoes.map((option, index) => ({ ...option, centavos: index === 0 ? a : b })),
              },
            ],
          }
          const [line] = priceCart({ ...menu, items: [item] }, [entry({ quantity })], now).lines
          const options = line!.options.reduce((sum, option) => sum + option.centavos, 0)
          expect(line!.unit_cents).toBe(line!.base_cents + options)
          expect(line!.total_cents).toBe(line!.unit_cents * quantity)
        },
      ),
    )
  })
})
