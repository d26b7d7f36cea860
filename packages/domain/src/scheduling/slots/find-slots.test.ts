import { describe, expect, test } from 'vitest'
import { findSlots } from './find-slots'
import type { SlotRules } from '../model'
import { aService, openWeek, slotRules, slotsOn, span, timesOn } from '../testing/build-rules'

const friday = '2026-11-20'
const nine = span('2026-11-20T12:00Z', '2026-11-20T13:00Z')

/** The starts that fit, as `HH:MM`. */
function fitsOn(date: string, given: Partial<SlotRules> = {}): string[] {
  return slotsOn(date, given)
    .slots.filter((slot) => slot.fits)
    .map((slot) => slot.time)
}

describe('the grid', () => {
  test('AVAIL-15 CONST-09 slots are hourly from opening up to but excluding closing', () => {
    expect(timesOn(friday)).toEqual(['09:00', '10:00', '11:00', '13:00', '14:00', '15:00', '16:00', '17:00'])
  })

  test.each([
    [15, ['09:10', '09:25', '09:40', '09:55', '14:00', '14:15', '14:30']],
    [20, ['09:10', '09:30', '09:50', '14:00', '14:20', '14:40']],
    [30, ['09:10', '09:40', '14:00', '14:30']],
    [60, ['09:10', '14:00']],
  ])('AVAIL-15 a grid of %i minutes is counted from the opening of each range', (grid, times) => {
    const week = openWeek(['Sexta', '09:10', '10:00'], ['Sexta', '14:00', '14:45'])
    expect(timesOn(friday, { week, grid })).toEqual(times)
  })

  test('a slot tells its instant, its room and whether the service fits', () => {
    expect(slotsOn(friday, { busy: [nine] }).slots.slice(0, 3)).toEqual([
      {
        start: '2026-11-20T12:00:00.000Z',
        time: '09:00',
        freeMinutes: 0,
        clearBefore: 0,
        clearAfter: 0,
        fits: false,
      },
      {
        start: '2026-11-20T13:00:00.000Z',
        time: '10:00',
        freeMinutes: 120,
        clearBefore: 0,
        clearAfter: 2880,
        fits: true,
      },
      {
        start: '2026-11-20T14:00:00.000Z',
        time: '11:00',
        freeMinutes: 60,
        clearBefore: 60,
        clearAfter: 2880,
        fits: true,
      },
    ])
  })

  test('a night is open past midnight; its late starts belong to the date that the clock shows', () => {
    const week = openWeek(['Sexta', '22:00', '02:00'])
    expect(timesOn(friday, { week })).toEqual(['22:00', '23:00'])
    expect(timesOn('2026-11-21', { week })).toEqual(['00:00', '01:00'])
    expect(fitsOn(friday, { week, service: aService({ minutes: 180 }) })).toEqual(['22:00', '23:00'])
    expect(fitsOn('2026-11-21', { week, service: aService({ minutes: 90 }) })).toEqual(['00:00'])
  })

  test('ranges that touch are one open time, also over midnight', () => {
    const week = openWeek(
      ['Sexta', '08:00', '12:00'],
      ['Sexta', '12:00', '00:00'],
      ['Sábado', '00:00', '02:00'],
    )
    const service = aService({ minutes: 240 })
    expect(fitsOn(friday, { week, service }).slice(3, 5)).toEqual(['11:00', '12:00'])
    expect(fitsOn(friday, { week, service }).at(-1)).toBe('22:00')
  })
})

test('room is measured for two days, past the dates that were asked for', () => {
  const days = ['Sexta', 'Sábado', 'Domingo', 'Segunda'] as const
  const week = openWeek(...days.map((dia): [typeof dia, string, string] => [dia, '00:00', '00:00']))
  expect(slotsOn(friday, { week }).slots.at(-1)).toMatchObject({ time: '23:00', freeMinutes: 2880 })
  expect(slotsOn('2026-11-22', { week }).slots.at(-1)).toMatchObject({ time: '23:00', freeMinutes: 1500 })
})

describe('what fits', () => {
  test.each([
    [60, ['09:00', '10:00', '11:00', '13:00', '14:00', '15:00', '16:00', '17:00']],
    [61, ['09:00', '10:00', '13:00', '14:00', '15:00', '16:00']],
    [180, ['09:00', '13:00', '14:00', '15:00']],
    [300, ['13:00']],
    [301, []],
  ])('AVAIL-16 a service of %i minutes also ends inside the hours', (minutes, times) => {
    expect(fitsOn(friday, { service: aService({ minutes }) })).toEqual(times)
  })

  test.each([
    ['an hour of its own', 60, ['10:00', '11:00', '13:00']],
    ['longer than what is left', 120, ['10:00', '13:00']],
  ])('AVAIL-16 next to an appointment at nine: %s', (_, minutes, times) => {
    const given = { busy: [nine], service: aService({ minutes }) }
    expect(fitsOn(friday, given).filter((time) => time <= '13:00')).toEqual(times)
  })

  test.each([
    [0, 0, ['09:00', '10:00', '13:00', '14:00', '15:00', '16:00']],
    [30, 0, ['09:00', '10:00', '14:00', '15:00', '16:00']],
    [0, 30, ['09:00', '13:00', '14:00', '15:00']],
    [30, 30, ['09:00', '14:00', '15:00']],
  ])(
    '%i minutes before and %i after keep off appointments at 11:00–12:45 and 17:00',
    (before, after, times) => {
      const busy = [
        span('2026-11-20T14:00Z', '2026-11-20T15:45Z'),
        span('2026-11-20T20:00Z', '2026-11-20T20:10Z'),
      ]
      const service = aService({ bufferBefore: before, bufferAfter: after })
      expect(fitsOn(friday, { busy, service })).toEqual(times)
    },
  )

  test('buffers may lie outside the hours', () => {
    const service = aService({ bufferBefore: 30, bufferAfter: 30 })
    expect(fitsOn(friday, { service })).toEqual(timesOn(friday))
  })
})

describe('the days', () => {
  test('AVAIL-12 AVAIL-13 AVAIL-14 each date says why it is not open', () => {
    const days = findSlots(slotRules({ horizon: 5, closures: { dates: ['2026-11-24'], spans: [] } }), {
      from: '2026-11-19',
      to: '2026-11-26',
    })
    expect(days.map(({ date, status, slots }) => [date.slice(-2), status, slots.length])).toEqual([
      ['19', 'past', 0],
      ['20', 'open', 8],
      ['21', 'closed', 0],
      ['22', 'closed', 0],
      ['23', 'open', 8],
      ['24', 'unavailable', 0],
      ['25', 'open', 8],
      ['26', 'beyond', 0],
    ])
  })

  test('BOOK-20 an open day whose hours are all taken stays open, without a start that fits', () => {
    const busy = [span('2026-11-20T03:00Z', '2026-11-21T03:00Z')]
    expect(slotsOn(friday, { busy }).status).toBe('open')
    expect(fitsOn(friday, { busy })).toEqual([])
  })

  test('a closed date closes the night that begins on it, not the tail of the one before', () => {
    const week = openWeek(['Quinta', '22:00', '02:00'], ['Sexta', '22:00', '02:00'])
    const closures = { dates: [friday], spans: [] }
    expect(timesOn(friday, { week, closures })).toEqual([])
    const soon = { week, closures, now: Date.parse('2026-11-19T09:00Z') }
    expect(timesOn(friday, soon)).toEqual(['00:00', '01:00'])
    expect(timesOn('2026-11-21', soon)).toEqual([])
  })

  test('a closure of some hours takes their starts and ends what would run into it', () => {
    const closures = { dates: [], spans: [span('2026-11-20T17:30Z', '2026-11-20T19:00Z')] }
    expect(timesOn(friday, { closures })).toEqual([
      '09:00',
      '10:00',
      '11:00',
      '13:00',
      '14:00',
      '16:00',
      '17:00',
    ])
    expect(fitsOn(friday, { closures })).not.toContain('14:00')
  })

  test.each([
    ['now is a start', '2026-11-20T12:00:00Z', 0, '09:00'],
    ['a moment later', '2026-11-20T12:00:00.001Z', 0, '10:00'],
    ['two hours of notice', '2026-11-20T12:00:00Z', 120, '11:00'],
  ])('APPT-35 starts in the past or before the notice are left out: %s', (_, now, notice, time) => {
    expect(timesOn(friday, { now: Date.parse(now), notice })[0]).toBe(time)
  })

  test('today is the date of the company, not of UTC', () => {
    const now = Date.parse('2026-11-21T02:30:00Z')
    const week = openWeek(['Sexta', '00:00', '00:00'])
    expect(slotsOn(friday, { now, week }).status).toBe('open')
    expect(slotsOn(friday, { now, week, zone: 'America/Noronha' }).status).toBe('past')
  })
})

describe('services by day', () => {
  const service = aService({ minutes: 1440, modality: 'dia' })
  const monday = '2026-11-23'

  test('APPT-38 a day has one start, its opening, and needs all its days free', () => {
    const busy = [span('2026-11-26T13:00Z', '2026-11-26T14:00Z')]
    const days = findSlots(slotRules({ service, busy }), { from: friday, to: '2026-11-27' })
    expect(
      days.flatMap(({ date, slots }) => slots.map(({ time, fits }) => [date.slice(-2), time, fits])),
    ).toEqual([
      ['20', '09:00', true],
      ['23', '09:00', true],
      ['24', '09:00', false],
      ['25', '09:00', false],
      ['26', '09:00', false],
      ['27', '09:00', true],
    ])
  })

  test('after a closure in the morning the opening is where it ends, even within a minute', () => {
    const closures = { dates: [], spans: [span('2026-11-23T03:00Z', '2026-11-23T13:15:30Z')] }
    expect(slotsOn(monday, { service, closures }).slots).toMatchObject([
      { time: '10:15', start: '2026-11-23T13:15:30.000Z', fits: true },
    ])
  })

  test('a closed date is passed over, and so the days reach further', () => {
    const busy = [span('2026-11-26T13:00Z', '2026-11-26T14:00Z')]
    const closures = { dates: ['2026-11-24'], spans: [] }
    expect(fitsOn(monday, { service, closures })).toEqual(['09:00'])
    expect(fitsOn(monday, { service, closures, busy })).toEqual([])
  })
})

test.each([
  ['an unknown zone', friday, { zone: 'Mars/Olympus' }],
  ['a date that is none', '2026-02-30', {}],
  ['a word for a date', 'sexta', {}],
  ['no grid', friday, { grid: 0 }],
  ['a service without minutes', friday, { service: aService({ minutes: 0 }) }],
  ['a buffer below 0', friday, { service: aService({ bufferAfter: -1 }) }],
])('%s is refused', (_, date, given) => {
  expect(() => slotsOn(date, given)).toThrow(RangeError)
})
