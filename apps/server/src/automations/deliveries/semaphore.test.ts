import { describe, expect, it } from 'vitest'
import { createSemaphore } from './semaphore'

describe('the semaphore', () => {
  it('are so many for a company and so many for all, and free again when given back', () => {
    const semaphore = createSemaphore({ company: 2, process: 3 })
    const first = semaphore.take('a')!
    const second = semaphore.take('a')!
    expect(semaphore.take('a')).toBeUndefined()
    const other = semaphore.take('b')!
    expect(semaphore.take('c')).toBeUndefined()
    first()
    const third = semaphore.take('c')!
    expect(third).toBeDefined()
    expect(semaphore.take('a')).toBeUndefined()
    for (const release of [second, other, third]) release()
    expect([semaphore.take('a'), semaphore.take('a'), semaphore.take('b')].every(Boolean)).toBe(true)
  })
})
