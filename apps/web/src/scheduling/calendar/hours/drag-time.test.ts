import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { droppedAt, pressedAt } from './drag-time'
import { visibleHours } from './visible-hours'

const hours = { from: 480, to: 1080 }
const of = { hours, height: 600, grid: 30, lasts: 60 }

test.each([
  [0, 480],
  [61, 540],
  [44, 510],
  [46, 540],
  [-300, 480],
  [590, 1020],
  [9999, 1020],
])('dropped with its upper edge at %d px it begins at minute %d', (top, minutes) => {
  expect(droppedAt(top, of)).toBe(minutes)
})

test.each([
  [0, 480],
  [29, 480],
  [30, 510],
  [599, 1050],
  [700, 1050],
])('pressed at %d px means minute %d', (top, minutes) => {
  expect(pressedAt(top, of)).toBe(minutes)
})

test('wherever it is dropped, it begins on the grid and within the shown hours', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -2000, max: 4000 }),
      fc.constantFrom(15, 20, 30, 60),
      fc.integer({ min: 15, max: 600 }),
      (top, grid, lasts) => {
        const minutes = droppedAt(top, { ...of, grid, lasts })
        expect(minutes % grid).toBe(0)
        expect(minutes).toBeGreaterThanOrEqual(hours.from)
        expect(minutes + Math.min(lasts, grid)).toBeLessThanOrEqual(hours.to)
      },
    ),
  )
})

test('the calendar shows what is open or taken, in whole hours', () => {
  expect(visibleHours([])).toEqual({ from: 480, to: 1080 })
  expect(visibleHours([{ from: 555, to: 720 }])).toEqual({ from: 540, to: 720 })
  expect(
    visibleHours([
      { from: 480, to: 1080 },
      { from: 1410, to: 1440 },
    ]),
  ).toEqual({ from: 480, to: 1440 })
  expect(visibleHours([{ from: 20, to: 45 }])).toEqual({ from: 0, to: 60 })
})
