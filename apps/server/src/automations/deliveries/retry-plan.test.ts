import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isGivenUp, retryAt } from './retry-plan'

const now = new Date('2026-11-22T12:00:00Z')
const seconds = (at: Date | null) => at && (at.getTime() - now.getTime()) / 1000

describe('a delivery that failed', () => {
  it.each([
    [1, 5],
    [2, 60],
    [3, 300],
    [4, 1800],
    [5, 7200],
    [6, 21_600],
    [7, 43_200],
    [8, 86_400],
  ])('for the %ith time is tried again after %i seconds, a tenth sooner or later', (tries, pause) => {
    expect(seconds(retryAt(tries, now, 0.5))).toBeCloseTo(pause, 2)
    expect(seconds(retryAt(tries, now, 0))).toBeCloseTo(pause * 0.9, 2)
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (random) => {
        const after = seconds(retryAt(tries, now, random))!
        expect(after).toBeGreaterThanOrEqual(pause * 0.9 - 0.001)
        expect(after).toBeLessThanOrEqual(pause * 1.1 + 0.001)
      }),
    )
  })

  it('for the ninth time is given up', () => {
    expect(retryAt(9, now, 0.5)).toBeNull()
  })
})

describe('an endpoint', () => {
  it('is given up after five days without one success, and not a moment before', () => {
    const fiveDays = 5 * 86_400_000
    expect(isGivenUp(new Date(now.getTime() - fiveDays + 1), now)).toBe(false)
    expect(isGivenUp(new Date(now.getTime() - fiveDays), now)).toBe(true)
  })
})
