import { describe, expect, test } from 'vitest'
import { buildAgenda, buildDay, buildService } from '../testing/build-agenda'
import { askedService } from './asked-service'
import { noChoice, settled } from './choice'
import { fitsAt, lookAtMonth } from './fitting'
import { visitOf } from './visit'

const cut = buildService()
const beard = buildService({
  id: 'barba',
  name: 'Barba',
  duration: 30,
  prices: [{ type: 'padrao', cents: 3500 }],
})
const colour = buildService({
  id: 'cor',
  name: 'Cor',
  duration: 90,
  buffer_after: 15,
  deposit_cents: 2000,
  prices: [
    { type: 'curto', cents: 9000 },
    { type: 'longo', cents: 14_000 },
  ],
})
const table = buildService({ id: 'mesa', name: 'Mesa', modalidade: 'dia', duration: 480, day_starts: [] })
const services = [cut, beard, colour, table]
const wanted = (...ids: string[]) => ids.map((id) => ({ id, type: null }))

describe('services of one visit', () => {
  test('are one that is as long and as dear as all of them, with the longest buffers and all deposits', () => {
    expect(visitOf(services, [...wanted('corte'), { id: 'cor', type: 'longo' }])).toMatchObject({
      name: 'Corte + Cor',
      duration: 150,
      prices: [{ cents: 22_000 }],
      buffer_after: 15,
      deposit_cents: 2000,
      waiting_list: false,
      ways: undefined,
    })
    expect(visitOf(services, wanted('barba'))).toBe(beard)
  })

  test('are done by who does them all, in their own time; by nobody where nobody does', () => {
    const price = (cents: number) => [{ type: 'padrao', cents }]
    const cuts = {
      ...cut,
      ways: [
        { kinds: [0], duration: 60, prices: price(8000) },
        { kinds: [1, 2], duration: 40, prices: price(9000) },
      ],
    }
    const shaves = { ...beard, ways: [{ kinds: [2, 3], duration: 30, prices: price(3500) }] }
    expect(visitOf([cuts, shaves], wanted('corte', 'barba'))).toMatchObject({
      duration: 70,
      prices: [{ cents: 12_500 }],
      ways: [{ kinds: [2], duration: 70 }],
    })
    const apart = { ...beard, ways: [{ kinds: [3], duration: 30, prices: price(3500) }] }
    expect(visitOf([cuts, apart], wanted('corte', 'barba'))?.ways).toEqual([])
  })

  test('are none with one by day, one that is not known, or longer than a visit may be', () => {
    expect(visitOf(services, wanted('corte', 'mesa'))).toBeUndefined()
    expect(visitOf(services, wanted('corte', 'nada'))).toBeUndefined()
    expect(visitOf([cut, { ...beard, duration: 700 }], wanted('corte', 'barba'))).toBeUndefined()
  })

  test('have the times at which all of them have room', () => {
    const days = [buildDay('2026-11-24', { '09:00': 60, '11:00': 120 })]
    const agenda = buildAgenda({ services, days })
    const times = lookAtMonth(agenda, 'corte', wanted('barba')).get('2026-11-24')!.starts
    expect(times.map(({ time }) => time)).toEqual(['11:00'])
    const fits = fitsAt(agenda, { date: '2026-11-24', start: '2026-11-24T13:00:00.000Z' })
    expect(fits(visitOf(services, wanted('corte', 'barba'))!)).toMatchObject({ reason: 'room', free: 60 })
  })

  test('may be asked for by the page’s address, by id or name; one by day comes alone', () => {
    expect(askedService(services, 'Corte,barba')).toBe('corte,barba')
    expect(askedService(services, 'corte, corte,nada')).toBe('corte')
    expect(askedService(services, 'mesa,corte')).toBe('mesa')
    expect(askedService(services, 'corte,mesa,cor')).toBe('corte,cor')
    expect(askedService(services, 'nada')).toBe('nada')
    expect(noChoice('corte,barba').wish).toEqual({ id: 'corte', type: null, also: wanted('barba') })
    // In a visit the first price counts until another is chosen; one service alone asks.
    expect(settled(noChoice('barba,cor').wish, services)).toEqual({
      id: 'barba',
      type: 'padrao',
      also: [{ id: 'cor', type: 'curto' }],
    })
    expect(settled(noChoice('cor').wish, services)).toBeNull()
  })
})
