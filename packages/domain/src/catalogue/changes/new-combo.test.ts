import { describe, expect, test } from 'vitest'
import { priceChoices } from '../sale/choices'
import { withPartsOut } from '../sale/combo'
import { isOnSale } from '../sale/on-sale'
import { namedOptions, setSoldOut } from '../sale/sold-out'
import { buildCatalogue, buildCategory, buildItem } from '../testing/build-catalogue'
import type { Catalogue, Item, OptionGroup } from '../model'
import { applyChanges } from './apply-changes'
import { checkChanges } from './check-changes'
import { addCombo, apartCents, standsAlone, type ComboCharge, type ComboPart } from './new-combo'

const now = Date.parse('2026-11-27T15:00:00Z')
const padrao = (id: string) => ({ id, type: 'padrao' })
const group = (
  id: string,
  nome: string,
  prices: Record<string, number>,
  rest: Partial<OptionGroup> = {},
) => ({
  id,
  nome,
  min: 1,
  max: 1,
  cobranca: 'soma' as const,
  opcoes: Object.entries(prices).map(([nome, centavos]) => ({ id: nome, nome, centavos, ativo: true })),
  ...rest,
})

const shop = buildCatalogue({
  categories: [
    buildCategory(),
    buildCategory({ id: 'pizzas', nome: 'Pizzas', tipos_preco: ['Broto', 'Grande'] }),
  ],
  items: [
    buildItem({ id: 'x-burger', nome: 'X-Burger', centavos: { padrao: 1890 } }),
    buildItem({ id: 'batata', nome: 'Batata frita', centavos: { padrao: 1200 } }),
    buildItem({ id: 'suco', nome: 'Suco', centavos: { padrao: 1100 } }),
    buildItem({
      id: 'lata',
      nome: 'Refrigerante lata',
      centavos: { padrao: 650 },
      opcoes: [group('qual', 'Qual?', { 'Coca-Cola': 0, Guaraná: 0, Tônica: 100 })],
    }),
    buildItem({
      id: 'pizza',
      category_id: 'pizzas',
      nome: 'Pizza',
      centavos: { Broto: 3490, Grande: 5490 },
      opcoes: [
        group('sabores', 'Sabores', { Calabresa: 0, Camarão: 1500 }, { max: 2, cobranca: 'maior' }),
        group('borda', 'Borda', { Catupiry: 1000 }, { min: 0 }),
      ],
    }),
  ],
})
const burger: ComboPart = { nome: 'Lanche', count: 1, products: [padrao('x-burger')] }
const side: ComboPart = { nome: '', count: 1, products: [padrao('batata')] }
const drink: ComboPart = { nome: 'Bebida', count: 1, products: [padrao('lata'), padrao('suco')] }

function withCombo(parts: ComboPart[], charge: ComboCharge = 'included'): { shop: Catalogue; combo: Item } {
  const changes = addCombo(
    shop,
    { categoryId: 'lanches', nome: 'Combo', centavos: 3200, parts, charge },
    { now },
  )
  expect(checkChanges(shop, changes)).toEqual([])
  const after = applyChanges(shop, changes, 2)
  return { shop: after, combo: after.items.find(({ nome }) => nome === 'Combo')! }
}
const offered = ({ opcoes }: Item) =>
  opcoes.map(({ nome, min, max, opcoes }) => [
    nome,
    min,
    max,
    ...opcoes.map((one) => `${one.nome} ${one.centavos}`),
  ])

describe('a combo of products that exist', () => {
  test.each<[ComboCharge, number, string[]]>([
    ['included', 3200, ['Coca-Cola 0', 'Guaraná 0', 'Tônica 0', 'Suco 0']],
    ['difference', 3200, ['Coca-Cola 0', 'Guaraná 0', 'Tônica 100', 'Suco 450']],
    ['own', 0, ['Coca-Cola 650', 'Guaraná 650', 'Tônica 750', 'Suco 1100']],
  ])('charges its parts as %s, and a can is chosen by what it comes in', (charge, price, drinks) => {
    const { combo } = withCombo([burger, side, drink], charge)
    const of = (cents: number) => (charge === 'own' ? cents : 0)
    expect(combo).toMatchObject({
      descricao: 'X-Burger + Batata frita + Bebida',
      centavos: { padrao: price },
    })
    expect(offered(combo)).toEqual([
      ['Lanche', 1, 1, `X-Burger ${of(1890)}`],
      ['Batata frita', 1, 1, `Batata frita ${of(1200)}`],
      ['Bebida', 1, 1, ...drinks],
    ])
  })

  test('what a product of its own asks for comes along, as often as there are of it', () => {
    const pizzas = { nome: 'Pizzas', count: 2, products: [{ id: 'pizza', type: 'Grande' }] }
    const { combo } = withCombo([pizzas, { ...drink, nome: 'Sabores' }])
    expect(offered(combo)).toEqual([
      ['Pizzas', 2, 2, 'Pizza (Grande) 0'],
      ['Sabores', 2, 4, 'Calabresa 0', 'Camarão 1500'],
      ['Borda', 0, 2, 'Catupiry 1000'],
      ['Sabores (Sabores)', 1, 1, 'Coca-Cola 0', 'Guaraná 0', 'Tônica 0', 'Suco 0'],
    ])
  })

  test('only what asks for more than one choice stands alone', () => {
    expect(standsAlone(shop, { id: 'pizza', type: 'Grande' })).toBe(true)
    expect(standsAlone(shop, padrao('lata'))).toBe(false)
    const both = { nome: '', count: 1, products: [{ id: 'pizza', type: 'Grande' }, padrao('suco')] }
    expect(() => withCombo([both])).toThrow(RangeError)
  })

  test('apart it costs the cheapest of each part', () => {
    expect(apartCents(shop, [burger, side, { ...drink, count: 2 }])).toBe(1890 + 1200 + 2 * 650)
  })
})

describe('a part that is out', () => {
  const out = (catalogue: Catalogue, id: string) =>
    applyChanges(catalogue, setSoldOut(catalogue, { kind: 'item', id }, true), 3)
  const onSale = (catalogue: Catalogue, at = now) => {
    const rows = withPartsOut(catalogue, at)
    const combo = rows.items.find(({ nome }) => nome === 'Combo')!
    const drinks = combo.opcoes.at(-1)!.opcoes.filter(({ esgotado }) => !esgotado)
    return { sells: isOnSale(combo, rows.categories[0]!, at), drinks: drinks.map(({ nome }) => nome) }
  }
  const { shop: all } = withCombo([burger, drink])

  test('takes the combo with it, or leaves the others to choose from', () => {
    expect(onSale(all)).toEqual({ sells: true, drinks: ['Coca-Cola', 'Guaraná', 'Tônica', 'Suco'] })
    expect(onSale(out(all, 'x-burger')).sells).toBe(false)
    expect(onSale(out(all, 'lata'))).toEqual({ sells: true, drinks: ['Suco'] })
    expect(onSale(out(out(all, 'lata'), 'suco')).sells).toBe(false)
  })

  test('by its name alone as well, and a product that is gone from the catalogue is out', () => {
    const coke = applyChanges(all, setSoldOut(all, { kind: 'option', nome: 'coca-cola' }, true), 3)
    expect(onSale(coke).drinks).toEqual(['Guaraná', 'Tônica', 'Suco'])
    const without = { ...all, items: all.items.filter(({ id }) => id !== 'suco') }
    expect(onSale(without).drinks).toEqual(['Coca-Cola', 'Guaraná', 'Tônica'])
  })

  test('that is paused is back after its time', () => {
    const pausado_ate = new Date(now + 60_000).toISOString()
    const paused = {
      ...all,
      items: all.items.map((item) => (item.id === 'suco' ? { ...item, pausado_ate } : item)),
    }
    expect(onSale(paused).drinks).not.toContain('Suco')
    expect(onSale(paused, now + 60_000).drinks).toContain('Suco')
  })

  test('and where nothing is out, the rows are the same', () => {
    expect(withPartsOut(all, now)).toBe(all)
  })

  test('is said once: an option that is its product by name is not listed beside it', () => {
    expect(namedOptions(all).map(({ nome }) => nome)).toEqual([
      'Calabresa',
      'Camarão',
      'Catupiry',
      'Coca-Cola',
      'Guaraná',
      'Tônica',
    ])
  })

  test('costs what was chosen', () => {
    const { combo } = withCombo([burger, drink], 'difference')
    const suco = combo.opcoes[1]!.opcoes.at(-1)!.id
    const chosen = [
      { groupId: 'parte-1', optionId: 'parte-1-1', count: 1 },
      { groupId: 'parte-2', optionId: suco, count: 1 },
    ]
    expect(priceChoices(combo, 'padrao', chosen)).toMatchObject({ unitCents: 3200 + 450 })
  })
})
