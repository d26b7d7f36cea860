import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { priceChoices, type ChosenOption } from './choices'
import type { OptionCharge, OptionGroup } from '../model'
import { buildItem } from '../testing/build-catalogue'

const options = [
  { id: 'mussarela', nome: 'Mussarela', centavos: 4000, ativo: true },
  { id: 'calabresa', nome: 'Calabresa', centavos: 4501, ativo: true },
  { id: 'camarao', nome: 'Camarão', centavos: 7000, ativo: true },
  { id: 'fora', nome: 'Fora', centavos: 100, ativo: false },
]

function halves(
  cobranca: OptionCharge,
  bounds: { min: number; max: number } = { min: 2, max: 3 },
): OptionGroup {
  return { id: 'sabores', nome: 'Sabores', cobranca, ...bounds, opcoes: options }
}

function choose(...counts: [optionId: string, count: number][]): ChosenOption[] {
  return counts.map(([optionId, count]) => ({ groupId: 'sabores', optionId, count }))
}

const half = choose(['mussarela', 1], ['calabresa', 1])

describe('the price of chosen options', () => {
  test.each<[OptionCharge, ChosenOption[], number, [string, number][]]>([
    [
      'soma',
      half,
      8501,
      [
        ['Mussarela', 4000],
        ['Calabresa', 4501],
      ],
    ],
    [
      'maior',
      half,
      4501,
      [
        ['Mussarela', 0],
        ['Calabresa', 4501],
      ],
    ],
    [
      'media',
      half,
      4251,
      [
        ['Mussarela', 2000],
        ['Calabresa', 2251],
      ],
    ],
    ['soma', choose(['mussarela', 2]), 8000, [['2x Mussarela', 8000]]],
    ['maior', choose(['mussarela', 2]), 4000, [['2x Mussarela', 4000]]],
    ['media', choose(['mussarela', 2]), 4000, [['2x Mussarela', 4000]]],
    [
      'media',
      choose(['mussarela', 2], ['camarao', 1]),
      5000,
      [
        ['2x Mussarela', 2667],
        ['Camarão', 2333],
      ],
    ],
    [
      'maior',
      choose(['camarao', 1], ['mussarela', 1]),
      7000,
      [
        ['Mussarela', 0],
        ['Camarão', 7000],
      ],
    ],
    ['soma', choose(['mussarela', 1], ['mussarela', 1]), 8000, [['2x Mussarela', 8000]]],
  ])('%s of %j is %d', (cobranca, chosen, charged, lines) => {
    const pizza = buildItem({ centavos: { Grande: 1000 }, opcoes: [halves(cobranca)] })
    expect(priceChoices(pizza, 'Grande', chosen)).toEqual({
      unitCents: 1000 + charged,
      options: lines.map(([name, centavos]) => ({ name, centavos })),
    })
  })

  test('a product without options costs its price; a type it has no price for counts as 0', () => {
    expect(priceChoices(buildItem(), 'padrao', [])).toEqual({ unitCents: 2490, options: [] })
    expect(priceChoices(buildItem(), 'Grande', [])).toEqual({ unitCents: 0, options: [] })
  })

  test.each<[string, ChosenOption[], string]>([
    ['too few', choose(['mussarela', 1]), 'too_few'],
    ['none', [], 'too_few'],
    ['too many', choose(['mussarela', 2], ['calabresa', 2]), 'too_many'],
    ['an unknown option', choose(['z', 2]), 'option_unknown'],
    ['an inactive option', choose(['fora', 2]), 'option_unknown'],
    ['half an option', choose(['mussarela', 1.5]), 'option_unknown'],
    ['fewer than none', choose(['mussarela', 3], ['calabresa', -1]), 'option_unknown'],
  ])('%s is refused', (_, chosen, problem) => {
    const pizza = buildItem({ opcoes: [halves('soma')] })
    expect(priceChoices(pizza, 'padrao', chosen)).toEqual({ problem, groupId: 'sabores' })
  })

  test('a group of another product is refused', () => {
    expect(priceChoices(buildItem(), 'padrao', half)).toEqual({
      problem: 'group_unknown',
      groupId: 'sabores',
    })
  })

  test('the lines add up to the unit price; mean and dearest lie between the cheapest and the dearest', () => {
    const charges = fc.constantFrom<OptionCharge>('soma', 'maior', 'media')
    const prices = fc.array(fc.nat(100_000), { minLength: 1, maxLength: 5 })
    const counts = fc.array(fc.nat(4), { minLength: 5, maxLength: 5 })
    fc.assert(
      fc.property(charges, prices, counts, fc.nat(100_000), (cobranca, prices, counts, price) => {
        const opcoes = prices.map((centavos, index) => ({
          id: `${index}`,
          nome: `${index}`,
          centavos,
          ativo: true,
        }))
        const group = { id: 'g', nome: 'G', min: 0, max: 50, cobranca, opcoes }
        const chosen = prices.flatMap((_, index) =>
          counts[index] ? [{ groupId: 'g', optionId: `${index}`, count: counts[index] }] : [],
        )
        const priced = priceChoices({ centavos: { padrao: price }, opcoes: [group] }, 'padrao', chosen)
        if ('problem' in priced) throw new Error(priced.problem)
        const charged = priced.options.reduce((sum, { centavos }) => sum + centavos, 0)
        expect(priced.unitCents).toBe(price + charged)
        expect(priced.options.every(({ centavos }) => centavos >= 0)).toBe(true)
        const paid = prices.filter((_, index) => counts[index])
        if (cobranca === 'maior') expect(charged).toBe(Math.max(0, ...paid))
        if (cobranca === 'media' && paid.length > 0) {
          expect(charged).toBeGreaterThanOrEqual(Math.min(...paid))
          expect(charged).toBeLessThanOrEqual(Math.max(...paid))
        }
      }),
    )
  })
})
