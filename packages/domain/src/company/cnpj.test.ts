import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '@balcao/testkit/chance'
import { formatCnpj, isValidCnpj, normalizeCnpj, SPECIAL_CNPJ } from './cnpj'

const alphabet = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const base = fc.string({ unit: fc.constantFrom(...alphabet), minLength: 12, maxLength: 12 })
const lettered = base.filter((text) => /[A-Z]/.test(text))

describe('normalizeCnpj', () => {
  test.each([
    ['12.345.678/0001-95', '12345678000195'],
    [' 12.abc.345/01de-35 ', '12ABC34501DE35'],
    ['ſß', ''],
    ['', ''],
  ])('VALID-01 %j becomes %j', (text, bare) => {
    expect(normalizeCnpj(text)).toBe(bare)
  })
})

describe('isValidCnpj', () => {
  test.each([
    '12.ABC.345/01DE-35',
    'AA.345.678/0001-14',
    'AA.345.678/000A-29',
    '12.345.678/000A-08',
    '12.345.678/0001-95',
    'Q0.SLF.MBD/7VX4-39',
    'q0slfmbd7vx439',
    '11222333000181',
  ])('VALID-04 %s is valid', (cnpj) => {
    expect(isValidCnpj(cnpj)).toBe(true)
  })

  test.each([
    ['VALID-02 is one short', '1234567800019'],
    ['VALID-02 is one long', '123456780001955'],
    ['VALID-02 is empty', ''],
    ['VALID-04 has a wrong first check digit', '12345678000185'],
    ['VALID-04 has a wrong second check digit', '12345678000196'],
    ['VALID-04 has letters for check digits', '12ABC34501DE3A'],
    ['VALID-04 has two places swapped', '21345678000195'],
  ])('%s: invalid', (_, cnpj) => {
    expect(isValidCnpj(cnpj)).toBe(false)
  })

  test.each([...'0123456789'])('VALID-03 fourteen times %s is invalid', (digit) => {
    expect(isValidCnpj(digit.repeat(14))).toBe(false)
  })

  test('VALID-05 the special number is accepted, but not where accounts come into being', () => {
    expect(isValidCnpj('99.999.999/0001-99')).toBe(true)
    expect(isValidCnpj(SPECIAL_CNPJ, { demo: true })).toBe(true)
    expect(isValidCnpj(SPECIAL_CNPJ, { demo: false })).toBe(false)
    expect(isValidCnpj('12345678000195', { demo: false })).toBe(true)
  })

  test('VALID-04 exactly one pair of check digits fits each base', () => {
    fc.assert(
      fc.property(lettered, (text) => {
        const pairs = Array.from({ length: 100 }, (_, pair) => `${text}${String(pair).padStart(2, '0')}`)
        expect(pairs.filter((cnpj) => isValidCnpj(cnpj))).toHaveLength(1)
      }),
      { numRuns: runs(300, 30) },
    )
  })
})

describe('formatCnpj', () => {
  test.each([
    ['', ''],
    ['1', '1'],
    ['12', '12'],
    ['123', '12.3'],
    ['12abc3', '12.ABC.3'],
    ['12ABC345', '12.ABC.345'],
    ['12ABC3450', '12.ABC.345/0'],
    ['12ABC34501DE3', '12.ABC.345/01DE-3'],
    ['12ABC34501DE35', '12.ABC.345/01DE-35'],
    ['12ABC34501DEX3Y5Z9', '12.ABC.345/01DE-35'],
    ['12.345.678/0001-95999', '12.345.678/0001-95'],
  ])('VALID-06 VALID-13 %j reads %j', (text, masked) => {
    expect(formatCnpj(text)).toBe(masked)
  })

  test('VALID-06 any text gives at most 18 characters, and masking twice changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 40 }), (text) => {
        const masked = formatCnpj(text)
        expect(masked.length).toBeLessThanOrEqual(18)
        expect(formatCnpj(masked)).toBe(masked)
        expect(masked).toMatch(/^[0-9A-Z./-]*$/)
      }),
    )
  })

  test('VALID-06 every digit is kept', () => {
    fc.assert(
      fc.property(base, (text) => {
        expect(normalizeCnpj(formatCnpj(`${text}07`))).toBe(`${text}07`)
      }),
    )
  })
})
