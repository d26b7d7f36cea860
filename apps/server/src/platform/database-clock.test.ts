import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../testing/server'
import { createDatabaseClock } from './database-clock'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ env: { BALCAO_ROLE: 'web' } })
})
afterAll(() => server.stop())

it('processes whose machines differ by twenty minutes agree on the time, which is the database’s', async () => {
  const { db } = server.app
  const minutes = (ahead: number) => () => Date.now() + ahead * 60_000
  const clocks = [-10, 10].map((ahead) => createDatabaseClock(db, minutes(ahead)))
  await Promise.all(clocks.map(({ agree }) => agree()))
  const { rows } = await db.app.query<{ now: Date }>('select clock_timestamp() as now')
  for (const { now } of clocks)
    expect(Math.abs(now().getTime() - rows[0]!.now.getTime())).toBeLessThan(60_000)
  for (const { stop } of clocks) stop()
})

it('an answer that does not come leaves the last agreement standing', async () => {
  const { db } = server.app
  let ahead = 600_000
  const clock = createDatabaseClock(db, () => Date.now() + ahead)
  await clock.agree()
  const lost = createDatabaseClock(
    { app: { query: () => Promise.reject(new Error('gone')) } as never },
    () => 5,
  )
  await expect(lost.agree()).rejects.toThrow('gone')
  expect(lost.now()).toEqual(new Date(5))
  ahead = 0
  await clock.agree()
  expect(Math.abs(clock.now().getTime() - Date.now())).toBeLessThan(60_000)
  for (const { stop } of [clock, lost]) stop()
})
