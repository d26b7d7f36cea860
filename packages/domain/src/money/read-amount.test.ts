import { expect, test } from 'vitest'
import { readAmount } from './read-amount'

test.each([
  ['59.90', 59.9],
  ['59,90', 59.9],
  ['59,9', 59.9],
  ['59', 59],
  ['R$ 1.234,56', 1234.56],
  ['1,234.56', 1234.56],
  [' R$\u00A059,90 ', 59.9],
  ['1.234', null],
  ['59.901', null],
  ['-5', null],
  ['1e3', null],
  ['cinquenta', null],
  ['', null],
])('%j is %s', (text, reais) => {
  expect(readAmount(text)).toBe(reais)
})
