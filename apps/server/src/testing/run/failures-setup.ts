import { afterEach, beforeAll } from 'vitest'
import { failures } from './failures'

beforeAll(() => {
  failures.ofThisFile = false
})
afterEach(({ task }) => {
  if (task.result?.state === 'fail') failures.ofThisFile = true
})
