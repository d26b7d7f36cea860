import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { priceChoices } from './choices'
import { findHalves, halvesId, halvesWith } from './halves'
import { optionCharges, type HalvesRule, type Item, type OptionCharge, type OptionGroup } from '../model'
import { partName, PARTS_GROUP, priceParts } from './parts'
import { singularName } from './singular-name'
import { buildCategory, buildItem } from '../testing'

const now = Date.parse('2026-11-21T22:00:00Z')

function border(catupiry: number, ...more: string[]): OptionGroup {
  const names = { Catupiry: catupiry, ...Object.fromEntries(more.map((name) => [name, 900])) }
  const opcoes = Object.entries(names).map(([nome, centavos]) => ({
    id: `id ${nome}`,
    nome,
    centavos,
    ativo: true,
  }))
  return { id: `borda ${catupiry}`, nome: 'Borda', min: 0, max: 1, cobranca: 'soma', opcoes }
}

const dough: OptionGroup = {
  ...border(0),
  id: 'massa',
  nome: 'Massa',
  min: 1,
  opcoes: [{ id: 'fina', nome: 'Fina', centavos: 0, ativo: true }],
}

function flavour(
  id: string,
  nome: string,
  [broto, grande]: [number, number],
  more: Partial<Item> = {},
): Item {
  return buildItem({ id, nome, category_id: 'pizzas', centavos: { Broto: broto, Grande: grande }, ...more })
}

const items = [
  flavour('calabresa', 'Calabresa', [3000, 6001], { opcoes: [border(800, 'Cheddar')] }),
  flavour('atum', 'Atum', [3700, 7000], { alergenos: ['peixe'], opcoes: [border(900)] }),
  flavour('mussarela', 'Mussarela', [0, 5900], { opcoes: [border(800)] }),
  flavour('paused', 'Rúcula', [3900, 7400], { pausado_ate: '2026-11-22T00:00:00Z' }),
  flavour('sold-out', 'Palmito', [3900, 7400], { disponivel: false }),
  flavour('deep', 'Pizza de forma', [3900, 7400], { opcoes: [dough] }),
]

function sold(
  parts: Record<string, number>,
  { type = 'Grande', ...rule }: Partial<HalvesRule> & { type?: string | null } = {},
  rows: readonly Item[] = items,
) {
  const category = buildCategory({
    id: 'pizzas',
    nome: 'Pizzas salgadas',
    tipos_preco: ['Broto', 'Grande'],
    meio_a_meio: { maximo: 3, cobranca: 'maior', ...rule },
  })
  const options = Object.entries(parts).map(([option_id, count]) => ({
    group_id: PARTS_GROUP,
    option_id,
    count,
  }))
  return findHalves(
    { categories: [category], items: rows },
    'meio:pizzas',
    { price_type: type, options },
    now,
  )
}

describe('the price of parts', () => {
  test.each<[OptionCharge, [number, number][], number]>([
    [
      'maior',
      [
        [6000, 1],
        [7001, 1],
      ],
      7001,
    ],
    [
      'media',
      [
        [6000, 1],
        [7001, 1],
      ],
      6501,
    ],
    [
      'soma',
      [
        [6000, 1],
        [7001, 1],
      ],
      6501,
    ],
    [
      'media',
      [
        [6001, 1],
        [7001, 1],
        [5001, 1],
      ],
      6001,
    ],
    [
      'soma',
      [
        [6001, 1],
        [7001, 1],
        [5001, 1],
      ],
      2001 + 2334 + 1667,
    ],
    [
      'media',
      [
        [6000, 2],
        [7000, 1],
      ],
      6333,
    ],
    [
      'soma',
      [
        [6000, 2],
        [7000, 1],
      ],
      4000 + 2334,
    ],
    [
      'soma',
      [
        [1001, 1],
        [1001, 1],
      ],
      1001,
    ],
    ['media', [[6001, 2]], 6001],
    ['maior', [], 0],
  ])('%s of %j is %d', (cobranca, parts, cents) => {
    const named = parts.map(([centavos, count]) => ({ centavos, count }))
    expect(priceParts(cobranca, named)).toBe(cents)
  })

  const anyParts = fc.array(fc.record({ centavos: fc.nat(100_000), count: fc.integer({ min: 1, max: 3 }) }), {
    minLength: 1,
    maxLength: 4,
  })

  test('lies between the cheapest and the dearest, of which one pays the dearest, and the order changes nothing', () => {
    fc.assert(
      fc.property(fc.constantFrom(...optionCharges), anyParts, (cobranca, parts) => {
        const prices = parts.map(({ centavos }) => centavos)
        const cents = priceParts(cobranca, parts)
        expect(cents).toBeGreaterThanOrEqual(Math.min(...prices))
        expect(cents).toBeLessThanOrEqual(Math.max(...prices))
        if (cobranca === 'maior') expect(cents).toBe(Math.max(...prices))
        expect(priceParts(cobranca, parts.toReversed())).toBe(cents)
        // Halves of halves are the same pizza.
        expect(
          priceParts(
            cobranca,
            parts.map((part) => ({ ...part, count: part.count * 2 })),
          ),
        ).toBe(cents)
      }),
    )
  })

  test('a mean is never more than half a cent off, and a sum never a cent for each part', () => {
    fc.assert(
      fc.property(anyParts, (parts) => {
        const all = parts.reduce((sum, { count }) => sum + count, 0)
        const mean = parts.reduce((sum, { centavos, count }) => sum + centavos * count, 0) / all
        expect(Math.abs(priceParts('media', parts) - mean)).toBeLessThanOrEqual(0.5)
        expect(priceParts('soma', parts) - mean).toBeGreaterThan(-1)
        expect(priceParts('soma', parts) - mean).toBeLessThan(parts.length)
      }),
    )
  })
})

describe('what products make together', () => {
  test('is a product of its own: called by its category, priced by its parts, with what they all offer', () => {
    const { item, category } = sold({ atum: 1, calabresa: 1 })!
    expect(item).toMatchObject({
      id: halvesId('pizzas'),
      nome: 'Pizza salgada meio a meio',
      centavos: { Broto: 3700, Grande: 7000 },
      alergenos: ['peixe'],
      opcoes: [
        {
          id: PARTS_GROUP,
          min: 2,
          max: 3,
          opcoes: [{ id: 'calabresa' }, { id: 'atum' }, { id: 'mussarela' }],
        },
        { id: 'borda', max: 1, opcoes: [{ id: 'catupiry', nome: 'Catupiry', centavos: 900 }] },
      ],
    })
    expect(item.opcoes[1]!.opcoes).toHaveLength(1)
    expect(category.tipos_preco).toEqual(['Broto', 'Grande'])
  })

  test('comes in the sizes of all its parts', () => {
    expect(sold({ calabresa: 1, mussarela: 1 }, { type: null })!.category.tipos_preco).toEqual(['Grande'])
    expect(sold({ calabresa: 1 }, { type: 'Broto' })!.item.opcoes[0]!.opcoes).toHaveLength(2)
  })

  test('goes with others that must be asked the same', () => {
    expect(sold({ deep: 1 })).toBeNull()
    const another = flavour('deep-2', 'Pizza de forma de atum', [4100, 7600], { opcoes: [dough] })
    const { item } = sold({ deep: 1 }, {}, [...items, another])!
    expect(item.opcoes.map(({ nome, min, opcoes }) => [nome, min, opcoes.map(({ id }) => id)])).toEqual([
      ['Sabores', 2, ['deep', 'deep-2']],
      ['Massa', 1, ['fina']],
    ])
  })

  test('is nothing where the category is not sold like that, or one product alone is on sale', () => {
    expect(sold({ calabresa: 1 }, {}, items.slice(0, 1))).toBeNull()
    const category = buildCategory({ id: 'pizzas', tipos_preco: ['Grande'] })
    const said = { price_type: null, options: [] }
    expect(findHalves({ categories: [category], items }, 'meio:pizzas', said, now)).toBeNull()
    const rule: HalvesRule = { maximo: 2, cobranca: 'maior' }
    const service = { ...category, section: 'servicos' as const, meio_a_meio: rule }
    expect(findHalves({ categories: [service], items }, 'meio:pizzas', said, now)).toBeNull()
    const rows = { categories: [{ ...category, meio_a_meio: rule }], items }
    expect(halvesWith(rows, items[0]!, 'Grande', now)).not.toBeNull()
    expect(halvesWith(rows, items[4]!, 'Grande', now)).toBeNull()
  })

  test('no choice of parts makes a price that the rule does not give, and its parts add up to one', () => {
    const counts = fc.record({ calabresa: fc.nat(3), atum: fc.nat(3), mussarela: fc.nat(3) })
    fc.assert(
      fc.property(fc.constantFrom(...optionCharges), counts, fc.boolean(), (cobranca, counts, bordered) => {
        const chosen = Object.entries(counts).filter(([, count]) => count > 0)
        const found = sold(Object.fromEntries(chosen), { cobranca })!
        const options = chosen.map(([optionId, count]) => ({ groupId: PARTS_GROUP, optionId, count }))
        const extra = bordered ? [{ groupId: 'borda', optionId: 'catupiry', count: 1 }] : []
        const priced = priceChoices(found.item, 'Grande', [...options, ...extra])
        const all = chosen.reduce((sum, [, count]) => sum + count, 0)
        if (all < 2 || all > 3) {
          expect(priced).toHaveProperty('problem')
          return
        }
        if ('problem' in priced) throw new Error(priced.problem)
        const parts = chosen.map(([id, count]) => ({
          centavos: items.find((item) => item.id === id)!.centavos.Grande!,
          count,
        }))
        const dearest = counts.atum > 0 ? 900 : 800
        expect(priced.unitCents).toBe(priceParts(cobranca, parts) + (bordered ? dearest : 0))
        const shares = priced.options.flatMap(({ name, isPart }) => (isPart ? [shareOf(name)] : []))
        expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1)
      }),
    )
  })
})

function shareOf(name: string): number {
  const [, parts, of] = /^(\d)\/(\d) /.exec(name) ?? [null, '1', '1']
  return Number(parts) / Number(of)
}

test.each([
  [1, 2, '1/2 Atum'],
  [2, 4, '1/2 Atum'],
  [2, 3, '2/3 Atum'],
  [1, 4, '1/4 Atum'],
  [2, 2, 'Atum'],
])('%d of %d parts are called %s', (count, of, name) => {
  expect(partName('Atum', count, of)).toBe(name)
})

test.each([
  ['Pizzas', 'Pizza'],
  ['Pizzas salgadas', 'Pizza salgada'],
  ['Pizzas doces', 'Pizza doce'],
  ['Pizzas especiais da casa', 'Pizza especial da casa'],
  ['Calzones', 'Calzone'],
  ['Pizzas tradicionais', 'Pizza tradicional'],
  ['Sabores', 'Sabor'],
  ['Pães', 'Pão'],
  ['Açaí', 'Açaí'],
])('one of %s is called %s', (many, one) => {
  expect(singularName(many)).toBe(one)
})
