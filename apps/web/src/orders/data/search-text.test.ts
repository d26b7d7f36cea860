import { expect, test } from 'vitest'
import { isFound, searchPattern, searchTerm } from './search-text'
import { buildOrder } from '../testing/build-order'

test.each([
  ['  José  da Silva ', 'jose da silva'],
  ['AÇÃO', 'acao'],
  ['#12', '#12'],
  ['# 012', '#12'],
  ['12', '12'],
  ['(92) 99123-4567', '92991234567'],
  ['+55 92', '5592'],
  ['Rua 7', 'rua 7'],
  ['   ', ''],
  ['#', '#'],
])('ORD-03 %j is searched as %j', (typed, term) => {
  expect(searchTerm(typed)).toBe(term)
})

test.each([
  ['ana', '*ana*'],
  ['#12', '12 *'],
  ['50%', '*50\\%*'],
  ['a_b', '*a\\_b*'],
  ['a*b', '*a_b*'],
  ['a\\b', '*a\\\\b*'],
])('what would be a wildcard in %j is taken literally', (term, pattern) => {
  expect(searchPattern(term)).toBe(pattern)
})

test.each([
  ['name', 'ana', true],
  ['part of a phone', '99123', true],
  ['number', '#12', true],
  ['digits of the number', '12', true],
  ['neighbourhood', 'centro', true],
  ['street without accents', 'rua das flores', true],
  ['id', '7b6f6f0e', true],
  ['nothing', '', true],
  ['somebody else', 'bruno', false],
  ['an item', 'x-bacon', false],
  ['a number that only begins like it', '#1', false],
  ['a number that only is in the phone', '#99', false],
])('ORD-03 an order is found by %s', (_, term, found) => {
  expect(isFound(buildOrder(), term)).toBe(found)
})
