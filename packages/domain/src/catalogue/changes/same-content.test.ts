import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { sameContent } from './same-content'

test.each<[unknown, unknown, boolean]>([
  [{ a: 1, b: 2 }, { b: 2, a: 1 }, true],
  [{ a: 1 }, { a: 1, b: undefined }, true],
  [{ a: null }, {}, false],
  [{ a: 1 }, { b: 1 }, false],
  [[1, 2], [2, 1], false],
  [[], {}, false],
  [{ a: [{ b: 1 }] }, { a: [{ b: 1 }] }, true],
  [{ a: [{ b: 1 }] }, { a: [{ b: 2 }] }, false],
  [0, -0, true],
  ['1', 1, false],
  [null, undefined, false],
  [{ constructor: 1 }, {}, false],
])('%j and %j: %s', (one, other, isSame) => {
  expect(sameContent(one, other)).toBe(isSame)
  expect(sameContent(other, one)).toBe(isSame)
})

test('JSON survives its text', () => {
  fc.assert(fc.property(fc.jsonValue(), (value) => sameContent(value, JSON.parse(JSON.stringify(value)))))
})
