import { defaultHours, weekOf, type HoursRow } from '@balcao/domain/hours'
import { expect, test } from 'vitest'
import { buildClosure, buildEvent } from '../../testing/build-event'
import { restOfDay } from './minute-spans'
import { dayClosing, isClosedByHours, openSpans, type OpenRules } from './open-spans'

const night: HoursRow = { dia: 'Quinta', horario_inicio: '20:00', horario_fim: '02:00', status: 'aberto' }
const lunch: HoursRow[] = [
  { dia: 'Sexta', horario_inicio: '08:00', horario_fim: '12:00', status: 'aberto' },
  { dia: 'Sexta', horario_inicio: '13:00', horario_fim: '18:00', status: 'aberto' },
]
const rules = (changes: Partial<OpenRules> = {}): OpenRules => ({
  week: weekOf(defaultHours()),
  closures: [],
  events: [],
  agendaId: null,
  zone: 'America/Manaus',
  ...changes,
})

test('AVAIL-14 a weekday of the hours is open, Sunday is not', () => {
  expect(openSpans('2026-11-20', rules())).toEqual([{ from: 480, to: 1080 }])
  expect(openSpans('2026-11-22', rules())).toEqual([])
  expect(isClosedByHours('2026-11-22', rules())).toBe(true)
  expect(isClosedByHours('2026-11-20', rules())).toBe(false)
})

test('hours for a while come before those that hold always, the last that holds before the others', () => {
  const late = { from: '2026-11-20', to: '2026-11-22', week: weekOf([night]) }
  const lunches = { from: '2026-11-20', to: '2026-11-20', week: weekOf(lunch) }
  const on = (date: string, ...periods: NonNullable<OpenRules['periods']>) =>
    openSpans(date, rules({ periods }))
  expect(on('2026-11-20', late, lunches)).toEqual(openSpans('2026-11-20', rules({ week: lunches.week })))
  expect(on('2026-11-20', lunches, late)).toEqual(
    openSpans('2026-11-20', rules({ week: late.week })).filter(({ from }) => from > 0),
  )
  expect(on('2026-11-23', late, lunches)).toEqual(openSpans('2026-11-23', rules()))
})

test('a break at noon and the tail of the night before are as the shop has them', () => {
  const week = weekOf([night, ...lunch])
  const open = openSpans('2026-11-20', rules({ week }))
  expect(open).toEqual([
    { from: 0, to: 120 },
    { from: 480, to: 720 },
    { from: 780, to: 1080 },
  ])
  expect(restOfDay(open)).toEqual([
    { from: 120, to: 480 },
    { from: 720, to: 780 },
    { from: 1080, to: 1440 },
  ])
})

test('AVAIL-13 a closed date is closed, and takes the tail of its own night along', () => {
  const week = weekOf([night, ...lunch])
  const closures = [buildClosure({ date: '2026-11-19' })]
  expect(openSpans('2026-11-19', rules({ week, closures }))).toEqual([])
  expect(openSpans('2026-11-20', rules({ week, closures }))).toEqual([
    { from: 480, to: 720 },
    { from: 780, to: 1080 },
  ])
})

test('AVAIL-18 an all-day event that closes the day does, one that only occupies does not', () => {
  const day = { all_day: true, starts_at: '2026-11-20T04:00:00Z', ends_at: '2026-11-21T04:00:00Z' }
  const closing = buildEvent({ ...day, summary: 'Atendimento Indisponível', effect: 'closes-day' })
  expect(dayClosing('2026-11-20', rules({ events: [closing] }))).toBe('Atendimento Indisponível')
  expect(dayClosing('2026-11-21', rules({ events: [closing] }))).toBeNull()
  expect(openSpans('2026-11-20', rules({ events: [closing] }))).toEqual([])
  const other = buildEvent({ ...day, effect: 'none' })
  expect(openSpans('2026-11-20', rules({ events: [other] }))).toHaveLength(1)
})

test('a closed part of a day is cut out', () => {
  const part = buildClosure({
    date: null,
    starts_at: '2026-11-20T14:00:00Z',
    ends_at: '2026-11-20T16:00:00Z',
  })
  const event = buildEvent({
    effect: 'closes-time',
    starts_at: '2026-11-20T21:00:00Z',
    ends_at: '2026-11-20T23:00:00Z',
  })
  expect(openSpans('2026-11-20', rules({ closures: [part], events: [event] }))).toEqual([
    { from: 480, to: 600 },
    { from: 720, to: 1020 },
  ])
})

test('a closure of one employee closes nobody else', () => {
  const closures = [buildClosure({ agenda_id: 'bia' })]
  expect(dayClosing('2026-11-20', rules({ closures, agendaId: 'bia' }))).toBe('Reforma')
  expect(dayClosing('2026-11-20', rules({ closures, agendaId: 'caio' }))).toBeNull()
  expect(dayClosing('2026-11-20', rules({ closures }))).toBeNull()
})
