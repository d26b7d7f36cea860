import { expect, test } from 'vitest'
import { readWhole, typedWhole } from './whole-number'

test.each([
  ['45', 45],
  ['12,7', 13],
  ['12.4', 12],
  ['12,', 12],
  [',7', 1],
  ['1.200', 1200],
  ['30 min', 30],
  ['0', 0],
  ['', null],
  ['abc', null],
])('%j is %s', (text, whole) => {
  expect(readWhole(text)).toBe(whole)
})

test('a field keeps digits and one decimal sign, so that what follows it is no further digit', () => {
  expect(['1', '12', '12,', '12,7', '12,7a', '12,7,8'].map(typedWhole)).toEqual([
    '1',
    '12',
    '12,',
    '12,7',
    '12,7',
    '12,7',
  ])
})
