import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inOneWindow } from './testing/in-one-window'
import { startTestServer, type TestServer } from '../../testing/server'
import { createLimits } from './limits'
import { rememberRefusals } from './remember-refusals'

let server: TestServer
let now = Date.parse('2026-11-23T12:00:00Z')
const clock = () => new Date(now)

beforeAll(async () => {
  server = await startTestServer({ env: { BALCAO_ROLE: 'web' } })
})
afterAll(() => server.stop())

const process = () => createLimits(server.app.db, 1, clock)

/** How many connections `work` took from the pool: each statement of a limit takes one. */
async function connectionsOf(work: () => Promise<unknown>): Promise<number> {
  let taken = 0
  const count = () => taken++
  server.app.db.app.on('acquire', count)
  await work()
  server.app.db.app.off('acquire', count)
  return taken
}

const inTurn = async (times: number, work: () => Promise<unknown>) => {
  for (let n = 0; n < times; n++) await work()
}

describe('a refusal', () => {
  it(
    'is repeated from memory until its window ends, then the database is asked again',
    inOneWindow(async () => {
      const limits = process()
      const hit = () => limits.hit('lead', { network: '203.0.113.1' })
      expect(await connectionsOf(() => inTurn(10, hit))).toBe(10)
      const wait = await hit()
      expect(wait).toBeGreaterThan(0)
      expect(await connectionsOf(() => inTurn(500, hit))).toBe(0)
      now += (wait - 1) * 1000
      expect(await hit()).toBe(1)
      await server.app.db.owner.query('delete from request_counts')
      expect(await hit()).toBe(1)
      now += 1000
      expect(await hit()).toBe(0)
    }),
  )

  it(
    'is learnt by each process from its own first one',
    inOneWindow(async () => {
      const [one, other] = [process(), process()]
      const network = '203.0.113.2'
      await inTurn(10, () => one.hit('lead', { network }))
      const hit = () => other.hit('lead', { network })
      expect(await connectionsOf(async () => expect(await hit()).toBeGreaterThan(0))).toBe(1)
      expect(await connectionsOf(() => inTurn(50, hit))).toBe(0)
      expect(await other.hit('lead', { network: '203.0.113.3' })).toBe(0)
    }),
  )

  it(
    'of a company is told before its network is counted',
    inOneWindow(async () => {
      const limits = process()
      await inTurn(6, () => limits.hit('sendCode', { company: 'x' }))
      const both = () => limits.hit('sendCode', { network: '203.0.113.4', company: 'x' })
      expect(await connectionsOf(() => inTurn(50, both))).toBe(0)
      expect(await limits.hit('sendCode', { network: '203.0.113.4' })).toBe(0)
    }),
  )
})

describe('a crowd', () => {
  it(
    'is counted to the last one, from wherever it comes, by a statement for all who wait',
    inOneWindow(async () => {
      const limits = process()
      const crowd = Array.from({ length: 300 }, (_, n) => `203.0.113.${10 + (n % 15)}`)
      const waits: number[] = []
      const taken = await connectionsOf(async () => {
        waits.push(...(await Promise.all(crowd.map((network) => limits.hit('lead', { network })))))
      })
      expect(waits.filter((wait) => wait === 0)).toHaveLength(15 * 10)
      expect(taken).toBe(2)
    }),
  )
})

describe('what is remembered', () => {
  it('is bounded: the first goes when one too many comes', () => {
    const refusals = rememberRefusals(clock, 3)
    for (const key of ['a', 'b', 'c', 'a', 'd']) refusals.remember(key, 60)
    expect(['a', 'b', 'c', 'd'].map(refusals.waitOf)).toEqual([60, 0, 60, 60])
  })

  it('is forgotten when the clock is set back', () => {
    const refusals = rememberRefusals(clock)
    refusals.remember('a', 60)
    now -= 3_600_000
    expect(refusals.waitOf('a')).toBe(0)
  })
})
