import { expect, test } from 'vitest'
import { phoneWords } from './phone-words'

test.each([
  ['5592991234567', '+55 (92) 99123-4567'],
  ['559233445566', '+55 (92) 3344-5566'],
  ['5555991234567', '+55 (55) 99123-4567'],
  ['14155550123', '+14155550123'],
])('the shop’s phone %s is read as %s', (digits, words) => {
  expect(phoneWords(digits)).toBe(words)
})
