import type { OptionGroup } from '@balcao/domain/catalogue'
import { buildItem } from '@balcao/domain/catalogue/testing'
import { describe, expect, it } from 'vitest'
import { choicesOf, choose, chosenOptions, missingGroup, priceFrom, priceSoFar } from './choosing'
import { lanches } from '../../../menu/testing/build-menu'

const group = (change: Partial<OptionGroup> = {}): OptionGroup => ({
  id: 'g',
  nome: 'Sabores',
  min: 0,
  max: 2,
  cobranca: 'soma',
  opcoes: [
    { id: 'a', nome: 'A', centavos: 300, ativo: true },
    { id: 'b', nome: 'B', centavos: 500, ativo: true },
  ],
  ...change,
})

describe('choosing options', () => {
  it('in a group of one, another choice takes the place of the first', () => {
    const one = group({ max: 1 })
    const chosen = choose(choose({}, one, 'a', 1), one, 'b', 1)
    expect(chosenOptions(chosen)).toEqual([{ group_id: 'g', option_id: 'b', count: 1 }])
    expect(chosenOptions(choose(chosen, one, 'b', 0))).toEqual([])
  })

  it('counts up to the limit of the group and no further', () => {
    const two = group()
    let chosen = choose({}, two, 'a', 1)
    chosen = choose(chosen, two, 'b', 5)
    expect(chosen).toEqual({ g: { a: 1, b: 1 } })
    expect(choose(chosen, two, 'a', 0)).toEqual({ g: { b: 1 } })
  })

  it('takes up the choices of a line again, without what the menu no longer offers', () => {
    const item = buildItem({ opcoes: [group()] })
    const options = [
      { group_id: 'g', option_id: 'b', count: 2 },
      { group_id: 'g', option_id: 'gone', count: 1 },
      { group_id: 'gone', option_id: 'a', count: 1 },
    ]
    expect(choicesOf(item, options)).toEqual({ g: { b: 2 } })
    expect(choicesOf(buildItem({ opcoes: [group({ max: 1 })] }), options)).toEqual({ g: { b: 1 } })
  })

  it('asks for what is missing until the minimum is reached', () => {
    const item = buildItem({ opcoes: [group({ min: 2 })] })
    expect(missingGroup(item, {})?.id).toBe('g')
    expect(missingGroup(item, { g: { a: 1 } })?.id).toBe('g')
    expect(missingGroup(item, { g: { a: 2 } })).toBeNull()
  })

  it.each([
    [{ cobranca: 'soma' }, { g: { a: 1, b: 1 } }, 2490 + 800],
    [{ cobranca: 'maior' }, { g: { a: 1, b: 1 } }, 2490 + 500],
    [{ cobranca: 'media' }, { g: { a: 1, b: 1 } }, 2490 + 400],
    [{ cobranca: 'soma', min: 2 }, {}, 2490],
  ] as const)('shows the price so far of %j with %j', (change, choices, cents) => {
    expect(priceSoFar(buildItem({ opcoes: [group(change)] }), lanches, 'padrao', choices)).toBe(cents)
  })

  it.each([
    [[], { padrao: 2490 }, { cents: 2490, more: false }],
    [[group({ min: 1 })], { padrao: 1000 }, { cents: 1300, more: true }],
    [[group({ min: 2, cobranca: 'maior' as const })], { padrao: 0 }, { cents: 300, more: true }],
    [[group()], { padrao: 1000 }, { cents: 1000, more: true }],
  ])('with %j of %j the least is %j', (opcoes, centavos, least) => {
    expect(priceFrom(buildItem({ opcoes, centavos }), lanches)).toEqual(least)
  })

  it('of several sizes the cheapest is named', () => {
    const item = buildItem({ centavos: { Broto: 2000, Grande: 4000 } })
    expect(priceFrom(item, { ...lanches, tipos_preco: ['Broto', 'Grande'] })).toEqual({
      cents: 2000,
      more: true,
    })
  })
})
