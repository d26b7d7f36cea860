import { expect, test } from 'vitest'
import { agoWords } from './ago-words'

const now = Date.parse('2026-11-22T12:00:00Z')

test.each([
  ['2026-11-22T11:59:30Z', 'agora'],
  ['2026-11-22T12:05:00Z', 'agora'],
  ['2026-11-22T11:55:00Z', 'há 5 minutos'],
  ['2026-11-22T10:30:00Z', 'há 1 hora'],
  ['2026-11-20T12:00:00Z', 'anteontem'],
  ['2026-11-12T12:00:00Z', 'há 10 dias'],
])('%s was %s', (at, words) => {
  expect(agoWords(at, now, 'pt-BR')).toBe(words)
})
