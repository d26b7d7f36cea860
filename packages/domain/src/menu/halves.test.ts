import { describe, expect, it } from 'vitest'
import { PARTS_GROUP, type Item } from '../catalogue'
import { buildCategory, buildItem } from '../catalogue/testing'
import { findPastLine, priceCart, type CartEntry, type PastLine } from '.'

const now = Date.parse('2026-11-21T22:00:00Z')
const sizes = ['Broto', 'Grande']
const pizzas = buildCategory({
  id: 'pizzas',
  nome: 'Pizzas',
  tipos_preco: sizes,
  meio_a_meio: { maximo: 4, cobranca: 'maior' },
})
const border = {
  id: 'b1',
  nome: 'Borda',
  min: 0,
  max: 1,
  cobranca: 'soma' as const,
  opcoes: [{ id: 'c1', nome: 'Catupiry', centavos: 900, ativo: true }],
}
const flavour = (id: string, nome: string, prices: number[], more: Partial<Item> = {}) =>
  buildItem({
    id,
    nome,
    category_id: 'pizzas',
    centavos: Object.fromEntries(sizes.map((size, at) => [size, prices[at] ?? 0])),
    opcoes: [border],
    ...more,
  })
const items = [
  flavour('calabresa', 'Calabresa', [3000, 6000]),
  flavour('atum', 'Atum', [3700, 7000]),
  flavour('mussarela', 'Mussarela', [2900, 5900]),
  flavour('rucula', 'Rúcula', [0, 7400]),
]
const menuWith = (change: Partial<Item> = {}, id = 'atum') => ({
  categories: [pizzas],
  items: items.map((item) => (item.id === id ? { ...item, ...change } : item)),
})
const parts = (...ids: string[]) => ids.map((option_id) => ({ group_id: PARTS_GROUP, option_id, count: 1 }))
const catupiry = { group_id: 'borda', option_id: 'catupiry', count: 1 }
const entry = (change: Partial<CartEntry> = {}): CartEntry => ({
  item_id: 'meio:pizzas',
  price_type: 'Grande',
  quantity: 2,
  options: [...parts('calabresa', 'atum'), catupiry],
  unit_cents: 7900,
  ...change,
})

describe('a line of parts', () => {
  it('costs what the rule gives, and says its parts', () => {
    expect(priceCart(menuWith(), [entry()], now)).toEqual({
      lines: [
        {
          item_id: 'meio:pizzas',
          name: 'Pizza meio a meio (Grande)',
          quantity: 2,
          base_cents: 7000,
          options: [
            { name: '1/2 Calabresa', centavos: 0, isPart: true },
            { name: '1/2 Atum', centavos: 0, isPart: true },
            { name: 'Catupiry', centavos: 900 },
          ],
          unit_cents: 7900,
          total_cents: 15_800,
          notes: null,
        },
      ],
      items_cents: 15_800,
      problems: [],
    })
  })

  it.each<[string, Partial<Item>, Partial<CartEntry>, object]>([
    [
      'paused',
      { pausado_ate: '2026-11-22T00:00:00Z' },
      {},
      { code: 'unavailable', name: 'Pizza meio a meio: Atum' },
    ],
    ['sold out', { disponivel: false }, {}, { code: 'unavailable', name: 'Pizza meio a meio: Atum' }],
    ['gone', {}, { options: parts('calabresa', 'x') }, { code: 'unavailable', name: 'Pizza meio a meio' }],
    [
      'not of that size',
      {},
      { price_type: 'Broto', options: parts('atum', 'rucula') },
      { code: 'unavailable' },
    ],
    ['one alone', {}, { options: parts('atum') }, { code: 'options_changed' }],
    [
      'more than go together',
      {},
      { options: [...parts('atum'), ...parts('calabresa').map((part) => ({ ...part, count: 4 }))] },
      { code: 'options_changed' },
    ],
    ['cheaper for the caller', {}, { unit_cents: 1 }, { code: 'price_changed', unit_cents: 7900 }],
    ['dearer now', { centavos: { Grande: 8000 } }, {}, { code: 'price_changed', unit_cents: 8900 }],
  ])('that is %s is a problem', (_, item, line, problem) => {
    expect(priceCart(menuWith(item), [entry(line)], now).problems).toMatchObject([{ line: 0, ...problem }])
  })

  it('is none where the category is not sold by halves any more', () => {
    const { meio_a_meio: _, ...whole } = pizzas
    expect(priceCart({ categories: [whole], items }, [entry()], now).problems).toMatchObject([
      { code: 'unavailable' },
    ])
  })
})

describe('a past line of parts', () => {
  const past = (options: string[], name = 'Pizza meio a meio (Grande)'): PastLine => ({
    itemId: 'meio:pizzas',
    name,
    quantity: 1,
    options,
    notes: null,
    unitCents: 7900,
  })

  it.each<[string, PastLine, object]>([
    [
      'with what was chosen for the whole',
      past(['1/2 Calabresa', '1/2 Atum', 'Catupiry']),
      { price_type: 'Grande', options: [...parts('calabresa', 'atum'), catupiry], missing: [] },
    ],
    [
      'of which one counts twice',
      past(['2/3 Calabresa', '1/3 Mussarela']),
      { options: [{ ...parts('calabresa')[0], count: 2 }, ...parts('mussarela')], missing: [] },
    ],
    [
      'in unequal shares',
      past(['1/2 Atum', '1/4 Calabresa', '1/4 Mussarela']),
      { options: [{ ...parts('atum')[0], count: 2 }, ...parts('calabresa', 'mussarela')], missing: [] },
    ],
    [
      'of which one is gone',
      past(['1/2 Calabresa', '1/2 Camarão']),
      { options: parts('calabresa'), missing: ['1/2 Camarão'] },
    ],
    [
      'in a size in which one is not sold any more',
      past(['1/2 Calabresa', '1/2 Rúcula'], 'Pizza meio a meio (Broto)'),
      { price_type: 'Grande', missing: ['Broto'] },
    ],
  ])('%s is found again', (_, line, found) => {
    expect(findPastLine(line, menuWith(), now)).toMatchObject({ item_id: 'meio:pizzas', ...found })
  })

  it('misses a part that is not on sale now', () => {
    const found = findPastLine(past(['1/2 Calabresa', '1/2 Atum']), menuWith({ disponivel: false }), now)
    expect(found).toMatchObject({ options: parts('calabresa'), missing: ['1/2 Atum'] })
  })
})
