import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatCep, isValidCep, normalizeCep } from './cep'

test.each([
  ['69005-070', true],
  ['69005070', true],
  ['6900507', false],
  ['690050700', false],
  ['', false],
])('VALID-11 %j valid: %s', (text, valid) => {
  expect(isValidCep(text)).toBe(valid)
})

test.each([
  ['', ''],
  ['69005', '69005'],
  ['690050', '69005-0'],
  ['69005070', '69005-070'],
  ['69.005-0709', '69005-070'],
])('VALID-12 VALID-13 %j reads %j', (text, masked) => {
  expect(formatCep(text)).toBe(masked)
})

test('VALID-12 any text gives at most 9 characters and keeps its first eight digits', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0123456789-. x'), maxLength: 20 }), (text) => {
      expect(formatCep(text).length).toBeLessThanOrEqual(9)
      expect(normalizeCep(formatCep(text))).toBe(normalizeCep(text).slice(0, 8))
    }),
  )
})
