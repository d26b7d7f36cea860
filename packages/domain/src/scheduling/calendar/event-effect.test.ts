import { describe, expect, test } from 'vitest'
import { eventEffect, marksUnavailable, UNAVAILABLE_NAMES, type EventFacts } from './event-effect'

const allDay = (summary: string, given: Partial<EventFacts> = {}) =>
  eventEffect({ summary, allDay: true, ...given })
const timed = (summary: string, given: Partial<EventFacts> = {}) =>
  eventEffect({ summary, allDay: false, ...given })

test('AVAIL-18 AVAIL-19 AVAIL-20 AVAIL-21 four names mark a day unavailable', () => {
  expect(UNAVAILABLE_NAMES).toEqual([
    'Atendimento Indisponível',
    'Dia do Servidor Público',
    'Feriado',
    'Indisponível',
  ])
})

describe.each([undefined, 'opaque', 'transparent'])('an all-day event that is %s', (transparency) => {
  test.each([
    ['AVAIL-18', 'Atendimento Indisponível'],
    ['AVAIL-18', 'ATENDIMENTO INDISPONIVEL - reforma'],
    ['AVAIL-19', 'dia do servidor publico'],
    ['AVAIL-20', 'Feriado municipal'],
    ['AVAIL-21', 'Dr. Ana indisponível hoje'],
  ])('%s closes its day when it is called %j', (_, summary) => {
    expect(allDay(summary, { transparency })).toBe('closes-day')
  })
})

test.each([
  [undefined, 'closes-own-day'],
  ['opaque', 'closes-own-day'],
  ['transparent', 'none'],
])('an all-day event of another name that is %s: %s', (transparency, effect) => {
  expect(allDay('Congresso', { transparency })).toBe(effect)
})

test.each([
  ['Dentista', undefined, 'occupies'],
  ['Dentista', 'opaque', 'occupies'],
  ['Dentista', 'transparent', 'none'],
  ['Feriado com a família', undefined, 'occupies'],
  ['Indisponível', undefined, 'occupies'],
  ['Atendimento Indisponível', undefined, 'closes-time'],
  ['atendimento indisponivel (almoço)', 'transparent', 'closes-time'],
  ['', undefined, 'occupies'],
])('AVAIL-22 a timed event %j that is %s: %s', (summary, transparency, effect) => {
  expect(timed(summary, { transparency })).toBe(effect)
})

test('what was cancelled or declined does nothing, whatever it is called', () => {
  for (const summary of ['Feriado', 'Atendimento Indisponível', 'Dentista']) {
    expect([allDay(summary, { status: 'cancelled' }), timed(summary, { status: 'cancelled' })]).toEqual([
      'none',
      'none',
    ])
    expect(timed(summary, { selfDeclined: true })).toBe('none')
    expect(allDay(summary, { selfDeclined: true })).toBe('none')
  }
  expect(timed('Dentista', { status: 'tentative' })).toBe('occupies')
})

test('AVAIL-18 AVAIL-22 a name that only resembles one of them marks nothing', () => {
  expect(marksUnavailable({ summary: 'Disponível', allDay: true })).toBe(false)
  expect(marksUnavailable({ summary: 'Atendimento', allDay: false })).toBe(false)
  expect(marksUnavailable({ summary: 'Atendimento  Indisponi\u0301vel', allDay: false })).toBe(true)
})
