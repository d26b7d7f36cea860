import { describe, expect, test } from 'vitest'
import { readWhen } from './read-when'

// Friday 20 November 2026, 19:00 in Manaus.
const FRIDAY = Date.parse('2026-11-20T23:00:00Z')
const manaus = 'America/Manaus'
const all = [0, 1439]
const morning = [0, 719]
const afternoon = [720, 1079]
const night = [1080, 1439]

describe('readWhen', () => {
  test.each<[string, string | null, string | null, number[]]>([
    ['hoje', '2026-11-20', '2026-11-20', all],
    ['amanhã', '2026-11-21', '2026-11-21', all],
    ['AMANHÃ de manhã', '2026-11-21', '2026-11-21', morning],
    ['amanhã cedo', '2026-11-21', '2026-11-21', morning],
    ['depois de amanhã à noite', '2026-11-22', '2026-11-22', night],
    ['quinta à tarde', '2026-11-26', '2026-11-26', afternoon],
    ['na próxima terça-feira', '2026-11-24', '2026-11-24', all],
    ['sexta', '2026-11-27', '2026-11-27', all],
    ['sábado', '2026-11-21', '2026-11-21', all],
    ['5ª feira', '2026-11-26', '2026-11-26', all],
    ['qui de manha', '2026-11-26', '2026-11-26', morning],
    ['dia 25', '2026-11-25', '2026-11-25', all],
    ['dia 20', '2026-11-20', '2026-11-20', all],
    ['dia 5', '2026-12-05', '2026-12-05', all],
    ['dia 31', '2026-12-31', '2026-12-31', all],
    ['25/11', '2026-11-25', '2026-11-25', all],
    ['dia 25/12 às 10h', '2026-12-25', '2026-12-25', [600, 600]],
    ['3 de janeiro', '2027-01-03', '2027-01-03', all],
    ['29/02', null, null, all],
    ['31/04', null, null, all],
    ['dia 45', null, null, all],
    ['semana que vem', '2026-11-23', '2026-11-29', all],
    ['próxima semana depois das 15h', '2026-11-23', '2026-11-29', [900, 1439]],
    ['sexta da semana que vem', '2026-11-27', '2026-11-27', all],
    ['domingo da semana que vem', '2026-11-29', '2026-11-29', all],
    ['fim de semana', '2026-11-21', '2026-11-22', all],
    ['ainda essa semana', '2026-11-20', '2026-11-22', all],
    ['de tarde', null, null, afternoon],
    ['pela manhã', null, null, morning],
    ['mais tarde', null, null, all],
    ['boa tarde, amanhã', '2026-11-21', '2026-11-21', all],
    ['depois das 15', null, null, [900, 1439]],
    ['a partir das 14:30', null, null, [870, 1439]],
    ['depois do almoço', null, null, [780, 1439]],
    ['antes das 10h', null, null, [0, 600]],
    ['até as 11', null, null, [0, 660]],
    ['quinta às 3 da tarde', '2026-11-26', '2026-11-26', [900, 900]],
    ['as 15h30', null, null, [930, 930]],
    ['ao meio dia', null, null, [720, 720]],
    ['outro horário', null, null, all],
    ['', null, null, all],
  ])('%j on a Friday evening', (text, from, to, [earliest, latest]) => {
    expect(readWhen(text, FRIDAY, manaus)).toEqual({ from, to, earliest, latest })
  })

  test.each([
    ['America/Manaus', '2026-11-21'],
    ['America/Sao_Paulo', '2026-11-22'],
    ['Asia/Tokyo', '2026-11-22'],
  ])('tomorrow is what the wall in %s says', (zone, date) => {
    expect(readWhen('amanhã', Date.parse('2026-11-21T03:30:00Z'), zone).from).toBe(date)
  })

  test('on a Sunday the next week begins the day after', () => {
    const sunday = Date.parse('2026-11-22T15:00:00Z')
    expect(readWhen('semana que vem', sunday, manaus)).toMatchObject({ from: '2026-11-23', to: '2026-11-29' })
    expect(readWhen('fim de semana', sunday, manaus)).toMatchObject({ from: '2026-11-22', to: '2026-11-22' })
  })

  test('a clock that nobody knows is refused', () => {
    expect(() => readWhen('hoje', FRIDAY, 'Manaus/Centro')).toThrow(RangeError)
  })
})
