import { expect, it, vi } from 'vitest'
import { keepTrying } from './keep-trying'

it('a piece that could not be loaded is asked for again, every five seconds, until it is there', async () => {
  vi.useFakeTimers()
  try {
    let tries = 0
    const piece = keepTrying(() => {
      tries += 1
      return tries < 3 ? Promise.reject(new Error('offline')) : Promise.resolve('piece')
    })
    await vi.advanceTimersByTimeAsync(4999)
    expect(tries).toBe(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(tries).toBe(2)
    await vi.advanceTimersByTimeAsync(5000)
    expect(await piece).toBe('piece')
  } finally {
    vi.useRealTimers()
  }
})
