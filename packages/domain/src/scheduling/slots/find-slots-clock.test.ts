import { describe, expect, test } from 'vitest'
import { openWeek, saoPaulo, slotsOn, timesOn } from '../testing/build-rules'

describe('where the clock changes', () => {
  const everyDay = openWeek(['Sábado', '00:00', '00:00'], ['Domingo', '00:00', '00:00'])
  const given = { week: everyDay, horizon: 5000, now: Date.parse('2018-01-01T00:00Z') }

  test('São Paulo skips midnight: the day begins at one', () => {
    const { slots } = slotsOn('2018-11-04', given)
    expect(slots.slice(0, 2).map(({ start, time }) => [time, start])).toEqual([
      ['01:00', '2018-11-04T03:00:00.000Z'],
      ['02:00', '2018-11-04T04:00:00.000Z'],
    ])
    expect(slots).toHaveLength(23)
    expect(slotsOn('2018-11-03', given).slots.at(-1)).toMatchObject({ time: '23:00', freeMinutes: 1440 })
  })

  test('São Paulo repeats the hour before midnight: both are there, told apart by their instants', () => {
    const { slots } = slotsOn('2018-02-17', { ...given, grid: 30 })
    expect(slots.slice(-5).map(({ start, time }) => [time, start])).toEqual([
      ['22:30', '2018-02-18T00:30:00.000Z'],
      ['23:00', '2018-02-18T01:00:00.000Z'],
      ['23:30', '2018-02-18T01:30:00.000Z'],
      ['23:00', '2018-02-18T02:00:00.000Z'],
      ['23:30', '2018-02-18T02:30:00.000Z'],
    ])
  })

  test('New York has no half past two on 8 March 2026', () => {
    const spring = { ...given, zone: 'America/New_York', grid: 30 }
    expect(timesOn('2026-03-08', spring).slice(2, 6)).toEqual(['01:00', '01:30', '03:00', '03:30'])
  })

  test('Lord Howe moves by half an hour, and its hourly starts stay on the hour', () => {
    const zone = 'Australia/Lord_Howe'
    expect(timesOn('2026-10-04', { ...given, zone }).slice(0, 4)).toEqual([
      '00:00',
      '01:00',
      '03:00',
      '04:00',
    ])
    const twice = timesOn('2026-04-05', { ...given, zone, grid: 30 })
    expect(twice.slice(2, 7)).toEqual(['01:00', '01:30', '01:30', '02:00', '02:30'])
  })

  test('the minutes of a service are real ones', () => {
    const night = { ...given, week: openWeek(['Sábado', '22:00', '02:00']) }
    expect(slotsOn('2018-11-03', night).slots[0]).toMatchObject({ time: '22:00', freeMinutes: 180 })
    expect(slotsOn('2018-02-17', night).slots[0]).toMatchObject({ time: '22:00', freeMinutes: 300 })
  })
})

test.each([
  ['America/Manaus', '2026-11-20T13:00:00.000Z'],
  ['America/Noronha', '2026-11-20T11:00:00.000Z'],
  ['America/Rio_Branco', '2026-11-20T14:00:00.000Z'],
  [saoPaulo, '2026-11-20T12:00:00.000Z'],
])('nine in the morning in %s is %s', (zone, start) => {
  expect(slotsOn('2026-11-20', { zone }).slots[0]).toMatchObject({ time: '09:00', start })
})
