import { spawn } from 'node:child_process'
import { once } from 'node:events'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildProgram } from '../../testing/build-program'
import { givenCompany, type TestCompany } from '../../testing/builders'
import { openStream } from '../../testing/event-stream'
import { startTestServer, type TestServer } from '../../testing/server'
import { openDatabase, type Database } from '../database/database'
import { startJobWorker } from '../jobs/job-worker'
import { enqueue } from '../jobs/jobs'
import { createLog } from '../log'
import { appendEvent } from './append-event'

let server: TestServer
let company: TestCompany
/** What another process works with. */
let other: Database

beforeAll(async () => {
  server = await startTestServer({ env: { BALCAO_ROLE: 'web' } })
  company = await givenCompany(server)
  const { ownerUrl, appUrl } = server.database
  other = openDatabase({ ownerUrl, appUrl, onError: () => {} })
})
afterAll(async () => {
  await other.close()
  await server.stop()
})

const change = (db: Database, { id }: TestCompany, field: string) =>
  db.asCompany(id, (tx) => appendEvent(tx, 'COMPANY_CHANGED', { fields: [field] }))

/** A process of its own that commits an event and a job, and dies before it can announce them. */
async function commitAndDie({ id }: TestCompany) {
  const { ownerUrl, appUrl } = server.database
  const program = await buildProgram('platform/live/testing/dies-after-commit.ts')
  const child = spawn(process.execPath, [program], {
    stdio: 'inherit',
    env: { PATH: process.env.PATH, OWNER_URL: ownerUrl, APP_URL: appUrl, COMPANY_ID: id },
  })
  const [, signal] = await once(child, 'exit')
  expect(signal).toBe('SIGKILL')
}

/** All that PostgreSQL announces from now on. */
async function listen() {
  const client = new pg.Client({ connectionString: server.database.ownerUrl })
  const heard: string[] = []
  client.on('notification', ({ channel, payload }) => heard.push(`${channel} ${payload}`))
  await client.connect()
  await client.query('listen balcao_events; listen "jobs:insert"')
  const has = (text: string) => heard.some((one) => one.includes(text))
  return { heard, has, client }
}

describe('announcements', () => {
  it('screens of another process are told at once, with no announcement inside the transaction', async () => {
    const { client, heard, has } = await listen()
    const stream = await openStream(server, company)
    await other.asCompany(company.id, async (tx) => {
      await enqueue(tx, 'test:nobody', {})
      await appendEvent(tx, 'COMPANY_CHANGED', { fields: ['told'] })
    })
    await stream.until((events) => events.length === 1)
    await expect.poll(() => has(company.id) && has('jobs:insert {"count":1}')).toBe(true)

    // The same statements, committed by somebody who announces nothing: there is nothing to hear.
    heard.length = 0
    await client.query('begin')
    await client.query(`select set_config('app.company_id', $1, true)`, [company.id])
    await client.query(`select app.write_event('COMPANY_CHANGED', '{"fields":[]}'),
      app.queue_job('test:nobody', '{}', 'a queue of its own', null, 'a key')`)
    await client.query('commit')
    await client.query(`select pg_notify('balcao_events', 'and now')`)
    await expect.poll(() => has('and now')).toBe(true)
    expect(heard).toEqual(['balcao_events and now'])
    stream.close()
    await client.end()
  })

  it('what fails is announced to nobody, and what a process has left when it ends is told first', async () => {
    const { client, has, heard } = await listen()
    const neighbour = await givenCompany(server)
    const { ownerUrl, appUrl } = server.database
    const leaving = openDatabase({ ownerUrl, appUrl, onError: () => {} })
    const failing = leaving.asCompany(company.id, async (tx) => {
      await appendEvent(tx, 'COMPANY_CHANGED', { fields: ['never'] })
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    await change(leaving, neighbour, 'last')
    await leaving.close()
    await expect.poll(() => has(neighbour.id)).toBe(true)
    expect(heard.filter((one) => one.includes(company.id))).toEqual([])
    await client.end()
  })

  it('a process that is killed between its commit and the announcement leaves no screen and no job behind', async () => {
    const stream = await openStream(server, company)
    const waited = new AbortController()
    let isWoken = false
    const woken = server.app.hub
      .waitFor(company.id, 600_000, waited.signal)
      .then(() => (isWoken = !waited.signal.aborted))
    const ran: string[] = []
    const worker = await startJobWorker({
      db: server.app.db,
      log: createLog('silent'),
      jobs: [{ name: 'test:left', work: 'customer', run: async () => void ran.push('left') }],
      crons: [],
    })
    await commitAndDie(company)
    await stream.until((events) => events.length > 0, 10_000)
    expect(stream.events.map(({ data }) => data)).toEqual([{ fields: ['last words'] }])
    await expect.poll(() => isWoken, { timeout: 10_000 }).toBe(true)
    await expect.poll(() => ran, { timeout: 10_000 }).toEqual(['left'])
    waited.abort()
    await woken
    await worker.stop()
    stream.close()
  })
})

describe('a job that wakes nobody', () => {
  /** What the queue keeps of jobs of this key after the same were added by this function, but for times and numbers. */
  async function rowsAfter(add: string) {
    const { owner } = server.app.db
    const key = `key-${add}`
    const put = (name: string, payload: object, queue: string | null, at: string | null, by: string | null) =>
      owner.query(
        `select ${add}($1, $2::json, ${add === 'app.queue_job' ? '' : 'queue_name => '}$3,
        ${add === 'app.queue_job' ? '' : 'run_at => '}$4::timestamptz, ${add === 'app.queue_job' ? '$5' : 'job_key => $5, max_attempts => 8'})`,
        [name, payload, queue, at, by],
      )
    const tomorrow = '2126-01-01T00:00:00Z'
    await put('test:first', { companyId: company.id, key }, `queue-${add}`, tomorrow, key)
    await put('test:first', { key, n: 2 }, null, null, key)
    await owner.query(
      `update graphile_worker._private_jobs set locked_at = now(), locked_by = 'x' where key = $1`,
      [key],
    )
    // It has begun: another follows it.
    await put('test:second', { key, n: 3 }, `queue-${add}`, tomorrow, key)
    await put('test:first', { key, n: 4 }, `queue-${add}`, tomorrow, null)
    const { rows } = await owner.query(
      `delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
       where t.id = j.task_id and payload->>'key' = $1
       returning t.identifier, (payload::jsonb - 'key')::text as payload, priority, max_attempts, attempts, revision,
         flags, j.key is not null as keyed, run_at = $2 as tomorrow, locked_by,
         (select queue_name from graphile_worker._private_job_queues q where q.id = j.job_queue_id) is not null as queued`,
      [key, tomorrow],
    )
    return rows.sort((one, two) => one.payload.localeCompare(two.payload))
  }

  it('is kept as the queue itself keeps it', async () => {
    const ours = await rowsAfter('app.queue_job')
    expect(ours).toHaveLength(3)
    expect(ours).toEqual(await rowsAfter('graphile_worker.add_job'))
  })
})
