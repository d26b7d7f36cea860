import { buildCategory, buildItem } from '@balcao/domain/catalogue/testing'
import { priceCart } from '@balcao/domain/menu'
import { describe, expect, it } from 'vitest'
import { lineCents, pastLineOf, valuesOfLine, withLine } from './line-values'

const menu = {
  categories: [buildCategory({ tipos_preco: ['Pequeno', 'Grande'] })],
  items: [
    buildItem({
      nome: 'Suco',
      centavos: { Pequeno: 700, Grande: 1234_50 },
      opcoes: [
        {
          id: 'extras',
          nome: 'Extras',
          min: 0,
          max: 3,
          cobranca: 'soma',
          opcoes: [{ id: 'gelo', nome: 'Gelo', centavos: 50, ativo: true }],
        },
      ],
    }),
  ],
}
const priced = (price_type: string, options: { group_id: string; option_id: string; count: number }[] = []) =>
  priceCart(menu, [{ item_id: 'x-bacon', price_type, quantity: 2, options, notes: null, unit_cents: 0 }], 0)
    .lines[0]!
const withIce = priced('Grande', [{ group_id: 'extras', option_id: 'gelo', count: 2 }])

describe('a line of a product', () => {
  it('says what an order of the menu says, in the form’s words', () => {
    expect(valuesOfLine(withIce)).toEqual({
      name: 'Suco (Grande)',
      quantity: 2,
      unit_price: '1.234,50',
      options: [{ name: '2x Gelo', price: '1,00' }],
      notes: '',
      product_id: 'x-bacon',
    })
  })

  it('comes to what the menu says, to the cent', () => {
    expect(lineCents(valuesOfLine(withIce))).toBe(withIce.total_cents)
    expect(pastLineOf(valuesOfLine(withIce)).unitCents).toBe(withIce.unit_cents)
  })

  it('adds up with one that asks for the very same, and with no other', () => {
    const small = valuesOfLine(priced('Pequeno'))
    const twice = withLine([small], { ...small, quantity: 1 })
    expect(twice.map(({ quantity }) => quantity)).toEqual([3])
    for (const other of [{ notes: 'sem gelo' }, { unit_price: '6,50' }, { product_id: null }])
      expect(withLine([small], { ...small, ...other })).toHaveLength(2)
    expect(withLine([small], valuesOfLine(withIce))).toHaveLength(2)
    expect(withLine([{ ...small, quantity: 998 }], small)[0]!.quantity).toBe(999)
  })
})
