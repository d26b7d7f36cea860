import { expect, test } from 'vitest'
import { formatText } from '../../i18n/format-text'
import { scheduling as pt } from '../../i18n/locales/pt/agenda/scheduling'
import { durationWords } from './duration-words'
import { buildAppointment } from '../testing/build-appointment'
import type { SchedulingWords } from '../texts'
import { capital, dayWordsIn } from '../data/time/day-words'
import { clockWords, minutesOfClock, startWords, timeWords } from './when-words'

const t: SchedulingWords = (key, ...params) => formatText(pt[key], 'pt-BR', params[0])
const words = dayWordsIn('pt-BR')

test.each([
  [0, '00:00'],
  [545, '09:05'],
  [1440, '24:00'],
])('minute %d of a day is %s', (minutes, clock) => {
  expect(clockWords(minutes)).toBe(clock)
})

test.each([
  ['09:05', 545],
  ['23:59', 1439],
  ['24:00', null],
  ['9:05', null],
  ['', null],
])('%j is minute %s', (clock, minutes) => {
  expect(minutesOfClock(clock)).toBe(minutes)
})

test('a start is told on the company’s clock', () => {
  expect(startWords(t, words, '2026-11-21T01:30:00Z', 'America/Manaus')).toMatch(/^sex.*20\/11 às 21:30$/)
})

test('an appointment is told by its times, a service by day by its dates', () => {
  const zone = 'America/Manaus'
  expect(timeWords(t, words, buildAppointment(), zone)).toBe('14:00–15:00')
  const byDay = buildAppointment({ modalidade: 'dia', dates: ['2026-11-20'] })
  expect(timeWords(t, words, byDay, zone)).toBe('Dia inteiro')
  const long = { ...byDay, dates: ['2026-11-20', '2026-11-21', '2026-11-23'] }
  expect(timeWords(t, words, long, zone)).toMatch(/20\/11 a .*23\/11$/)
})

test('APPT-40 a duration is told in minutes, of a service by day in days of 480', () => {
  expect(durationWords(t, 45, 'tempo')).toBe('45 min')
  expect(durationWords(t, 480, 'dia')).toBe('1 dia')
  expect(durationWords(t, 1440, 'dia')).toBe('3 dias')
  expect(durationWords(t, 60, 'dia')).toBe('1 dia')
})

test('a month and a date are told as on a calendar, in any zone', () => {
  expect(capital(words('2026-11', 'month'))).toBe('Novembro de 2026')
  expect(words('2026-11-01', 'long')).toBe('domingo, 1 de novembro')
})
