import { describe, expect, it } from 'vitest'
import { createSemaphore } from './semaphore'

describe('places', () => {
  it('are so many for a company and so many for all, and free again when given back', () => {
    const places = createSemaphore({ company: 2, process: 3 })
    const first = places.take('a')!
    const second = places.take('a')!
    expect(places.take('a')).toBeUndefined()
    const other = places.take('b')!
    expect(places.take('c')).toBeUndefined()
    first()
    const third = places.take('c')!
    expect(third).toBeDefined()
    expect(places.take('a')).toBeUndefined()
    for (const leave of [second, other, third]) leave()
    expect([places.take('a'), places.take('a'), places.take('b')].every(Boolean)).toBe(true)
  })
})
