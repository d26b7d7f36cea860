import { describe, expect, it } from 'vitest'
import { createSlots } from './slots'

/** Work that goes on until it is told to end. */
function work() {
  let end!: () => void
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  return { end, run: () => ended }
}

/** Everything that can go on without new work being ended. */
const flush = () => new Promise((resolve) => setImmediate(resolve))

describe('the line for decoding', () => {
  it('lets one in at a time, in the order of coming', async () => {
    const slots = createSlots()
    const order: string[] = []
    const first = work()
    const all = ['a', 'b', 'c'].map((owner) =>
      slots.inTurn(owner, async () => {
        order.push(`${owner} begins`)
        if (owner === 'a') await first.run()
        order.push(`${owner} ends`)
      }),
    )
    await flush()
    expect(order).toEqual(['a begins'])
    first.end()
    await Promise.all(all)
    expect(order).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends'])
  })

  it('goes on after work that fails', async () => {
    const slots = createSlots()
    const failed = slots.inTurn('a', () => Promise.reject(new Error('broken')))
    const next = slots.inTurn('a', async () => 'fine')
    await expect(failed).rejects.toThrow('broken')
    expect(await next).toBe('fine')
    expect(await slots.inTurn('a', async () => 'again')).toBe('again')
  })

  it('refuses who comes when the line is full, and one owner before that', async () => {
    const slots = createSlots({ waiting: 3, waitingEach: 2 })
    const first = work()
    const taken = ['a', 'a', 'a'].map((owner) => slots.inTurn(owner, first.run))
    await expect(slots.inTurn('a', first.run)).rejects.toMatchObject({ code: 'UNAVAILABLE' })
    taken.push(slots.inTurn('b', first.run))
    await expect(slots.inTurn('c', first.run)).rejects.toMatchObject({ code: 'UNAVAILABLE' })
    first.end()
    await Promise.all(taken)
    expect(await slots.inTurn('c', async () => 'room again')).toBe('room again')
  })
})
