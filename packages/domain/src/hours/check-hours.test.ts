import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '@balcao/testkit/chance'
import { weekdays, type Weekday } from '../company'
import { checkHours } from './check-hours'
import { clockOf } from './clock'
import { defaultHours, rangeOf, type HoursRow } from './week'

function row(dia: Weekday, horario_inicio: string, horario_fim: string, open = true): HoursRow {
  return { dia, horario_inicio, horario_fim, status: open ? 'aberto' : 'fechado' }
}

test('COMP-20 the default week has no problem', () => {
  expect(checkHours(defaultHours())).toEqual([])
})

test('COMP-34 what is missing is named, in closed rows too', () => {
  expect(checkHours([row('Segunda', '', '18:00'), row('Terça', '08:00', '', false)])).toEqual([
    { row: 0, field: 'horario_inicio', code: 'missing' },
    { row: 1, field: 'horario_fim', code: 'missing' },
  ])
})

test.each([
  ['25:00', '18:00', 'horario_inicio', 'time_invalid'],
  ['24:00', '02:00', 'horario_inicio', 'time_invalid'],
  ['08:00', 'tarde', 'horario_fim', 'time_invalid'],
  ['08:00', '08:00', 'horario_fim', 'empty_range'],
])('%s to %s: %s %s', (from, to, field, code) => {
  expect(checkHours([row('Quarta', from, to)])).toEqual([{ row: 0, field, code }])
})

test.each([
  ['00:00', '00:00'],
  ['00:00', '24:00'],
  ['18:00', '02:00'],
])('%s to %s is a range', (from, to) => {
  expect(checkHours([row('Quarta', from, to)])).toEqual([])
})

test('a closed day may keep equal times', () => {
  expect(checkHours([row('Quarta', '08:00', '08:00', false)])).toEqual([])
})

test.each([
  ['two ranges of a day', [row('Sexta', '08:00', '12:00'), row('Sexta', '11:59', '18:00')], 1],
  ['twice the same', [row('Sexta', '08:00', '12:00'), row('Sexta', '08:00', '12:00')], 1],
  ['the earlier one behind', [row('Sexta', '11:00', '18:00'), row('Sexta', '08:00', '12:00')], 0],
  ['the tail of the day before', [row('Sexta', '20:00', '03:00'), row('Sábado', '02:00', '08:00')], 1],
  ['Sunday night into Monday', [row('Segunda', '00:00', '08:00'), row('Domingo', '20:00', '00:01')], 0],
])('%s: the row that begins inside another is named', (_, rows, place) => {
  expect(checkHours(rows)).toEqual([{ row: place, field: 'horario_inicio', code: 'overlap' }])
})

test.each([
  [[row('Sexta', '08:00', '12:00'), row('Sexta', '12:00', '18:00')]],
  [[row('Sexta', '20:00', '02:00'), row('Sábado', '02:00', '08:00')]],
  [[row('Sexta', '08:00', '12:00'), row('Sexta', '08:00', '12:00', false)]],
])('ranges that touch, or of which one is closed, do not overlap', (rows) => {
  expect(checkHours(rows)).toEqual([])
})

const rows = fc.array(
  fc.record({
    dia: fc.constantFrom(...weekdays),
    start: fc.integer({ min: 0, max: 47 }),
    length: fc.integer({ min: 1, max: 47 }),
  }),
  { maxLength: 6 },
)

test('overlap is said exactly when some minute of the week is open twice', () => {
  fc.assert(
    fc.property(rows, (list) => {
      const week = list.map(({ dia, start, length }) =>
        row(dia, clockOf(start * 30), clockOf((start + length) * 30)),
      )
      const minutes = new Uint8Array(7 * 48)
      for (const one of week) {
        for (const { start, end } of rangeOf(one)) {
          for (let half = start / 30; half < end / 30; half += 1) {
            minutes[(weekdays.indexOf(one.dia) * 48 + half) % minutes.length]! += 1
          }
        }
      }
      expect(checkHours(week).length > 0).toBe(minutes.some((count) => count > 1))
    }),
    { numRuns: runs(500) },
  )
})
