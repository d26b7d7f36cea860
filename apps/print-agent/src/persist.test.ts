import { describe, expect, it } from 'vitest'
import { persist } from './persist'
import { LeaseLost, ServerAway } from './station-api'

const pauses = { firstRetry: 1, longestRetry: 4 }

describe('persist', () => {
  it('goes on until the server is back', async () => {
    let tries = 0
    const work = async () => {
      if (++tries < 6) throw new ServerAway()
      return 'done'
    }
    expect(await persist(work, { ...pauses, giveUp: new AbortController().signal })).toBe('done')
    expect(tries).toBe(6)
  })

  it('passes on at once what waiting does not mend', async () => {
    let tries = 0
    const work = async () => {
      tries++
      throw new LeaseLost()
    }
    await expect(persist(work, { ...pauses, giveUp: new AbortController().signal })).rejects.toThrow(
      LeaseLost,
    )
    expect(tries).toBe(1)
  })

  it('gives up when it is told to, in the middle of a pause too', async () => {
    const giveUp = new AbortController()
    const persisting = persist(
      async () => {
        queueMicrotask(() => giveUp.abort())
        throw new ServerAway()
      },
      { firstRetry: 60_000, longestRetry: 60_000, giveUp: giveUp.signal },
    )
    await expect(persisting).rejects.toThrow(ServerAway)
  })
})
