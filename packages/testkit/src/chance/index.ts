import fc from 'fast-check'

/** What fast-check tries of a property that says nothing else. */
const USUAL = 100

interface Chance {
  /** As the exported `runs`. */
  runs: (all: number, usual?: number) => number
  /** For fast-check's `configureGlobal`. */
  settings: { numRuns: number; seed: number }
}

/**
 * How chance is bounded: `BALCAO_EXPLORE=true` tries the full numbers; `BALCAO_SEED` is the number from which every
 * property draws its cases (1 when it is not said), or `random` for new ones each time.
 * @throws Error when `BALCAO_SEED` is neither a whole number nor `random`.
 */
export function chanceFrom(env: Record<string, string | undefined>): Chance {
  const runs: Chance['runs'] = (all, usual = Math.min(all, Math.max(50, Math.ceil(all / 10)))) =>
    env.BALCAO_EXPLORE === 'true' ? all : usual
  const said = env.BALCAO_SEED ?? '1'
  if (said !== 'random' && !/^-?\d+$/.test(said)) {
    throw new Error(`BALCAO_SEED is "${said}": say a whole number, or random`)
  }
  const seed = said === 'random' ? Math.floor(Math.random() * 2 ** 31) : Number(said)
  return { runs, settings: { numRuns: runs(USUAL), seed } }
}

/** The rules of the domain are compiled without Node's types. */
declare const process: { env: Record<string, string | undefined> }

const chance = chanceFrom(process.env)

/**
 * How many cases a property tries, rounds a race has, or turns a walk: `all` with `npm run explore`; otherwise `usual`,
 * which is a tenth of it but not less than fifty where nothing else is said.
 */
export const { runs } = chance

/** From which everything that throws dice begins in this run: a failure should name it. */
export const { seed } = chance.settings

/** Dice that fall the same way for the same seed (mulberry32): each throw answers from 0 to below `sides`. */
export function dice(from: number): (sides: number) => number {
  let state = from
  return (sides) => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * sides)
  }
}

/** Tells fast-check how this run draws its cases: for the setup of the test runner. */
export function boundChance(): void {
  fc.configureGlobal(chance.settings)
}
