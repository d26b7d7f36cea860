import type { DeliverySettings } from '@balcao/domain/delivery'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mergeDrafts } from '../shared/edit/rules/fields'
import { draftOf, settingsOf } from './delivery-draft'
import { deliveryFields } from './delivery-fields'

const settings = (groups: Record<number, string[]>, tempo = 45, taxa = 500): DeliverySettings => ({
  tempo_entrega: tempo,
  taxa_entrega_cents: taxa,
  pedido_minimo_cents: 0,
  entrega_gratis_cents: 0,
  groups: Object.entries(groups).map(([centavos, bairros]) => ({ centavos: Number(centavos), bairros })),
})
const merge = (base: DeliverySettings, mine: DeliverySettings, theirs: DeliverySettings) => {
  const [began, own, other] = [base, mine, theirs].map(draftOf)
  const { merged, conflicts } = mergeDrafts(deliveryFields, began!, own!, other!)
  return { merged: settingsOf(merged), conflicts }
}
const base = settings({ 500: ['Centro', 'Aleixo'], 800: ['Flores'] })

describe('two people edit the delivery settings', () => {
  it('takes what each side changed by itself, down to one neighbourhood', () => {
    const mine = settings({ 500: ['Centro', 'Aleixo', 'Adrianópolis'], 800: ['Flores'] }, 50)
    const theirs = settings({ 500: ['Aleixo'], 700: ['Centro'], 800: ['Flores'] }, 45, 600)
    expect(merge(base, mine, theirs)).toEqual({
      merged: settings({ 500: ['Aleixo', 'Adrianópolis'], 700: ['Centro'], 800: ['Flores'] }, 50, 600),
      conflicts: [],
    })
  })

  it('names what both changed differently, and resolves it as told', () => {
    const mine = settings({ 500: ['Aleixo'], 600: ['Centro'], 800: ['Flores'] }, 30)
    const theirs = settings({ 500: ['Aleixo'], 800: ['Flores'] }, 60)
    const { conflicts, merged } = merge(base, mine, theirs)
    expect(conflicts).toEqual(['tempo_entrega', 'bairro.Centro'])
    expect(merged).toEqual(mine)
    const resolved = deliveryFields.take(draftOf(merged), draftOf(theirs), conflicts)
    expect(settingsOf(resolved)).toEqual(theirs)
  })

  it('sees a neighbourhood that stands under two fees leave one of them', () => {
    const twice = settings({ 500: ['Centro'], 800: ['Centro'] })
    const once = draftOf(settings({ 800: ['Centro'] }))
    expect(deliveryFields.changed(draftOf(twice), once)).toEqual(['bairro.Centro'])
    expect(settingsOf(deliveryFields.take(draftOf(twice), once, ['bairro.Centro']))).toEqual(settingsOf(once))
  })

  it('of sides that did not change the same thing, the order does not matter and nothing is lost', () => {
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
        const one = merge(began, mine, theirs)
        const other = merge(began, theirs, mine)
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
