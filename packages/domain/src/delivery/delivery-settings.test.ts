import { expect, test } from 'vitest'
import { changedDelivery, readDelivery } from './delivery-settings'
import { sameNeighbourhoodTwice } from './same-neighbourhood-twice'

const groups = [{ centavos: 500, bairros: ['Centro'] }]

test('DELIV-29 DELIV-30 what is not filled is 0, and there are no groups', () => {
  const none = {
    tempo_entrega: 0,
    taxa_entrega_cents: 0,
    pedido_minimo_cents: 0,
    entrega_gratis_cents: 0,
    groups: [],
  }
  expect(readDelivery({})).toEqual(none)
  expect(readDelivery({ tempo_entrega: '', taxa_entrega: null, bairros_taxas: '' })).toEqual(none)
})

test.each([
  [45, 5],
  ['45', '5.00'],
  ['45', 'R$ 5,00'],
])('DELIV-14 minutes %j and base fee %j are read', (tempo_entrega, taxa_entrega) => {
  expect(readDelivery({ tempo_entrega, taxa_entrega, bairros_taxas: { 5: ['Centro'] } })).toEqual({
    tempo_entrega: 45,
    taxa_entrega_cents: 500,
    pedido_minimo_cents: 0,
    entrega_gratis_cents: 0,
    groups,
  })
})

test.each([
  ['tempo_entrega', 4.5],
  ['tempo_entrega', -1],
  ['tempo_entrega', 1441],
  ['tempo_entrega', 'logo'],
  ['taxa_entrega', -5],
  ['taxa_entrega', 5.005],
  ['taxa_entrega', 'grátis'],
  ['taxa_entrega', {}],
  ['bairros_taxas', 5],
])('DELIV-14 %s may not be %j', (path, value) => {
  expect(() => readDelivery({ [path]: value })).toThrow(expect.objectContaining({ path }))
})

test('DELIV-17 only what differs is to be saved', () => {
  const before = {
    tempo_entrega: 45,
    taxa_entrega_cents: 500,
    pedido_minimo_cents: 2000,
    entrega_gratis_cents: 0,
    groups,
  }
  expect(
    changedDelivery(
      before,
      readDelivery({
        tempo_entrega: 45,
        taxa_entrega: 5,
        pedido_minimo: 20,
        bairros_taxas: { 5: ['Centro'] },
      }),
    ),
  ).toEqual({})
  expect(changedDelivery(before, { ...before, tempo_entrega: 30 })).toEqual({ tempo_entrega: 30 })
  const moved = [{ centavos: 600, bairros: ['Centro'] }]
  expect(
    changedDelivery(before, { ...before, taxa_entrega_cents: 0, entrega_gratis_cents: 8000, groups: moved }),
  ).toEqual({
    taxa_entrega_cents: 0,
    entrega_gratis_cents: 8000,
    groups: moved,
  })
})

test('a neighbourhood under two fees is warned of, however it is spelled', () => {
  expect(
    sameNeighbourhoodTwice([
      { centavos: 500, bairros: ['Jd. Europa', 'Jardim Europa', 'Centro'] },
      { centavos: 700, bairros: ['JARDIM EUROPA', 'Jardim Europa II', 'Vila Nova'] },
      { centavos: 900, bairros: ['Vl Nova'] },
    ]),
  ).toEqual([
    [
      { bairro: 'Jd. Europa', centavos: 500 },
      { bairro: 'Jardim Europa', centavos: 500 },
      { bairro: 'JARDIM EUROPA', centavos: 700 },
    ],
    [
      { bairro: 'Vila Nova', centavos: 700 },
      { bairro: 'Vl Nova', centavos: 900 },
    ],
  ])
  expect(sameNeighbourhoodTwice([{ centavos: 500, bairros: ['Jd. Europa', 'Jardim Europa'] }])).toEqual([])
})
