import { expect, it } from 'vitest'
import { createPlaceFee } from './place-fee'

const record = {
  tempo_entrega: 45,
  taxa_entrega: 7,
  cidade_empresa: 'Manaus',
  bairros_taxas: {
    '5.00': [{ bairro: 'Centro' }, { bairro: 'Jardim Europa I' }],
    '8.00': [{ bairro: 'Jardim Europa II' }],
  },
}

it.each([
  ['centro', { kind: 'fee', centavos: 500, bairro: 'Centro' }],
  ['Centro - Manaus', { kind: 'fee', centavos: 500, bairro: 'Centro' }],
  ['jd. europa 2', { kind: 'fee', centavos: 800, bairro: 'Jardim Europa II' }],
  ['Ponta Negra', { kind: 'unknown', near: [] }],
  [' ', null],
])('the fee of %j is %j', (typed, fee) => {
  expect(createPlaceFee(record)(typed)).toEqual(fee)
})

it('where no neighbourhood has a fee the base fee holds; without one nothing is said', () => {
  expect(createPlaceFee({ ...record, bairros_taxas: {} })('Centro')).toEqual({
    kind: 'fee',
    centavos: 700,
    bairro: null,
  })
  expect(createPlaceFee({ ...record, bairros_taxas: {}, taxa_entrega: 0 })('Centro')).toBeNull()
})
