import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { axisTicks, centreOf, hasLabel, placeAt, shareOf } from './scale'

describe('an axis', () => {
  test.each([
    [0, [0, 1]],
    [1, [0, 1]],
    [3, [0, 1, 2, 3]],
    [7, [0, 2, 4, 6, 8]],
    [10, [0, 5, 10]],
    [156, [0, 50, 100, 150, 200]],
    [312_040, [0, 100_000, 200_000, 300_000, 400_000]],
  ])('up to %d has the values %j', (max, ticks) => {
    expect(axisTicks(max)).toEqual(ticks)
  })

  test('parts of a whole may be finer than one', () => {
    expect(axisTicks(0.8, { whole: false })).toEqual([0, 0.2, 0.4, 0.6000000000000001, 0.8])
  })

  test('reaches the largest value, with few steps that are alike', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (max) => {
        const ticks = axisTicks(max)
        const step = ticks[1]!
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(max)
        expect(ticks.at(-1)! - step).toBeLessThanOrEqual(Math.max(0, max))
        expect(ticks.length).toBeLessThanOrEqual(5)
        ticks.forEach((tick, place) => expect(tick).toBe(place * step))
      }),
    )
  })
})

describe('places', () => {
  test('the middle of a place lies in it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 366 }), fc.nat(365), (count, pick) => {
        const index = pick % count
        expect(placeAt(centreOf(index, count), count)).toBe(index)
      }),
    )
  })

  test('what is beside the axis belongs to its end', () => {
    expect([placeAt(-0.2, 24), placeAt(1, 24), placeAt(3, 24)]).toEqual([0, 23, 23])
    expect([shareOf(-5, 10), shareOf(15, 10), shareOf(5, 0)]).toEqual([0, 1, 0])
  })

  test('no more labels are written than there is room for', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 366 }), fc.integer({ min: 1, max: 12 }), (count, most) => {
        const written = Array.from({ length: count }, (_, index) => hasLabel(index, count, most))
        expect(written[0]).toBe(true)
        expect(written.filter(Boolean).length).toBeLessThanOrEqual(most)
      }),
    )
  })
})
