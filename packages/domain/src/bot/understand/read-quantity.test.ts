import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readQuantity } from './read-quantity'

describe('readQuantity', () => {
  test.each([
    ['1', 1],
    ['2', 2],
    ['99', 99],
    ['02', 2],
    [' 3 ', 3],
    ['dois', 2],
    ['duas', 2],
    ['Duas!', 2],
    ['uma', 1],
    ['um', 1],
    ['três', 3],
    ['TRES', 3],
    ['2x', 2],
    ['x2', 2],
    ['2 x', 2],
    ['X 3', 3],
    ['meia dúzia', 6],
    ['uma dúzia', 12],
    ['dúzia', 12],
    ['duas dúzias', 24],
    ['uma dúzia e meia', 18],
    ['2️⃣', 2],
    ['1️⃣0️⃣', 10],
    ['🔟', 10],
    ['vinte e uma', 21],
    ['noventa e nove', 99],
    ['quinze', 15],
    ['um par', 2],
    ['quero 3 por favor', 3],
    ['me vê duas', 2],
    ['só uma', 1],
    ['3 unidades', 3],
    ['2 un', 2],
    ['pode ser 4', 4],
    ['4 mesmo', 4],
    ['2.', 2],
    ['2 👍', 2],
    ['são 5', 5],
    ['vou querer 2', 2],
    ['0', null],
    ['zero', null],
    ['-1', null],
    ['100', null],
    ['1000', null],
    ['cem', null],
    ['muitos', null],
    ['', null],
    ['meia', null],
    ['1,5', null],
    ['2.5', null],
    ['1/2', null],
    ['2+1', null],
    ['½', null],
    ['2 ou 3', null],
    ['um ou dois', null],
    ['2 pizzas', null],
    ['R$ 2', null],
    ['10%', null],
    ['19:30', null],
    ['sim', null],
    ['quero', null],
    ['mais', null],
    ['99999999999999999999', null],
    ['2 e 1', null],
  ])('%j is %j', (text, quantity) => {
    expect(readQuantity(text)).toBe(quantity)
  })

  test('every number from 1 to 99 in figures is itself, and nothing else is ever answered', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99 }), (count) => {
        expect(readQuantity(`${count}x`)).toBe(count)
      }),
    )
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
        const count = readQuantity(text)
        expect(count === null || (Number.isInteger(count) && count >= 1 && count <= 99)).toBe(true)
      }),
    )
  })
})
