import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isTooLate, LOOK_AFTER_MS, retryAfter } from './send-pace'

describe('the pause after a send that did not go out', () => {
  it.each([
    [1, 2_000],
    [2, 4_000],
    [3, 8_000],
    [5, 32_000],
    [6, 45_000],
    [1_000, 45_000],
  ])('is, after attempt %i, %i ms and up to a fifth more', (attempts, pause) => {
    expect(retryAfter(attempts, null, 0)).toBe(pause)
    expect(retryAfter(attempts, null, 1)).toBeCloseTo(pause * 1.2)
  })

  it('never is shorter than the gateway asks for, nor than two seconds', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100 }),
        fc.nat(3_600_000),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (attempts, asked, random) => {
          const pause = retryAfter(attempts, asked, random)
          expect(pause).toBeGreaterThanOrEqual(Math.max(asked, 2_000))
          expect(pause).toBeLessThanOrEqual(Math.max(asked, 54_000))
        },
      ),
    )
  })
})

it('a lost send is looked for after 5, 15 and 60 seconds', () => {
  const times = LOOK_AFTER_MS.map((_, n) =>
    LOOK_AFTER_MS.slice(0, n + 1).reduce<number>((sum, ms) => sum + ms, 0),
  )
  expect(times).toEqual([5_000, 15_000, 60_000])
})

it.each([
  ['person', 24 * 60],
  ['system', 24 * 60],
  ['bot', 30],
] as const)('what the %s queued is given up after %i minutes', (author, minutes) => {
  const now = new Date('2026-11-20T12:00:00Z')
  const ago = (more: number) => new Date(now.getTime() - minutes * 60_000 - more)
  expect(isTooLate(author, ago(0), now)).toBe(false)
  expect(isTooLate(author, ago(1), now)).toBe(true)
})
