import { expect, test } from 'vitest'
import { runs } from '@balcao/testkit/chance'
import { walk } from '../testing/walk'

const CUSTOMERS = runs(200, 6)
const TURNS_EACH = runs(500, 50)

test('whatever a customer says, what is placed is what they last said yes to', () => {
  const walks = Array.from({ length: CUSTOMERS }, (_, seed) => walk(seed, TURNS_EACH))
  expect(walks.flatMap(({ faults }) => faults)).toEqual([])
  expect(walks.reduce((sum, { placed }) => sum + placed, 0)).toBeGreaterThan(CUSTOMERS)
})
