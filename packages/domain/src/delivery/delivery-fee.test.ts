import { expect, it } from 'vitest'
import { deliveryFee } from './delivery-fee'
import { createNeighbourhoodMatcher } from './neighbourhood-matcher'

const groups = [
  { centavos: 500, bairros: ['Centro', 'Jardim Europa I'] },
  { centavos: 800, bairros: ['Jardim Europa II'] },
]
const of = (typed: string, settings = { groups, taxa_entrega_cents: 700 }) =>
  deliveryFee(settings, createNeighbourhoodMatcher(settings.groups), typed)

it.each([
  ['centro', { kind: 'fee', centavos: 500, bairro: 'Centro' }],
  ['jd europa 2', { kind: 'fee', centavos: 800, bairro: 'Jardim Europa II' }],
  [' ', { kind: 'unnamed' }],
])('the fee of %j is %j', (typed, fee) => {
  expect(of(typed)).toEqual(fee)
})

it('what is not served, or could be two, is said', () => {
  expect(of('Ponta Negra').kind).toBe('unknown')
  expect(of('Marte').kind).toBe('unknown')
})

it.each(['Centro', ''])(
  'DELIV-30 where no neighbourhood has a fee the base fee holds, also for %j',
  (typed) => {
    const base = { kind: 'fee', centavos: 700, bairro: null }
    expect(of(typed, { groups: [], taxa_entrega_cents: 700 })).toEqual(base)
  },
)
