import { expect, test } from 'vitest'
import { runs } from '@balcao/testkit/chance'
import { saidBy } from '.'

const DRAWS = runs(1_400, 50)
/** A handful of draws may fall so much worse than many. */
const FEW = 2

/** Of each way of making messages: the least share that is exact, and the most that is wrong, in hundred. */
const ways: readonly (readonly [way: string, exact: number, wrong: number])[] = [
  ['typed otherwise', 95, 4],
  ['in other words', 96, 3],
  ['orders put plainly', 90, 5],
  ['orders by chance', 90, 3],
  ['changes by chance', 95, 4],
]

test.each(ways)(
  'messages that are put together by chance are read as what they say: %s',
  (way, exact, wrong) => {
    const counts = saidBy(way, DRAWS, 7)
    const ofAll = (share: number) => (counts.all * share) / 100
    expect(counts.all, way).toBeGreaterThan(DRAWS / 6)
    expect(counts.all - counts.exact, way).toBeLessThan(ofAll(100 - exact) + FEW)
    expect(counts.wrong + counts.money, way).toBeLessThan(ofAll(wrong) + FEW)
  },
)
