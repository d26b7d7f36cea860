import { expect, test } from 'vitest'
import { singleLine, visibleText } from './visible-text'

test.each([
  ['Ana\nPAGO', 'Ana PAGO'],
  ['Rua A, 1\r\n   TOTAL  R$ 0,00', 'Rua A, 1 TOTAL  R$ 0,00'],
  ['a\tb\u001B@c\u2028d\u0085e', 'a b @c d e'],
  ['\u202Eoga\u202C \u200BPix\uFEFF\u2066', 'oga Pix'],
  ['Família 👨‍👩‍👧 da Ana ❤️‍🔥 👩🏽‍🍳', 'Família 👨‍👩‍👧 da Ana ❤️‍🔥 👩🏽‍🍳'],
  ['A\u200Dna', 'Ana'],
  ['José da Conceição', 'José da Conceição'],
])('%j is the line %j', (typed, line) => {
  expect(singleLine(typed)).toBe(line)
})

test('a text of several lines keeps its line breaks, and nothing else that is not seen', () => {
  expect(visibleText('sem cebola\r\nbem passado\u202E\u0007\u2028com gelo')).toBe(
    'sem cebola\nbem passado\ncom gelo',
  )
})
