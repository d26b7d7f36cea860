import { expect, it, test } from 'vitest'
import { nothingByHand } from './by-hand'
import { isOpenAt } from './open-at'
import { isOrderSlot, orderSlots, SLOT_MINUTES, type SlotQuestion } from './order-slots'
import { weekOf } from './week'

const zone = 'America/Manaus'
const at = (time: string, date = '2026-11-26') => Date.parse(`${date}T${time}:00-04:00`)
const clock = (instant: number) =>
  new Date(instant - 4 * 3_600_000).toISOString().slice(5, 16).replace('T', ' ')

/** Thursday and Friday from six to eleven in the evening, Friday also for lunch. */
const week = weekOf([
  { dia: 'Quinta', horario_inicio: '18:00', horario_fim: '23:00', status: 'aberto' },
  { dia: 'Sexta', horario_inicio: '11:00', horario_fim: '12:00', status: 'aberto' },
  { dia: 'Sexta', horario_inicio: '18:00', horario_fim: '19:30', status: 'aberto' },
])
const ask = (more: Partial<SlotQuestion>): SlotQuestion => ({
  week,
  byHand: nothingByHand,
  now: at('21:50'),
  zone,
  minutes: 40,
  delivery: true,
  ...more,
})

test.each<[string, Partial<SlotQuestion>, string[]]>([
  [
    'an open shop: from its time on until it closes, and tomorrow',
    {},
    ['11-26 22:30', '11-27 11:00', '11-27 11:30', '11-27 18:00', '11-27 18:30', '11-27 19:00'],
  ],
  [
    'a closed one: from its opening',
    { now: at('17:00'), minutes: 0 },
    [
      ...['18:00', '18:30', '19:00', '19:30', '20:00', '20:30', '21:00', '21:30', '22:00', '22:30'].map(
        (t) => `11-26 ${t}`,
      ),
      ...['11:00', '11:30', '18:00', '18:30', '19:00'].map((t) => `11-27 ${t}`),
    ],
  ],
  [
    'closed by hand until tomorrow at half past eleven',
    { byHand: { ...nothingByHand, closedUntil: at('11:30', '2026-11-27') } },
    ['11-27 11:30', '11-27 18:00', '11-27 18:30', '11-27 19:00'],
  ],
  [
    'nothing is brought until tomorrow at noon',
    { byHand: { ...nothingByHand, pickupUntil: at('12:00', '2026-11-27') } },
    ['11-27 18:00', '11-27 18:30', '11-27 19:00'],
  ],
  ['a shop that closed for today and does not open tomorrow', { now: at('20:00', '2026-11-28') }, []],
])('%s', (_, more, slots) => {
  expect(orderSlots(ask(more)).map(clock)).toEqual(slots)
})

it('who may only fetch it may still do so while nothing is brought', () => {
  const byHand = { ...nothingByHand, pickupUntil: at('23:00') }
  expect(orderSlots(ask({ byHand, delivery: false })).map(clock)).toContain('11-26 22:30')
  expect(orderSlots(ask({ byHand })).map(clock)).not.toContain('11-26 22:30')
})

it('a shop without hours has every half hour of two days', () => {
  expect(orderSlots(ask({ week: null, now: at('00:00'), minutes: 0 }))).toHaveLength(96)
})

it('what came too near while the customer typed still counts, what is past or beside the half hour does not', () => {
  const slot = at('22:30')
  expect(isOrderSlot(slot, ask({ now: at('22:04') }))).toBe(true)
  expect(isOrderSlot(slot, ask({ now: at('22:06') }))).toBe(false)
  expect(isOrderSlot(slot + 60_000, ask({}))).toBe(false)
  expect(isOrderSlot(at('23:00'), ask({}))).toBe(false)
})

it.each(['America/Sao_Paulo', 'America/New_York', 'Australia/Lord_Howe', 'Pacific/Apia'])(
  'in %s a year of clock changes offers nothing twice, nothing past and nothing while it is closed',
  (place) => {
    for (let day = 0; day < 365; day++) {
      const now = Date.parse('2026-01-01T09:10Z') + day * 86_400_000
      const slots = orderSlots(ask({ now, zone: place }))
      expect(slots).toEqual([...new Set(slots)].toSorted((a, b) => a - b))
      for (const slot of slots) {
        expect(slot).toBeGreaterThanOrEqual(now + 40 * 60_000)
        expect(isOpenAt(week, slot, place)).toBe(true)
      }
      for (const [n, slot] of slots.entries())
        if (n > 0) expect(slot - slots[n - 1]!).toBeGreaterThanOrEqual((SLOT_MINUTES / 2) * 60_000)
    }
  },
)
