import { expect, it } from 'vitest'
import { durationWords } from './duration-words'

it.each([
  [0, '0:00'],
  [7.9, '0:07'],
  [754, '12:34'],
  [3723, '1:02:03'],
  [Number.NaN, '0:00'],
  [Infinity, '0:00'],
  [-1, '0:00'],
])('%d seconds are %s', (seconds, words) => {
  expect(durationWords(seconds)).toBe(words)
})
