import { randomUUID } from 'node:crypto'
import { startFaultProxy, type FaultProxy } from '@balcao/testkit/faults'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { givenCompany, type TestCompany } from '../../testing/builders'
import { ageJobLocks } from '../../testing/database'
import { runOperator } from '../../testing/operator'
import { startTestServer, type TestServer } from '../../testing/server'
import { createLog } from '../log'
import { startJobWorker, type JobWorker } from './job-worker'
import { addSpread, enqueue, maxAttempts } from './jobs'
import { ServiceAway } from './service-away'

let proxy: FaultProxy
let server: TestServer
let company: TestCompany
let worker: JobWorker
const ran: string[] = []
const lines: string[] = []
let endSlowJob = () => {}
const slowJob = new Promise<void>((resolve) => (endSlowJob = resolve))
let endHanging = () => {}
const hanging = new Promise<void>((resolve) => (endHanging = resolve))
let endAsking = () => {}
const asking = new Promise<void>((resolve) => (endAsking = resolve))
let endTidying = () => {}
const tidying = new Promise<void>((resolve) => (endTidying = resolve))

// The server of this file works without a worker of its own; this one knows our jobs.
beforeAll(async () => {
  const { hostname, port } = new URL(inject('postgresUrl'))
  proxy = await startFaultProxy({ target: { host: hostname, port: Number(port) } })
  server = await startTestServer({ env: { BALCAO_ROLE: 'web' }, through: proxy.through })
  company = await givenCompany(server)
  const note = (payload: unknown) => ran.push((payload as { mark: string }).mark)
  worker = await startJobWorker({
    db: server.app.db,
    log: createLog('info', { write: (line) => void lines.push(line) }),
    jobs: [
      {
        name: 'test:slow',
        work: 'customer',
        async run(payload) {
          note(payload)
          await slowJob
        },
      },
      {
        name: 'test:hang',
        work: 'customer',
        async run(payload) {
          note(payload)
          await hanging
        },
      },
      {
        name: 'test:ask',
        work: 'customer',
        asks: 'whatsapp',
        async run(payload) {
          note(payload)
          await asking
        },
      },
      {
        name: 'test:tidy',
        work: 'housekeeping',
        async run(payload) {
          note(payload)
          await tidying
        },
      },
      { name: 'test:note', work: 'customer', run: async (payload) => void note(payload) },
      {
        name: 'test:away',
        work: 'customer',
        run: async (payload) => {
          note(payload)
          throw new ServiceAway('connect ECONNREFUSED')
        },
      },
      {
        name: 'test:poison',
        work: 'customer',
        run: async (payload) => {
          note(payload)
          throw new Error('550 no such mailbox <ana@cliente.example>')
        },
      },
    ],
    crons: [],
    sweepMs: 200,
  })
})
afterAll(async () => {
  await worker.stop()
  await server.stop()
  await proxy.stop()
})

const add = (name: string, mark: string, options: Parameters<typeof enqueue>[3] = {}) =>
  server.app.db.asCompany(company.id, (tx) => enqueue(tx, name, { mark }, options))

const runsOf = (mark: string) => ran.filter((other) => other === mark).length

async function hurry() {
  const { owner } = server.app.db
  await owner.query(
    `select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs where attempts < max_attempts), run_at => now())`,
  )
  await owner.query(`notify "jobs:insert", '{"count":1}'`)
}

const operator = async (...args: string[]) => (await runOperator(server, ...args)).lines

describe('jobs', () => {
  it('run when their transaction commits, at once', async () => {
    const mark = randomUUID()
    await add('test:note', mark)
    await expect.poll(() => runsOf(mark)).toBe(1)
  })

  it('do not exist when it fails', async () => {
    const mark = randomUUID()
    const after = randomUUID()
    const failing = server.app.db.asCompany(company.id, async (tx) => {
      await enqueue(tx, 'test:note', { mark })
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    await add('test:note', after)
    await expect.poll(() => runsOf(after)).toBe(1)
    expect(runsOf(mark)).toBe(0)
  })

  it('with the same key, the later one takes the place of the one that waits', async () => {
    const [first, second, key] = [randomUUID(), randomUUID(), randomUUID()]
    const runAt = new Date(Date.now() + 60_000)
    await add('test:note', first, { key, runAt })
    await add('test:note', second, { key })
    await expect.poll(() => runsOf(second)).toBe(1)
    await hurry()
    expect(runsOf(first)).toBe(0)
  })

  it('that fail are tried again after growing pauses, hold nobody up, and are parked after eight tries', async () => {
    const poison = randomUUID()
    await add('test:poison', poison)
    const pauses: number[] = []
    for (let attempt = 1; attempt <= maxAttempts; attempt++) {
      await expect
        .poll(async () => {
          const { rows } = await server.app.db.owner.query<{ pause: number }>(
            `select extract(epoch from run_at - updated_at)::float as pause from graphile_worker.jobs
             where task_identifier = 'test:poison' and attempts = $1 and locked_at is null`,
            [attempt],
          )
          if (rows[0]) pauses[attempt - 1] = rows[0].pause
          return rows.length
        })
        .toBe(1)
      const healthy = randomUUID()
      await add('test:note', healthy)
      await expect.poll(() => runsOf(healthy)).toBe(1)
      if (attempt < maxAttempts) await hurry()
    }
    expect(runsOf(poison)).toBe(maxAttempts)
    const growing = pauses.slice(0, maxAttempts - 1)
    expect(growing).toEqual([...growing].sort((a, b) => a - b))
    expect(growing[0]).toBeGreaterThan(1)
    expect(growing.at(-1)).toBeGreaterThan(600)

    const [parked] = await operator('jobs', 'parked')
    expect(parked).toMatch(/^\d+ test:poison after 8 tries: 550/)
    expect(lines.filter((line) => line.includes('"parked":true'))).toHaveLength(1)
    expect(lines.join()).not.toContain('ana@cliente')
    expect(await operator('jobs', 'retry', parked!.split(' ')[0]!)).toEqual(['1 jobs will run again'])
    await expect.poll(() => runsOf(poison)).toBe(maxAttempts + 1)
  })

  it('whose service is away are tried every twenty seconds for a day, and only then do their tries count', async () => {
    const mark = randomUUID()
    await add('test:away', mark)
    const afterTries = async (tries: number): Promise<{ pause: number; attempts: number }> => {
      await expect.poll(() => runsOf(mark)).toBe(tries)
      const { rows } = await server.app.db.owner.query<{ pause: number; attempts: number }>(
        `select extract(epoch from run_at - updated_at)::float as pause, attempts from graphile_worker.jobs
         where task_identifier = 'test:away' and locked_at is null`,
      )
      return rows[0] ?? afterTries(tries)
    }
    for (let tries = 1; tries <= 12; tries++) {
      const { pause, attempts } = await afterTries(tries)
      expect([attempts, pause <= 21]).toEqual([Math.min(tries, 3), true])
      await hurry()
    }
    await afterTries(13)
    await server.app.db.owner.query(
      `update graphile_worker._private_jobs set created_at = now() - interval '25 hours' where payload->>'mark' = $1`,
      [mark],
    )
    await hurry()
    expect((await afterTries(14)).attempts).toBe(4)
  })

  it('one that could not be ticked off because the database went away runs once more, and the worker goes on', async () => {
    const [slow, later] = [randomUUID(), randomUUID()]
    await add('test:slow', slow)
    await expect.poll(() => runsOf(slow)).toBe(1)
    proxy.cut()
    endSlowJob()
    await expect.poll(() => lines.join()).toContain('the job worker ended')
    await proxy.restore()
    await ageJobLocks(server.database)
    await add('test:note', later)
    await expect.poll(() => runsOf(later), { timeout: 10_000 }).toBe(1)
    await expect.poll(() => runsOf(slow), { timeout: 20_000 }).toBe(2)
    await expect.poll(() => waiting('test:slow')).toBe(0)
  })

  it('one that the database gave away in an answer that never arrived runs all the same, and its queue behind it', async () => {
    const marks = [randomUUID(), randomUUID()]
    const direct = new pg.Client({ connectionString: server.database.ownerUrl })
    await direct.connect()
    const locked = async () => {
      const { rowCount } = await direct.query(
        `select 1 from graphile_worker._private_jobs where payload->>'mark' = $1 and locked_at is not null`,
        [marks[0]],
      )
      return rowCount
    }
    proxy.delay(700)
    for (const mark of marks)
      await direct.query('select app.add_job($1, $2, $3, null, null)', ['test:note', { mark }, 'one-by-one'])
    await expect.poll(locked, { timeout: 10_000, interval: 20 }).toBe(1)
    proxy.cut()
    proxy.delay(0)
    await direct.end()
    await proxy.restore()
    await ageJobLocks(server.database)
    await expect.poll(() => marks.map(runsOf), { timeout: 20_000 }).toEqual([1, 1])
  })

  it('what a killed process held is taken over, and what a living one holds is not', async () => {
    const { owner } = server.app.db
    const runAt = new Date(Date.now() + 600_000)
    const [orphan, kept] = [randomUUID(), randomUUID()]
    await add('test:note', orphan, { runAt })
    await add('test:note', kept, { runAt })
    const living = await owner.connect()
    await living.query(`select pg_advisory_lock_shared(724722, hashtext('worker-living'))`)
    await owner.query(
      `update graphile_worker._private_jobs set run_at = now(), attempts = 1, locked_at = now() - interval '10 seconds',
         locked_by = case when payload->>'mark' = $1 then 'worker-killed' else 'worker-living' end
       where payload->>'mark' = any($2)`,
      [orphan, [orphan, kept]],
    )
    await expect.poll(() => runsOf(orphan), { timeout: 15_000 }).toBe(1)
    expect(runsOf(kept)).toBe(0)
    living.release(true)
    await expect.poll(() => runsOf(kept), { timeout: 15_000 }).toBe(1)
  })

  it('a company that fills the workers leaves some to the others, and all of it runs in the end', async () => {
    const other = await givenCompany(server)
    const marks = Array.from({ length: 20 }, () => randomUUID())
    const mark = randomUUID()
    await server.app.db.asCompany(company.id, async (tx) => {
      for (const each of marks) await enqueue(tx, 'test:hang', { mark: each, companyId: company.id })
    })
    await expect.poll(() => marks.filter((each) => runsOf(each) > 0).length).toBe(6)
    await server.app.db.asCompany(other.id, (tx) => enqueue(tx, 'test:note', { mark, companyId: other.id }))
    await expect.poll(() => runsOf(mark)).toBe(1)
    expect(marks.filter((each) => runsOf(each) > 0)).toHaveLength(6)
    endHanging()
    await expect.poll(() => marks.map(runsOf), { timeout: 10_000 }).toEqual(marks.map(() => 1))
  })

  it('a gateway that hangs for everybody leaves workers to what does not ask it', async () => {
    const mark = randomUUID()
    const marks = Array.from({ length: 40 }, () => randomUUID())
    for (const each of marks) await add('test:ask', each)
    await expect.poll(() => marks.filter((each) => runsOf(each) > 0).length).toBe(16)
    await add('test:note', mark)
    await expect.poll(() => runsOf(mark)).toBe(1)
    expect(marks.filter((each) => runsOf(each) > 0)).toHaveLength(16)
    endAsking()
    await expect.poll(() => marks.map(runsOf), { timeout: 10_000 }).toEqual(marks.map(() => 1))
  })

  it('housekeeping has workers of its own, and stands behind what customers wait for', async () => {
    const [tidy, mark] = [Array.from({ length: 20 }, () => randomUUID()), randomUUID()]
    for (const each of tidy) await add('test:tidy', each)
    await expect.poll(() => tidy.filter((each) => runsOf(each) > 0).length).toBe(12)
    await add('test:note', mark)
    await expect.poll(() => runsOf(mark)).toBe(1)
    const { rows } = await server.app.db.owner.query<{ priority: number }>(
      `select distinct priority from graphile_worker.jobs where task_identifier = 'test:tidy'`,
    )
    expect(rows).toEqual([{ priority: 10 }])
    endTidying()
    await expect.poll(() => tidy.map(runsOf), { timeout: 10_000 }).toEqual(tidy.map(() => 1))
  })

  it('a company’s turn is put at its own moment of a time, and there is one of it', async () => {
    const { owner } = server.app.db
    const companies = Array.from({ length: 200 }, () => randomUUID())
    const spread = () =>
      addSpread(owner, 'google-check', companies, { keyPrefix: 'spread:', overSeconds: 100 })
    const places = async () => {
      const { rows } = await owner.query<{ key: string; run_at: Date; tenth: number }>(
        `select key, run_at, floor(extract(epoch from run_at - created_at) / 10)::int as tenth
         from graphile_worker.jobs where task_identifier = 'google-check' order by key`,
      )
      return rows
    }
    await spread()
    const first = await places()
    expect(first.map(({ key }) => key)).toEqual(companies.map((id) => `spread:${id}`).toSorted())
    expect(new Set(first.map(({ tenth }) => tenth))).toEqual(new Set([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]))
    await spread()
    expect(await places()).toEqual(first)
  })
})

async function waiting(name: string): Promise<number> {
  const { rows } = await server.app.db.owner.query(
    'select 1 from graphile_worker.jobs where task_identifier = $1',
    [name],
  )
  return rows.length
}
