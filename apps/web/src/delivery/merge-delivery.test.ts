import type { DeliverySettings } from '@balcao/domain/delivery'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mergeDelivery } from './merge-delivery'

const settings = (groups: Record<number, string[]>, tempo = 45, taxa = 500): DeliverySettings => ({
  tempo_entrega: tempo,
  taxa_entrega_cents: taxa,
  groups: Object.entries(groups).map(([centavos, bairros]) => ({ centavos: Number(centavos), bairros })),
})
const base = settings({ 500: ['Centro', 'Aleixo'], 800: ['Flores'] })

describe('mergeDelivery', () => {
  it('takes what each side changed by itself, down to one neighbourhood', () => {
    const mine = settings({ 500: ['Centro', 'Aleixo', 'Adrianópolis'], 800: ['Flores'] }, 50)
    const theirs = settings({ 500: ['Aleixo'], 700: ['Centro'], 800: ['Flores'] }, 45, 600)
    expect(mergeDelivery(base, mine, theirs)).toEqual({
      merged: settings({ 500: ['Aleixo', 'Adrianópolis'], 700: ['Centro'], 800: ['Flores'] }, 50, 600),
      conflicts: [],
    })
  })

  it('names what both changed differently, and settles it as told', () => {
    const mine = settings({ 500: ['Aleixo'], 600: ['Centro'], 800: ['Flores'] }, 30)
    const theirs = settings({ 500: ['Aleixo'], 800: ['Flores'] }, 60)
    const { conflicts, merged } = mergeDelivery(base, mine, theirs)
    expect(conflicts).toEqual([
      { what: { kind: 'bairro', name: 'Centro' }, mine: 600, theirs: null },
      { what: { kind: 'tempo_entrega' }, mine: 30, theirs: 60 },
    ])
    expect(merged).toEqual(mine)
    expect(mergeDelivery(base, mine, theirs, 'theirs').merged).toEqual(theirs)
  })

  it('of sides that did not touch the same thing, the order does not matter and nothing is lost', () => {
    const fee = fc.constantFrom(300, 500, 800)
    const side = fc.dictionary(fc.constantFrom('Centro', 'Aleixo', 'Flores', 'Compensa', 'Coroado'), fee)
    const from = (fees: Record<string, number>) => {
      const groups: Record<number, string[]> = {}
      for (const [name, centavos] of Object.entries(fees).sort()) (groups[centavos] ??= []).push(name)
      return settings(groups)
    }
    const flat = ({ groups }: DeliverySettings) =>
      Object.fromEntries(groups.flatMap(({ centavos, bairros }) => bairros.map((name) => [name, centavos])))
    fc.assert(
      fc.property(side, side, side, (a, b, c) => {
        const [began, mine, theirs] = [from(a), from(b), from(c)]
        const one = mergeDelivery(began, mine, theirs)
        const other = mergeDelivery(began, theirs, mine)
        expect(one.conflicts.length).toBe(other.conflicts.length)
        if (one.conflicts.length > 0) return
        expect(flat(one.merged)).toEqual(flat(other.merged))
        for (const [name, centavos] of Object.entries(b)) {
          if (a[name] !== centavos) expect(flat(one.merged)[name]).toBe(centavos)
        }
      }),
    )
  })
})
