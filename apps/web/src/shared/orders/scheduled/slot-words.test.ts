import { expect, test } from 'vitest'
import { momentWords, slotWords } from './slot-words'

const where = { zone: 'America/Manaus', now: Date.parse('2026-11-27T03:30:00Z'), locale: 'pt-BR' }

test.each([
  ['2026-11-27T03:45:00Z', 'hoje, 23:45'],
  ['2026-11-27T16:30:00Z', 'amanhã, 12:30'],
  ['2026-11-25T23:00:00Z', 'ontem, 19:00'],
  ['2026-11-28T16:30:00Z', 'sáb., 28/11, 12:30'],
])('%s is said in the shop’s own clock', (moment, words) => {
  expect(momentWords(moment, where)).toBe(words)
})

test('a window has its end, also beyond midnight, in each language', () => {
  expect(slotWords('2026-11-27T03:30:00Z', where)).toBe('hoje, 23:30–00:00')
  expect(slotWords('2026-11-27T16:30:00Z', { ...where, locale: 'en-US' })).toBe('tomorrow, 12:30–13:00')
  expect(slotWords('2026-11-27T16:30:00Z', { ...where, locale: 'es' })).toBe('mañana, 12:30–13:00')
})
