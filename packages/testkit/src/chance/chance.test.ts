import fc from 'fast-check'
import { expect, it } from 'vitest'
import { chanceFrom, dice, runs, seed } from './index'

/** What a property is tried with. */
function tried(settings: { numRuns: number; seed: number }): string[] {
  const seen: string[] = []
  fc.assert(
    fc.property(fc.string(), (text) => void seen.push(text)),
    settings,
  )
  return seen
}

it('tests try a tenth of the cases, at least fifty where there are so many, and the same ones each time', () => {
  const { runs: cases, settings } = chanceFrom({})
  expect([20, 60, 500, 501, 10_000].map((all) => cases(all))).toEqual([20, 50, 50, 51, 1000])
  expect(cases(60_000, 12)).toBe(12)
  expect(tried(settings)).toHaveLength(50)
  expect(tried(settings)).toEqual(tried(settings))
  expect(tried(chanceFrom({ BALCAO_SEED: '2' }).settings)).not.toEqual(tried(settings))
})

it('who explores tries them all, and others each time', () => {
  const { runs: cases, settings } = chanceFrom({ BALCAO_EXPLORE: 'true', BALCAO_SEED: 'random' })
  expect([cases(20), cases(10_000), cases(60_000, 12)]).toEqual([20, 10_000, 60_000])
  expect(settings.numRuns).toBe(100)
  expect(chanceFrom({ BALCAO_SEED: 'random' }).settings.seed).not.toBe(settings.seed)
})

it('this run is bounded by what its environment says', () => {
  expect(fc.readConfigureGlobal()).toMatchObject({ numRuns: runs(100), seed })
})

it('dice fall the same way for the same seed, on each of their sides', () => {
  const thrown = (from: number) =>
    Array.from(
      { length: 200 },
      (
        (roll) => () =>
          roll(6)
      )(dice(from)),
    )
  expect(thrown(7)).toEqual(thrown(7))
  expect(thrown(7)).not.toEqual(thrown(8))
  expect(new Set(thrown(7))).toEqual(new Set([0, 1, 2, 3, 4, 5]))
})

it('a seed that is none is refused', () => {
  expect(() => chanceFrom({ BALCAO_SEED: 'six' })).toThrow('BALCAO_SEED is "six"')
})
