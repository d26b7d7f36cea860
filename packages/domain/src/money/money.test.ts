import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fromCents, toCents } from './cents'
import { centsFromDigits, formatCentsInput } from './cents-input'
import { formatAmount, formatBrl } from './format-brl'

const amounts = fc.integer({ min: 0, max: 99_999_999 })

describe('cents', () => {
  test.each([
    [0, 0],
    [-0, 0],
    [0.05, 5],
    [1.005e2, 10050],
    [8.2, 820],
    [19.99, 1999],
    [1.1, 110],
    [0.1 + 0.2, 30],
    [999_999.99, 99_999_999],
  ])('%d reais are %d cents', (reais, cents) => {
    expect(toCents(reais)).toBe(cents)
  })

  test.each([0.001, 1.005, 24.905, Number.NaN, Infinity, 1e300, -0.01])('%d is no amount', (reais) => {
    expect(() => toCents(reais)).toThrow(RangeError)
  })

  test('a negative amount is taken only where it is asked for', () => {
    expect(toCents(-5.5, { negative: true })).toBe(-550)
    expect(() => toCents(-5.555, { negative: true })).toThrow(RangeError)
  })

  test.each([0.5, Number.NaN, 2 ** 53])('%d are no cents', (cents) => {
    expect(() => fromCents(cents)).toThrow(RangeError)
  })

  test('every amount survives the way to reais, through JSON, and back', () => {
    fc.assert(
      fc.property(amounts, (cents) => toCents(JSON.parse(JSON.stringify(fromCents(cents)))) === cents),
    )
  })
})

describe('formatting', () => {
  test.each([
    [0, 'R$\u00A00,00'],
    [5, 'R$\u00A00,05'],
    [123_450, 'R$\u00A01.234,50'],
    [99_999_999, 'R$\u00A0999.999,99'],
    [-500, '-R$\u00A05,00'],
  ])('ORD-39 CONST-06 %d cents read %j', (cents, words) => {
    expect(formatBrl(cents)).toBe(words)
  })

  test('ORD-39 a figure alone has the same separators', () => {
    expect(formatAmount(123_450)).toBe('1.234,50')
    expect(() => formatBrl(1.5)).toThrow(RangeError)
  })
})

describe('typed digits', () => {
  test.each([
    ['500', 500],
    ['50', 50],
    ['5', 5],
    ['R$ 1.234,50', 123_450],
    ['0', 0],
    ['', null],
    ['abc', null],
    ['123456789', 12_345_678],
    ['00000000123', 123],
  ])('%j are %s cents', (text, cents) => {
    expect(centsFromDigits(text)).toBe(cents)
  })

  test.each([
    ['', ''],
    ['5', '0,05'],
    ['0,055', '0,55'],
    ['123456', '1.234,56'],
    ['0', '0,00'],
    ['0,0', ''],
    ['1.234,5', '123,45'],
  ])('a field with %j shows %j', (text, shown) => {
    expect(formatCentsInput(text)).toBe(shown)
  })

  test('what a field shows means what was typed', () => {
    fc.assert(
      fc.property(amounts, (cents) => {
        expect(centsFromDigits(formatAmount(cents))).toBe(cents)
        expect(formatCentsInput(formatAmount(cents))).toBe(formatAmount(cents))
      }),
    )
  })
})
