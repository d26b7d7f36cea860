import { expect, test } from 'vitest'
import { daysText, dayText, weekdayAndDay, weekdayText } from './day-text'

test('days are written in the order of the language', () => {
  expect(dayText('2026-11-21', 'pt-BR')).toBe('21/11')
  expect(dayText('2026-11-21', 'en', { year: true })).toBe('11/21/2026')
  expect(weekdayAndDay('2026-11-21', 'pt-BR')).toBe('sáb., 21/11')
})

test('a period of one day is written once', () => {
  expect(daysText('2026-11-15', '2026-11-21', 'pt-BR')).toBe('15/11/2026 – 21/11/2026')
  expect(daysText('2026-11-21', '2026-11-21', 'pt-BR')).toBe('21/11/2026')
})

test('a week begins with Sunday', () => {
  expect(Array.from({ length: 7 }, (_, weekday) => weekdayText(weekday, 'pt-BR', 'short'))).toEqual([
    'dom',
    'seg',
    'ter',
    'qua',
    'qui',
    'sex',
    'sáb',
  ])
  expect(weekdayText(6, 'es')).toBe('sábado')
})
