import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatPhone, isValidPhone, normalizePhone, withAreaCode } from './phone'

test.each([
  ['(11) 99999-9999', '11999999999'],
  ['+55 (11) 99999-9999', '11999999999'],
  ['551133334444', '1133334444'],
  ['(55) 99999-9999', '55999999999'],
  ['5533334444', '5533334444'],
  ['092 99123-4567', '92991234567'],
  ['0923333-4444', '9233334444'],
  ['0055 92 99123-4567', '92991234567'],
  ['+55 092 99123-4567', '92991234567'],
  ['', ''],
])('a phone %j is kept as %j', (text, bare) => {
  expect(normalizePhone(text)).toBe(bare)
})

test.each([
  ['1133334444', true],
  ['(11) 99999-9999', true],
  ['+55 11 99999-9999', true],
  ['113333444', false],
  ['119999999999', false],
  ['', false],
  ['onze', false],
])('VALID-09 %j valid: %s', (text, valid) => {
  expect(isValidPhone(text)).toBe(valid)
})

test.each([
  ['', ''],
  ['1', '(1'],
  ['11', '(11'],
  ['119', '(11) 9'],
  ['113333', '(11) 3333'],
  ['1133334', '(11) 3333-4'],
  ['1133334444', '(11) 3333-4444'],
  ['11999998888', '(11) 99999-8888'],
  ['119999988887', '(11) 99999-8888'],
  ['+5511999998888', '(11) 99999-8888'],
  ['559999988887', '(55) 99999-8888'],
  ['+559133334444', '(91) 3333-4444'],
])('VALID-13 %j reads %j', (text, masked) => {
  expect(formatPhone(text)).toBe(masked)
})

test('VALID-10 any text gives at most 15 characters, and masking twice changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0123456789+-() a'), maxLength: 30 }), (text) => {
      const masked = formatPhone(text)
      expect(masked.length).toBeLessThanOrEqual(15)
      expect(formatPhone(masked)).toBe(masked)
    }),
  )
})

test.each([
  ['991234567', '(92) 99123-4567'],
  ['(99) 1234-567', '(92) 99123-4567'],
  ['32345678', '(92) 3234-5678'],
  ['(11) 99123-4567', '(11) 99123-4567'],
  ['(92) 9912-345', '(92) 9912-345'],
  ['(92) 3234-56', '(92) 3234-56'],
  ['81234567', '81234567'],
  ['9912345', '9912345'],
  ['', ''],
])('in Manaus %j is %j', (said, whole) => {
  expect(withAreaCode(said, '92')).toBe(whole)
})
