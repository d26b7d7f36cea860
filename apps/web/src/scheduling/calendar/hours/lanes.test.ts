import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { intoLanes } from './lanes'

const named = (text: string, from: number, to: number) => ({ text, from, to })
const places = (list: ReturnType<typeof intoLanes<ReturnType<typeof named>>>) =>
  Object.fromEntries(list.map(({ text, lane, lanes }) => [text, `${lane} of ${lanes}`]))

test('one after the other take the whole width, one may begin as the other ends', () => {
  expect(places(intoLanes([named('a', 540, 600), named('b', 600, 660)]))).toEqual({
    a: '0 of 1',
    b: '0 of 1',
  })
})

test('what shares a moment stands beside each other, and a freed column is used again', () => {
  const list = [named('long', 540, 720), named('first', 540, 600), named('second', 600, 660)]
  expect(places(intoLanes(list))).toEqual({ long: '0 of 2', first: '1 of 2', second: '1 of 2' })
})

test('a later group does not suffer from an earlier one', () => {
  const list = [named('a', 540, 600), named('b', 550, 610), named('c', 560, 600), named('later', 610, 640)]
  expect(places(intoLanes(list))).toEqual({
    a: '0 of 3',
    b: '1 of 3',
    c: '2 of 3',
    later: '0 of 1',
  })
})

test('nobody covers anybody, and nothing is lost', () => {
  const span = fc
    .tuple(fc.integer({ min: 0, max: 1400 }), fc.integer({ min: 5, max: 300 }))
    .map(([from, lasts]) => ({ from, to: from + lasts }))
  fc.assert(
    fc.property(fc.array(span, { maxLength: 20 }), (list) => {
      const placed = intoLanes(list)
      expect(placed).toHaveLength(list.length)
      for (const [place, one] of placed.entries()) {
        expect(one.lane).toBeLessThan(one.lanes)
        for (const other of placed.slice(place + 1)) {
          if (one.from < other.to && other.from < one.to) {
            expect(other.lane).not.toBe(one.lane)
            expect(other.lanes).toBe(one.lanes)
          }
        }
      }
    }),
  )
})
