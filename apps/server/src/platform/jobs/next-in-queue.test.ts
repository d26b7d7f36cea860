import { afterAll, beforeAll, expect, it } from 'vitest'
import { givenCompany, type TestCompany } from '../../testing/builders'
import { startTestServer, type TestServer } from '../../testing/server'
import { createLog } from '../log'
import { startJobWorker, type JobWorker } from './job-worker'
import { enqueue } from './jobs'

let server: TestServer
let company: TestCompany
let worker: JobWorker
const ran: number[] = []

beforeAll(async () => {
  server = await startTestServer({ env: { BALCAO_ROLE: 'web' } })
  company = await givenCompany(server)
  worker = await startJobWorker({
    db: server.app.db,
    log: createLog('silent'),
    jobs: [
      {
        name: 'test:note',
        work: 'customer',
        run: async (payload) => void ran.push((payload as { number: number }).number),
      },
    ],
    crons: [],
    // Nobody looks by the clock: what runs was called.
    pollMs: 3_600_000,
  })
})
afterAll(async () => {
  await worker.stop()
  await server.stop()
})

it('what stands behind a job in its queue runs when that one has ended, not when somebody next looks', async () => {
  await server.app.db.asCompany(company.id, async (tx) => {
    for (const number of [1, 2, 3, 4]) await enqueue(tx, 'test:note', { number }, { queue: 'one-by-one' })
  })
  await expect.poll(() => ran).toEqual([1, 2, 3, 4])
})
