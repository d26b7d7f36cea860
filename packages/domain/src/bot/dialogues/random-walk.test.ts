import { expect, test } from 'vitest'
import { walk } from '../testing/walk'

const CUSTOMERS = 10
const TURNS_EACH = 100

test('whatever a customer says, what is placed is what they last said yes to', { timeout: 120_000 }, () => {
  const walks = Array.from({ length: CUSTOMERS }, (_, seed) => walk(seed, TURNS_EACH))
  expect(walks.flatMap(({ faults }) => faults)).toEqual([])
  expect(walks.reduce((sum, { placed }) => sum + placed, 0)).toBeGreaterThan(CUSTOMERS)
})
