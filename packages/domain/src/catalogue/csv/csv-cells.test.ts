import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { guardCell, unguardCell } from '../../text'
import { centsOfCell, minutesOfCell, moneyCell } from './csv-cells'

describe('cells that could be formulas', () => {
  test.each([
    ['=1+1', "'=1+1"],
    ['+55', "'+55"],
    ['-7', "'-7"],
    ['@casa', "'@casa"],
    ['\t=1', "'\t=1"],
    ['\r=1', "'\r=1"],
    ["'=1", "''=1"],
    ["'aspas'", "'aspas'"],
    ['X-Bacon', 'X-Bacon'],
    ['', ''],
  ])('%j is written %j', (text, cell) => {
    expect(guardCell(text)).toBe(cell)
  })

  test('no cell is a formula, and every text comes back', () => {
    const texts = fc
      .array(fc.constantFrom("'", '=', '+', '-', '@', '\t', '\r', 'a', ' '))
      .map((signs) => signs.join(''))
    fc.assert(
      fc.property(fc.oneof(texts, fc.string()), (text) => {
        expect(guardCell(text)).not.toMatch(/^[=+\-@\t\r]/)
        expect(unguardCell(guardCell(text))).toBe(text)
      }),
    )
  })
})

describe('money in cells', () => {
  test.each([
    ['12,50', 1250],
    ['12.5', 1250],
    ['12', 1200],
    ['0,05', 5],
    ['R$ 1.234,50', 123_450],
    ['R$\u00A012,50', 1250],
    ['1.234.567,00', null],
    ['999.999,99', 99_999_999],
    ['1000000', null],
    ['1.234', null],
    ['1,234.50', null],
    ['12,505', null],
    ['12,', null],
    ['-1', null],
    ['grátis', null],
    ['1e3', null],
  ])('%j is %s cents', (text, cents) => {
    expect(centsOfCell(text)).toBe(cents)
  })

  test('every amount comes back', () => {
    fc.assert(fc.property(fc.nat(99_999_999), (cents) => centsOfCell(moneyCell(cents)) === cents))
  })
})

test.each([
  ['60', 60],
  ['0', null],
  ['1h', null],
  ['1,5', null],
  ['527041', null],
])('%j is %s minutes', (text, minutes) => {
  expect(minutesOfCell(text)).toBe(minutes)
})
