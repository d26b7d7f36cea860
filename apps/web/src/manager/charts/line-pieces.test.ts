import { expect, test } from 'vitest'
import { areaOf, linePieces, pointsOf } from './line-pieces'

test('a line is interrupted where nothing is known', () => {
  const pieces = linePieces([0, 10, null, 5], 10)
  expect(pieces.map(pointsOf)).toEqual(['12.5,100 37.5,0', '87.5,50'])
})

test('the area below a line stands on the ground', () => {
  expect(linePieces([5, 10], 10).map(areaOf)).toEqual(['25,100 25,50 75,0 75,100'])
  expect(areaOf([])).toBe('')
})
