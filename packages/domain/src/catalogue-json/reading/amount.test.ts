import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { readAmount, writeAmount } from './amount'

test.each([
  [19.99, 1999],
  [0, 0],
  [-0, 0],
  [8.2, 820],
  [1.005, 101],
  [24.904, 2490],
  [0.1 + 0.2, 30],
  [1e-9, 0],
  [999_999.99, 99_999_999],
  ['12,50', 1250],
  ['R$ 12,50', 1250],
  ['r$12,5', 1250],
  ['R$\u00A01.234,56', 123_456],
  ['1,234.56', 123_456],
  ['1.234.567', null],
  ['12.5', 1250],
  ['12,505', null],
  ['0,125', 13],
  ['7', 700],
])('CATAL-16 %j reais are %j cents', (reais, cents) => {
  expect(readAmount(reais)?.cents ?? null).toBe(cents)
})

test.each([
  [-1],
  ['-1'],
  ['1.200'],
  ['1,200'],
  ['grátis'],
  ['12,50 - 15,00'],
  ['1e3'],
  [1e21],
  [1_000_000],
  [Number.NaN],
  [''],
  [true],
  [null],
  ['9'.repeat(1000)],
])('CATAL-16 %j is no price, or may be read two ways', (value) => {
  expect(readAmount(value)).toBeNull()
})

test('W24 every amount is the same cents in every notation', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 99_999_999 }),
      fc.constantFrom('number' as const, 'dot' as const, 'comma' as const, 'brl' as const),
      (cents, notation) => {
        expect(readAmount(writeAmount(cents, notation))).toEqual({ cents, notation })
      },
    ),
  )
})
