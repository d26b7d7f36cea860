import { expect, it } from 'vitest'
import { draftOf, settingsOf } from './delivery-draft'

const groups = [{ centavos: 500, bairros: ['Centro'] }]

it('DELIV-15 a draft says what the settings say until somebody types', () => {
  const settings = {
    tempo_entrega: 45,
    taxa_entrega_cents: 1250,
    pedido_minimo_cents: 2000,
    entrega_gratis_cents: 0,
    groups,
  }
  expect(draftOf(settings)).toEqual({
    minutes: '45',
    baseFee: '12,50',
    minimum: '20,00',
    freeFrom: '',
    groups,
  })
  expect(settingsOf(draftOf(settings))).toEqual(settings)
})

it.each([
  ['DELIV-29 DELIV-30 nothing typed is 0', { minutes: '', baseFee: '' }, [0, 0]],
  ['part of a minute is rounded', { minutes: '12,7', baseFee: '0,00' }, [13, 0]],
  ['digits are cents', { minutes: '30', baseFee: '5,00' }, [30, 500]],
  ['a day is the most', { minutes: '99999', baseFee: '0,00' }, [1440, 0]],
])('%s', (_, typed, [minutes, cents]) => {
  expect(settingsOf({ ...typed, minimum: '', freeFrom: '', groups: [] })).toEqual({
    tempo_entrega: minutes,
    taxa_entrega_cents: cents,
    pedido_minimo_cents: 0,
    entrega_gratis_cents: 0,
    groups: [],
  })
})
