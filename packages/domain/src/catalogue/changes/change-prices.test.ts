import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { applyChanges } from './apply-changes'
import { changePrices, type PriceChange, type PriceRounding } from './change-prices'
import { priceCents } from '../sale/prices'
import { buildCatalogue, buildCategory, buildItem } from '../testing/build-catalogue'

function shopWith(centavos: Record<string, number>) {
  return buildCatalogue({
    categories: [buildCategory({ tipos_preco: Object.keys(centavos) })],
    items: [buildItem({ centavos })],
  })
}

describe('a bulk price change', () => {
  test.each<[number, PriceChange, PriceRounding, number]>([
    [2490, { percent: 10 }, 'none', 2739],
    [1005, { percent: 10.1 }, 'none', 1107],
    [50, { percent: 1 }, 'none', 51],
    [1000, { percent: -7.5 }, 'none', 925],
    [1000, { percent: -100 }, 'none', 0],
    [1000, { percent: -150 }, 'none', 0],
    [1000, { centavos: 150 }, 'none', 1150],
    [100, { centavos: -150 }, 'none', 0],
    [0, { centavos: 150 }, 'none', 0],
    [0, { percent: 10 }, 'to_90', 0],
    [2490, { percent: 10 }, 'to_5', 2740],
    [2490, { percent: 10 }, 'to_10', 2740],
    [2435, { percent: 0 }, 'to_10', 2440],
    [2432, { percent: 0 }, 'to_5', 2430],
    [2490, { percent: 10 }, 'to_90', 2690],
    [2440, { percent: 0 }, 'to_90', 2490],
    [2439, { percent: 0 }, 'to_90', 2390],
    [20, { percent: 0 }, 'to_90', 90],
    [1000, { percent: -100 }, 'to_90', 0],
    [99_999_999, { percent: 50 }, 'to_90', 99_999_999],
  ])('%d cents changed by %j, rounded %s, are %d', (before, change, round, after) => {
    const { preview } = changePrices(shopWith({ padrao: before }), { itemIds: ['x-bacon'], change, round })
    expect(preview).toEqual([{ id: 'x-bacon', nome: 'X-Bacon', tipo: 'padrao', before, after }])
  })

  test('the preview is what the changes do, type by type; nothing else is written', () => {
    const prices = fc.record({ P: fc.nat(99_999_999), G: fc.nat(99_999_999) })
    const percent = fc.double({ min: -120, max: 300, noNaN: true })
    const rounds = fc.constantFrom<PriceRounding>('none', 'to_5', 'to_10', 'to_90')
    fc.assert(
      fc.property(prices, percent, rounds, (centavos, percent, round) => {
        const shop = shopWith(centavos)
        const { changes, preview } = changePrices(shop, { itemIds: ['x-bacon'], change: { percent }, round })
        const item = applyChanges(shop, changes, 2).items[0]!
        expect(preview.map(({ tipo, after }) => [tipo, after])).toEqual([
          ['P', priceCents(item, 'P')],
          ['G', priceCents(item, 'G')],
        ])
        for (const { before, after } of preview) {
          expect(Number.isInteger(after) && after >= 0 && after <= 99_999_999).toBe(true)
          if (before === 0) expect(after).toBe(0)
          const isCut = after === 0 || after === 99_999_999
          if (round === 'to_90' && !isCut) expect(after % 100).toBe(90)
          if (round === 'to_10' && !isCut) expect(after % 10).toBe(0)
        }
        expect(changes.length).toBe(preview.some(({ before, after }) => before !== after) ? 1 : 0)
      }),
    )
  })

  test('an item is changed once however often it is named, and its prices for other types stay', () => {
    const shop = buildCatalogue({
      categories: [buildCategory()],
      items: [buildItem({ centavos: { padrao: 100, antigo: 100 } })],
    })
    const edit = { itemIds: ['x-bacon', 'x-bacon'], change: { percent: 10 }, round: 'none' } as const
    expect(changePrices(shop, edit).changes).toMatchObject([
      { after: { centavos: { padrao: 110, antigo: 100 } } },
    ])
  })

  test('CATAL-68 an item that is not there', () => {
    const edit = { itemIds: ['z'], change: { percent: 10 }, round: 'none' } as const
    expect(() => changePrices(buildCatalogue(), edit)).toThrow(
      expect.objectContaining({ code: 'product_missing' }),
    )
  })

  test('no number is no change', () => {
    const edit = { itemIds: ['x-bacon'], change: { percent: Number.NaN }, round: 'none' } as const
    expect(() => changePrices(shopWith({ padrao: 100 }), edit)).toThrow(RangeError)
  })
})
