import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { weekdays } from '../company'
import { minutesOf } from './clock'
import {
  defaultHours,
  rowsOf,
  weekdayKey,
  weekdayKeys,
  weekdayName,
  weekOf,
  type HoursRow,
  type Range,
  type Week,
} from './week'

const range = fc
  .record({ start: fc.integer({ min: 0, max: 1439 }), length: fc.integer({ min: 1, max: 1440 }) })
  .map(({ start, length }): Range => ({ start, end: start + length }))
const openDay = fc.array(range, { minLength: 1, maxLength: 3 }).map((ranges) => ({
  open: true,
  ranges: ranges.sort((a, b) => a.start - b.start || a.end - b.end),
}))
const closedDay = range.map((one) => ({ open: false, ranges: [one] }))
const day = fc.oneof(openDay, closedDay)
const weeks = fc.tuple(day, day, day, day, day, day, day).map((days) => {
  return Object.fromEntries(weekdayKeys.map((key, place) => [key, days[place]])) as Week
})

function row(dia: HoursRow['dia'], horario_inicio: string, horario_fim: string, open = true): HoursRow {
  return { dia, horario_inicio, horario_fim, status: open ? 'aberto' : 'fechado' }
}

test('COMP-20 COMP-21 CONST-11 the default week is open 08:00 to 18:00, and closed on Sunday', () => {
  const hours = defaultHours()
  expect(hours.map(({ dia }) => dia)).toEqual(weekdays)
  expect(hours.slice(0, 6).every((one) => one.status === 'aberto')).toBe(true)
  expect(hours.every((one) => one.horario_inicio === '08:00' && one.horario_fim === '18:00')).toBe(true)
  expect(hours[6]).toEqual(row('Domingo', '08:00', '18:00', false))
})

test('COMP-18 Segunda to Domingo are monday to sunday, and back', () => {
  expect(weekdays.map(weekdayKey)).toEqual(weekdayKeys)
  expect(weekdayKeys.map(weekdayName)).toEqual(weekdays)
})

describe('weekOf', () => {
  test('COMP-17 a weekday with several rows has several ranges, in the order of their start', () => {
    const { friday } = weekOf([row('Sexta', '18:00', '23:00'), row('Sexta', '11:00', '14:30')])
    expect(friday).toEqual({
      open: true,
      ranges: [
        { start: 660, end: 870 },
        { start: 1080, end: 1380 },
      ],
    })
  })

  test.each([
    ['22:00', '02:00', 1320, 1560],
    ['18:00', '00:00', 1080, 1440],
    ['18:00', '24:00', 1080, 1440],
    ['00:00', '00:00', 0, 1440],
    ['08:00', '08:00', 480, 1920],
  ])('%s to %s runs past midnight where it must', (from, to, start, end) => {
    expect(weekOf([row('Sábado', from, to)]).saturday.ranges).toEqual([{ start, end }])
  })

  test('COMP-19 a closed day keeps its times, and a day without rows is closed', () => {
    const week = weekOf([row('Domingo', '10:00', '12:00', false)])
    expect(week.sunday).toEqual({ open: false, ranges: [{ start: 600, end: 720 }] })
    expect(week.monday).toEqual({ open: false, ranges: [] })
  })

  test('a row whose times cannot be read opens nothing', () => {
    expect(weekOf([row('Segunda', 'cedo', '12:00')]).monday).toEqual({ open: false, ranges: [] })
  })
})

describe('rowsOf', () => {
  test('COMP-06 every weekday has at least one row, Monday first', () => {
    expect(rowsOf(weekOf([])).map(({ dia }) => dia)).toEqual(weekdays)
    expect(rowsOf(weekOf(defaultHours()))).toEqual(defaultHours())
  })

  test('a week survives the way to rows and back', () => {
    fc.assert(
      fc.property(weeks, (week) => {
        expect(weekOf(rowsOf(week))).toEqual(week)
      }),
    )
  })
})

test.each([
  ['8:00', 480],
  ['08:00', 480],
  ['08:00:00', 480],
  ['8h', 480],
  ['8h30', 510],
  ['8 H', 480],
  ['24:00', 1440],
  ['24:01', null],
  ['12:60', null],
  ['8', null],
  ['8:0', null],
  ['', null],
])('a time %j is %s minutes', (text, minutes) => {
  expect(minutesOf(text)).toBe(minutes)
})
