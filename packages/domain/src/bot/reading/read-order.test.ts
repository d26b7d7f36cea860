import { describe, expect, test } from 'vitest'
import { sampleMenu } from '../../catalogue'
import { orders } from './testing/orders'
import { now, snackBar } from './testing/snack-bar'
import type { SaidOrder } from './order/said-order'
import { readOrder } from './order/read-order'

const menu = snackBar()

describe('readOrder', () => {
  test.each(orders)('%j', (text, ...understood) => {
    expect(shown(readOrder(text, menu, now))).toEqual(understood)
  })

  test('a menu of flavours to choose from is understood by its flavours', () => {
    const { categories, items } = sampleMenu()
    const sample = {
      categories: categories.map((category) => ({ ...category, version: 1 })),
      items: items.map((item) => ({ ...item, version: 1 })),
    }
    const nameOf = (id: string) =>
      items.find((item) => item.id === 'pizza-dois-sabores')!.opcoes[0]!.opcoes.find((one) => one.id === id)!
        .nome
    const order = (text: string) => readOrder(text, sample, now).lines
    const shownLines = (text: string) =>
      order(text).map(({ itemId, priceType, options }) => [
        itemId,
        priceType,
        ...options.map(({ option_id }) => nameOf(option_id)),
      ])
    expect(shownLines('1 pizza grande de calabresa')).toEqual([['pizza-dois-sabores', 'Grande', 'Calabresa']])
    expect(shownLines('pizza metade calabresa metade portuguesa')).toEqual([
      ['pizza-dois-sabores', null, 'Calabresa', 'Portuguesa'],
    ])
    expect(shownLines('pizza broto 4 queijos')).toEqual([['pizza-dois-sabores', 'Broto', 'Quatro queijos']])
    expect(shownLines('1 pizza grande, calabresa')).toEqual([['pizza-dois-sabores', 'Grande', 'Calabresa']])
    expect(shownLines('1 calabresa')).toEqual([['pizza-dois-sabores', null, 'Calabresa']])
  })

  test('a pause that is over brings the product back', () => {
    expect(readOrder('1 sorvete', menu, now + 1000).lines).toMatchObject([{ itemId: 'sorvete' }])
  })

  test('two products of one name are asked about', () => {
    const other = { ...menu.items.find(({ id }) => id === 'x-tudo')!, id: 'x-tudo-2' }
    expect(readOrder('x-tudo', { ...menu, items: [...menu.items, other] }, now)).toEqual({
      lines: [],
      unheard: [],
      unclear: [
        {
          said: 'x-tudo',
          quantity: 1,
          itemIds: ['x-tudo', 'x-tudo-2'],
          priceType: null,
          options: [],
          notes: null,
        },
      ],
      unknown: [],
    })
  })

  test('a note is no longer than a line may carry', () => {
    const [line] = readOrder(`x-tudo sem ${'muita cebola roxa '.repeat(40)}`, menu, now).lines
    expect(line?.notes?.length).toBeLessThanOrEqual(200)
    expect(line?.notes).toMatch(/^sem muita cebola roxa/)
  })
})

function shown({ lines, unclear, unknown }: SaidOrder): string[] {
  const typesOf = new Map(menu.items.map((item) => [item.id, Object.keys(item.centavos).length]))
  return [
    ...lines.map(({ itemId, priceType, quantity, options, notes }) => {
      const type = typesOf.get(itemId) === 1 ? '' : ` [${priceType ?? '?'}]`
      const chosen = options.map(({ option_id, count }) => ` + ${option_id}${count > 1 ? `*${count}` : ''}`)
      return `${quantity} ${itemId}${type}${chosen.join('')}${notes === null ? '' : ` (${notes})`}`
    }),
    ...unclear.map(({ said, quantity, itemIds }) => `? ${quantity} ${said}: ${itemIds.join(' | ')}`),
    ...unknown.map((text) => `! ${text}`),
  ]
}
