import fc from 'fast-check'
import { expect, it } from 'vitest'
import { keepPositions } from './keep-positions'

const rows = (...ids: string[]) => ids.map((id) => ({ id, position: 0 }))
const standing = [
  { id: 'a', position: 10 },
  { id: 'b', position: 20 },
  { id: 'c', position: 35.5 },
]
const positionsOf = (ids: string[]) => keepPositions(rows(...ids), standing).map(({ position }) => position)

it.each([
  ['the same order keeps every place', ['a', 'b', 'c'], [10, 20, 35.5]],
  ['what goes leaves the others where they are', ['a', 'c'], [10, 35.5]],
  ['what comes in between is placed in between', ['a', 'x', 'y', 'c'], [10, 18.5, 27, 35.5]],
  [
    'before the first and after the last there is room',
    ['x', 'y', 'a', 'z', 'c', 'w'],
    [-2038, -1014, 10, 22.75, 35.5, 1059.5],
  ],
  ['another order is a new order for all', ['b', 'a', 'c'], [1024, 2048, 3072]],
  ['new rows alone stand a gap apart', ['x', 'y'], [1024, 2048]],
])('%s', (_title, ids, positions) => {
  expect(positionsOf(ids)).toEqual(positions)
})

it('whatever came, went or moved, the rows stand in the order of the document', () => {
  const ids = fc.shuffledSubarray(['a', 'b', 'c', 'd', 'e', 'f', 'g'])
  fc.assert(
    fc.property(ids, ids, (before, after) => {
      const placed = keepPositions(rows(...before), [])
      const result = keepPositions(rows(...after), placed)
      expect(result.map(({ id }) => id)).toEqual(after)
      const sorted = [...result].sort((one, other) => one.position - other.position)
      expect(sorted.map(({ id }) => id)).toEqual(after)
      expect(new Set(result.map(({ position }) => position)).size).toBe(after.length)
    }),
  )
})

it('where insertions at one place have used up the room, all rows are placed anew', () => {
  let placed = [
    { id: 'a', position: 1 },
    { id: 'z', position: 2 },
  ]
  for (let n = 0; n < 200; n++) {
    const [first, ...rest] = placed
    placed = keepPositions([first!, { id: `${n}`, position: 0 }, ...rest], placed)
    expect(new Set(placed.map(({ position }) => position)).size).toBe(n + 3)
  }
})
