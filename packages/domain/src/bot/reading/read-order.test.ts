import { describe, expect, test } from 'vitest'
import { sampleMenu } from '../../catalogue'
import { orders } from './testing/orders'
import { now, snackBar } from './testing/snack-bar'
import type { SaidOrder } from './read-lines'
import { readOrder } from './read-order'

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
    const line = { itemId: 'pizza-dois-sabores', quantity: 1, notes: null }
    const order = (text: string) => readOrder(text, sample, now)
    expect(order('1 pizza grande de calabresa').lines).toEqual([{ ...line, priceType: 'Grande' }])
    expect(order('pizza metade calabresa metade portuguesa').lines).toEqual([{ ...line, priceType: null }])
    expect(order('pizza broto 4 queijos').lines).toEqual([{ ...line, priceType: 'Broto' }])
    expect(order('1 pizza grande, calabresa').lines).toEqual([{ ...line, priceType: 'Grande' }])
    expect(order('1 calabresa').lines).toEqual([])
  })

  test('a pause that is over brings the product back', () => {
    expect(readOrder('1 sorvete', menu, now + 1000).lines).toMatchObject([{ itemId: 'sorvete' }])
  })

  test('two products of one name are asked about', () => {
    const other = { ...menu.items.find(({ id }) => id === 'x-tudo')!, id: 'x-tudo-2' }
    expect(readOrder('x-tudo', { ...menu, items: [...menu.items, other] }, now)).toEqual({
      lines: [],
      unclear: [{ said: 'x-tudo', quantity: 1, itemIds: ['x-tudo', 'x-tudo-2'] }],
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
