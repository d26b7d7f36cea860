import { expect, test } from 'vitest'
import { safeWords } from './safe-words'

test.each([
  ['131047 Re-engagement message', '131047 Re-engagement message'],
  ['190 Malformed access token EAAJB0kZBx2YBAK7ZCZAZBq1', '190 Malformed access token …'],
  ['Number 5592991234567@s.whatsapp.net', 'Number …@s.whatsapp.net'],
  ['Ligue (92) 99123-4567', 'Ligue (…'],
  ['x y '.repeat(100), 'x y '.repeat(50)],
])('%s is said as %s', (words, said) => {
  expect(safeWords(words)).toBe(said)
})
