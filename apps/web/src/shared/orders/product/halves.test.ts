import { buildCategory, buildItem } from '@balcao/domain/catalogue/testing'
import { describe, expect, it } from 'vitest'
import { lookAtCart, type CartItem } from '../../../menu/cart/cart'
import { buildMenu } from '../../../menu/testing/build-menu'
import { carried, isWhole, madeOf, mostParts, partOptions, partRows, partsOf } from './halves'

const now = Date.parse('2026-11-21T22:00:00Z')
const category = buildCategory({
  id: 'pizzas',
  nome: 'Pizzas',
  tipos_preco: ['Média', 'Grande'],
  meio_a_meio: { maximo: 3, cobranca: 'maior' },
})
const border = (id: string, ...names: string[]) => ({
  id,
  nome: 'Borda',
  min: 0,
  max: 1,
  cobranca: 'soma' as const,
  opcoes: names.map((nome) => ({ id: `${id}-${nome}`, nome, centavos: 800, ativo: true })),
})
const flavour = (id: string, nome: string, prices: [number, number], ...borders: string[]) =>
  buildItem({
    id,
    nome,
    category_id: 'pizzas',
    centavos: { Média: prices[0], Grande: prices[1] },
    opcoes: [border(`b-${id}`, ...borders)],
  })
const calabresa = flavour('calabresa', 'Calabresa', [4800, 6000], 'Catupiry', 'Cheddar')
const atum = flavour('atum', 'Atum', [5600, 7000], 'Catupiry')
const camarao = flavour('camarao', 'Camarão', [0, 9000], 'Catupiry')
const menu = buildMenu([calabresa, atum, camarao], { categories: [category] })
const made = (parts: string[], type = 'Grande') => madeOf(menu, category, { parts, type }, now)!

describe('parts of something by halves', () => {
  it('are options that count how often each was chosen, and read back from a line', () => {
    const options = partOptions(['calabresa', 'atum', 'calabresa'])
    expect(options.map(({ option_id, count }) => [option_id, count])).toEqual([
      ['calabresa', 2],
      ['atum', 1],
    ])
    expect(partsOf({ options })).toEqual(['calabresa', 'calabresa', 'atum'])
    expect(partOptions(['calabresa', ''])).toHaveLength(1)
  })

  it('are whole when each is chosen and they differ', () => {
    expect([isWhole(['a', 'b']), isWhole(['a', 'b', 'a'])]).toEqual([true, true])
    expect([isWhole(['a', '']), isWhole(['a', 'a'])]).toEqual([false, false])
  })

  it('are offered with their price in the size, and only where they are sold in it', () => {
    expect(partRows(menu, made(['calabresa', '']), 'Grande')).toEqual([
      { id: 'calabresa', nome: 'Calabresa', cents: 6000 },
      { id: 'atum', nome: 'Atum', cents: 7000 },
      { id: 'camarao', nome: 'Camarão', cents: 9000 },
    ])
    expect(partRows(menu, made(['calabresa', ''], 'Média'), 'Média').map(({ id }) => id)).toEqual([
      'calabresa',
      'atum',
    ])
    expect([mostParts(menu, calabresa, 'Grande', now), mostParts(menu, camarao, 'Média', now)]).toEqual([
      3,
      null,
    ])
  })
})

it('an option goes along to the whole and back where both have it', () => {
  const { item } = made(['calabresa', 'atum'])
  const halved = carried({ 'b-calabresa': { 'b-calabresa-Catupiry': 1 } }, calabresa, item)
  expect(halved).toEqual({ borda: { catupiry: 1 } })
  expect(carried(halved, item, atum)).toEqual({ 'b-atum': { 'b-atum-Catupiry': 1 } })
  expect(carried({ 'b-calabresa': { 'b-calabresa-Cheddar': 1 } }, calabresa, item)).toEqual({})
})

it('in the cart a line says its parts and what was chosen for the whole, also when one of them is gone', () => {
  const line: CartItem = {
    key: 'k',
    item_id: 'meio:pizzas',
    name: 'Pizza meio a meio',
    price_type: 'Grande',
    quantity: 2,
    options: [...partOptions(['calabresa', 'atum']), { group_id: 'borda', option_id: 'catupiry', count: 1 }],
    notes: null,
    unit_cents: 7800,
  }
  const look = lookAtCart(menu, [line], now)
  expect(look).toMatchObject({ items_cents: 15_600, blocked: false })
  expect(look.lines[0]).toMatchObject({
    name: 'Pizza meio a meio (Grande)',
    options: [
      { name: '½ Calabresa', cents: 0 },
      { name: '½ Atum', cents: 0 },
      { name: 'Catupiry', cents: 800 },
    ],
  })
  const without = buildMenu([calabresa, camarao], { categories: [category] })
  expect(lookAtCart(without, [line], now).lines[0]).toMatchObject({
    name: 'Pizza meio a meio',
    problem: { code: 'unavailable' },
  })
})
