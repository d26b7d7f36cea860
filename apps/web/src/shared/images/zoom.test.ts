import { expect, it } from 'vitest'
import { zoomBy } from './zoom'

it('IMG-13 IMG-14 goes from 0.5 to 3 in steps of 0.25 and stops at both ends', () => {
  const seen: number[] = []
  let zoom = 0.5
  for (let step = 0; step < 12; step++) {
    seen.push(zoom)
    zoom = zoomBy(zoom, 1)
  }
  expect(seen).toEqual([0.5, 0.75, 1, 1.25, 1.5, 1.75, 2, 2.25, 2.5, 2.75, 3, 3])
  for (let step = 0; step < 20; step++) zoom = zoomBy(zoom, -1)
  expect(zoom).toBe(0.5)
})
