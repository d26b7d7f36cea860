import { describe, expect, it } from 'vitest'
import { halvesId, PARTS_GROUP } from '../catalogue'
import { buildCategory, buildItem } from '../catalogue/testing'
import { priceCart } from './cart'
import type { CartEntry, MenuRows, PastLine } from './model'
import { orderAgain } from './order-again'
import { orderLine } from './order-line'

const now = Date.parse('2026-11-21T22:00:00Z')
const border = (id: string, ativo = true) => ({
  id: `borda-${id}`,
  nome: 'Borda',
  min: 0,
  max: 1,
  cobranca: 'soma' as const,
  opcoes: [{ id: `catupiry-${id}`, nome: 'Catupiry', centavos: 800, ativo }],
})
const pizza = (id: string, nome: string, grande: number) =>
  buildItem({
    id,
    nome,
    category_id: 'pizzas',
    centavos: { Média: grande - 1000, Grande: grande },
    opcoes: [border(id)],
  })
const menu: MenuRows = {
  categories: [
    buildCategory({
      id: 'pizzas',
      nome: 'Pizzas',
      tipos_preco: ['Média', 'Grande'],
      meio_a_meio: { maximo: 3, cobranca: 'media' },
    }),
    buildCategory({ id: 'bebidas', nome: 'Bebidas' }),
  ],
  items: [
    pizza('calabresa', 'Calabresa', 6000),
    pizza('atum', 'Atum', 7000),
    buildItem({ id: 'coca', nome: 'Coca-Cola', category_id: 'bebidas', centavos: { padrao: 600 } }),
  ],
}
const entry = (item_id: string, price_type: string, options: CartEntry['options'] = []): CartEntry => ({
  item_id,
  price_type,
  quantity: 2,
  options,
  notes: 'bem passada',
  unit_cents: 0,
})
const one = (group_id: string, option_id: string, count = 1) => ({ group_id, option_id, count })
const coca = entry('coca', 'padrao')
const whole = entry('atum', 'Média', [one('borda-atum', 'catupiry-atum')])
const halves = entry(halvesId('pizzas'), 'Grande', [
  one(PARTS_GROUP, 'calabresa'),
  one(PARTS_GROUP, 'atum', 2),
  one('borda', 'catupiry'),
])

/** An entry as an order has kept it. */
function past(chosen: CartEntry): PastLine {
  const line = orderLine(priceCart(menu, [chosen], now).lines[0]!)
  return {
    itemId: line.productId,
    name: line.name,
    quantity: line.quantity,
    options: line.options.map(({ name }) => name),
    notes: line.notes,
    unitCents: line.unitPriceCents + line.options.reduce((sum, { priceCents }) => sum + priceCents, 0),
  }
}

const changed = (id: string, change: object): MenuRows => ({
  ...menu,
  items: menu.items.map((item) => (item.id === id ? { ...item, ...change } : item)),
})

describe('an order once more', () => {
  it.each([
    ['a product', coca],
    ['a size with an option', whole],
    ['halves with an option', halves],
  ])('%s is the same line, as it was written', (_, chosen) => {
    const again = orderAgain([past(chosen)], menu, now)
    expect(again).toEqual({ lines: priceCart(menu, [chosen], now).lines, leftOut: [], without: [] })
    expect(again.lines.map(orderLine)).toEqual(priceCart(menu, [chosen], now).lines.map(orderLine))
  })

  it('has the prices of today', () => {
    const { lines } = orderAgain([past(coca)], changed('coca', { centavos: { padrao: 700 } }), now)
    expect(lines.map((line) => orderLine(line).unitPriceCents)).toEqual([700])
  })

  it.each<[string, MenuRows, PastLine, string, 'unavailable' | 'changed']>([
    ['is sold out', changed('coca', { disponivel: false }), past(coca), 'Coca-Cola', 'unavailable'],
    ['is gone', { ...menu, items: [] }, past(coca), 'Coca-Cola', 'unavailable'],
    ['lost its size', changed('atum', { centavos: { Grande: 1 } }), past(whole), 'Atum (Média)', 'changed'],
    ['was written by hand', menu, { ...past(coca), itemId: null, name: 'Frete' }, 'Frete', 'unavailable'],
    [
      'lost a half',
      changed('atum', { disponivel: false }),
      past(halves),
      'Pizza meio a meio (Grande)',
      'unavailable',
    ],
  ])('says what %s, and leaves it out', (_, today, line, name, why) => {
    const { lines, leftOut } = orderAgain([line, past(coca)], today, now)
    expect(leftOut[0]).toMatchObject({ name, why })
    expect(lines.map((kept) => kept.name)).not.toContain(name)
  })

  it('names the half that is gone', () => {
    const third = { ...pizza('frango', 'Frango', 6500) }
    const today = changed('atum', { disponivel: false })
    const { leftOut } = orderAgain([past(halves)], { ...today, items: [...today.items, third] }, now)
    expect(leftOut).toEqual([{ name: 'Pizza meio a meio (Grande)', why: 'changed', gone: ['2/3 Atum'] }])
  })

  it('goes without an option that is gone, and says so', () => {
    const { lines, without } = orderAgain(
      [past(whole)],
      changed('atum', { opcoes: [border('atum', false)] }),
      now,
    )
    expect(lines.map(({ name, unit_cents }) => [name, unit_cents])).toEqual([['Atum (Média)', 6000]])
    expect(without).toEqual([{ name: 'Atum (Média)', options: ['Catupiry'] }])
  })
})
