import { expect, it } from 'vitest'
import { sql } from '../../platform/database/sql'
import { createLog } from '../../platform/log'
import { givenCompany } from '../../testing/builders'
import { givenOrder } from '../../testing/orders'
import { startTestServer } from '../../testing/server'
import { givenStation } from '../testing/counter'

it('a server that stops waits for what it does for a program that is gone already', async () => {
  const logged: string[] = []
  const log = createLog('error', { write: (line) => void logged.push(line) })
  const server = await startTestServer({ log })
  const { db } = server.app
  const company = await givenCompany(server, { imprimeAuto: true })
  const station = await givenStation(server, company)
  await givenOrder(server, company)
  const leaving = new AbortController()
  const stopped = await db.asOperator(async (tx) => {
    await tx.execute(sql`lock table print_jobs in access exclusive mode`)
    const asked = fetch(`${server.url}/api/printing/stations/${station.id}/claim`, {
      method: 'POST',
      headers: { authorization: `Bearer ${station.key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ limit: 1, wait: 20 }),
      signal: leaving.signal,
    }).catch(() => undefined)
    await expect.poll(waitingForLock).toBe(true)
    leaving.abort()
    await asked
    return { whenDone: server.stop() }
  })
  await stopped.whenDone
  expect(logged).toEqual([])

  async function waitingForLock() {
    const { rows } = await db.owner.query<{ waits: boolean }>(
      `select exists (select from pg_locks where relation = 'print_jobs'::regclass and not granted) as waits`,
    )
    return rows[0]!.waits
  }
})
