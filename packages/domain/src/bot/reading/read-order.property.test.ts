import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '@balcao/testkit/chance'
import { isOnSale, typesOf, type Category, type Item } from '../../catalogue'
import { plainName } from '../../text'
import { anyCatalogue } from '../../catalogue/testing/any-catalogue'
import { buildCategory, buildItem } from '../../catalogue/testing/build-catalogue'
import { orders } from './testing/orders'
import { now, snackBar } from './testing/snack-bar'
import type { SaidOrder } from './order/said-order'
import { readOrder } from './order/read-order'

const menu = snackBar()
const phrases = orders.map(([text]) => text)
const scraps = [
  ...menu.items.flatMap(({ nome }) => nome.split(' ')),
  ...'2 1 0 500 um duas meia x e , com sem de pra mais não \n + grande cebola dúzia 1,5 ml'.split(' '),
]
const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.array(fc.constantFrom(...scraps), { maxLength: 30 }).map((words) => words.join(' ')),
  fc.array(fc.constantFrom(...phrases), { maxLength: 4 }).map((texts) => texts.join(' e ')),
)

describe('readOrder, whatever is written', () => {
  test('names products on sale by prices they have, in quantities of 1 to 99, at most five to choose from', () => {
    fc.assert(
      fc.property(anyText, fc.oneof(fc.constant(menu), anyCatalogue), (text, catalogue) => {
        const { lines, unclear } = readOrder(text, catalogue, now)
        const sold = onSale(catalogue)
        for (const { itemId, priceType } of lines) {
          const types = sold.get(itemId) ?? []
          expect(priceType === null ? types.length > 1 : types.includes(priceType)).toBe(true)
        }
        for (const { itemIds } of unclear) {
          expect(itemIds.length >= 1 && itemIds.length <= 5).toBe(true)
          expect(new Set(itemIds).size).toBe(itemIds.length)
          expect(itemIds.every((id) => sold.has(id))).toBe(true)
        }
        for (const { quantity } of [...lines, ...unclear]) {
          expect(quantity === null || (Number.isInteger(quantity) && quantity >= 1 && quantity <= 99)).toBe(
            true,
          )
        }
      }),
      { numRuns: runs(600) },
    )
  })

  test('the name of a product alone is that product, however odd the names are', () => {
    const words = 'x X 2 Coca sem com e um não - , Meia de 500 ml Pizza + quero pra ( )'.split(' ')
    const name = fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 5 })
    const names = fc.uniqueArray(
      name.map((list) => list.join(' ')),
      { selector: plainName, minLength: 1, maxLength: 30 },
    )
    fc.assert(
      fc.property(names, fc.nat(), (list, seed) => {
        const items = list.map((nome, place) => buildItem({ id: `id-${place}`, nome }))
        const place = seed % items.length
        for (const text of [list[place]!, list[place]!.toUpperCase(), `  ${list[place]!}  `]) {
          const { lines } = readOrder(text, { categories: [buildCategory()], items }, now)
          expect(lines).toEqual([
            { itemId: `id-${place}`, priceType: 'padrao', quantity: 1, options: [], notes: null },
          ])
        }
      }),
    )
  })

  test('products that are named in full come out in their order, with their quantities and notes', () => {
    const sold = onSale(menu)
    const products = menu.items.filter(({ id }) => sold.has(id))
    const remark = fc.constantFrom(null, 'sem cebola', 'com bastante queijo', 'bem passado')
    const part = fc.tuple(fc.constantFrom(...products), fc.integer({ min: 1, max: 99 }), remark)
    const joint = fc.constantFrom(', ', ' e ', '\n', ' + ', ' mais ', '; ')
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 6 }), joint, (parts, between) => {
        const texts = parts.map(([{ nome }, count, notes]) => [count, nome, notes ?? ''].join(' ').trim())
        const { lines, unclear, unknown } = readOrder(texts.join(between), menu, now)
        expect(lines.map(({ itemId, quantity, notes }) => [itemId, quantity, notes])).toEqual(
          parts.map(([{ id }, count, notes]) => [id, count, notes]),
        )
        expect([unclear, unknown]).toEqual([[], []])
      }),
      { numRuns: runs(600) },
    )
  })

  test('accents and case make no difference', () => {
    const understood = (text: string) => plainName(JSON.stringify(readOrder(text, menu, now)))
    const any = fc.oneof(
      fc.constantFrom(...phrases),
      fc.array(fc.constantFrom(...scraps)).map((words) => words.join(' ')),
    )
    fc.assert(
      fc.property(any, (text) => {
        expect(understood(text.toUpperCase())).toBe(understood(text))
        expect(understood(text.normalize('NFD').replace(/\p{M}/gu, ''))).toBe(understood(text))
      }),
      { numRuns: runs(600) },
    )
  })

  test('the same text gives the same order', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const again: SaidOrder = readOrder(text, snackBar(), now)
        expect(readOrder(text, menu, now)).toEqual(again)
      }),
    )
  })

  test('among a thousand products those named are found', () => {
    const kinds = 'Pizza Esfiha Pastel Lanche Suco Caldo Bolo Torta Prato Salada'.split(' ')
    const fillings = 'banana goiabada presunto atum palmito milho carne queijo frango tomate'.split(' ')
    const ways =
      'simples especial completo gratinado nordestino mineiro caipira paulista carioca gaúcho'.split(' ')
    const names = kinds.flatMap((kind) =>
      fillings.flatMap((one) => ways.map((way) => `${kind} de ${one} ${way}`)),
    )
    const items = names.map((nome, place) => buildItem({ id: `id-${place}`, nome }))
    const large = { categories: [buildCategory()], items }
    const part = fc.tuple(fc.constantFrom(...items), fc.integer({ min: 1, max: 99 }))
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 5 }), (parts) => {
        const said = parts.map(([{ nome }, count]) => `${count} ${nome}`).join(' e ')
        const text = `boa noite, quero ${said}, por favor`.padEnd(200, ' obrigado')
        const { lines, unclear, unknown } = readOrder(text, large, now)
        expect(lines.map(({ itemId, quantity }) => [itemId, quantity])).toEqual(
          parts.map(([{ id }, count]) => [id, count]),
        )
        expect([unclear, unknown]).toEqual([[], []])
      }),
      { numRuns: runs(150, 5) },
    )
  })
})

/** Price types of the items on sale, by id. */
function onSale(catalogue: {
  categories: readonly Category[]
  items: readonly Item[]
}): Map<string, string[]> {
  const categories = new Map(catalogue.categories.map((category) => [category.id, category]))
  return new Map(
    catalogue.items.flatMap((item) => {
      const category = categories.get(item.category_id)
      if (!category || !isOnSale(item, category, now)) return []
      return [[item.id, typesOf(item, category, { items: [...catalogue.items] })] as const]
    }),
  )
}
