import { describe, expect, it } from 'vitest'
import { createEventWatch, EVENT_WAIT_MS } from './event-watch'

function watch(after: 'synced' | 'failed' | 'pending' | 'away' = 'pending') {
  const waits: number[] = []
  let pass = () => {}
  const time = new Promise<void>((resolve) => {
    pass = resolve
  })
  const events = createEventWatch({
    wait(ms) {
      waits.push(ms)
      return time
    },
    readAgain: async (id) => {
      if (after === 'away') throw new Error('away')
      return { id, google: after }
    },
  })
  return { events, waits, pass: () => pass() }
}
const saved = { id: 'a', google: 'pending' } as const

describe('the event of a new appointment', () => {
  it('SCHD-18 is there when the live event says so, not before', async () => {
    const { events, waits } = watch()
    let outcome: string | undefined
    const told = events.outcomeOf(saved).then((known) => {
      outcome = known
    })
    events.receive({ id: 'another', google: 'synced' })
    events.receive({ id: 'a', google: 'pending' })
    await Promise.resolve()
    expect(outcome).toBeUndefined()
    events.receive({ id: 'a', google: 'synced' })
    await told
    expect(outcome).toBe('created')
    expect(waits).toEqual([EVENT_WAIT_MS])
  })

  it('SCHD-18 is there although the word of it came before the answer to the save', async () => {
    const { events } = watch()
    events.receive({ id: 'a', google: 'synced' })
    expect(await events.outcomeOf(saved)).toBe('created')
    expect(await events.outcomeOf({ id: 'b', google: 'synced' })).toBe('created')
  })

  it('SCHD-17 was refused by Google', async () => {
    const { events } = watch()
    const outcome = events.outcomeOf(saved)
    events.receive({ id: 'a', google: 'failed' })
    expect(await outcome).toBe('failed')
  })

  it.each([
    ['pending', 'late'],
    ['away', 'late'],
    ['synced', 'created'],
    ['failed', 'failed'],
  ] as const)('when 15 seconds are over the server is asked: %s is %s', async (after, expected) => {
    const { events, pass } = watch(after)
    const outcome = events.outcomeOf(saved)
    pass()
    expect(await outcome).toBe(expected)
    expect(EVENT_WAIT_MS).toBe(15_000)
  })

  it('SCHD-17 a state that was overtaken does not count', async () => {
    const { events, pass } = watch()
    events.receive({ id: 'a', google: 'failed' })
    events.receive({ id: 'a', google: 'pending' })
    const outcome = events.outcomeOf(saved)
    pass()
    expect(await outcome).toBe('late')
  })
})
