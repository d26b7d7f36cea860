import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { openInstallation } from '../../installation'
import { readSettings } from '../../settings'
import { givenCompany, type TestCompany } from '../../testing/builders'
import { call } from '../../testing/call'
import { createTestDatabase, testRootSecret, type TestDatabase } from '../../testing/database'
import { openStream } from '../../testing/event-stream'
import { buildOrder } from '../../testing/orders'
import { hasPgBouncer, startPgBouncer, type PgBouncer } from './testing/pgbouncer'
import { startServerProcess } from '../../testing/server-process'
import { startTestServer, type TestServer } from '../../testing/server'
import { createLog } from '../log'
import { DatabaseRefused } from './database-refused'
import { keepsNames, sharesSessions } from './pooling'

if (!hasPgBouncer)
  process.stderr.write('No PgBouncer on this machine: how Balcão works behind one is not proved here.\n')

describe.runIf(hasPgBouncer)('behind PgBouncer', () => {
  let observer: TestServer
  let company: TestCompany
  let session: PgBouncer
  let transaction: PgBouncer

  beforeAll(async () => {
    observer = await startTestServer()
    company = await givenCompany(observer)
    const urls = [observer.database.ownerUrl, observer.database.appUrl]
    session = await startPgBouncer({ mode: 'session', urls })
    transaction = await startPgBouncer({ mode: 'transaction', urls })
  })
  afterAll(async () => {
    await session?.stop()
    await transaction?.stop()
    await observer.stop()
  })

  const settingsWith = (env: Record<string, string>) =>
    readSettings({ NODE_ENV: 'test', BALCAO_SECRET: testRootSecret, SMTP_URL: 'smtp://127.0.0.1:1', ...env })

  /** Enough orders that the common statements get names, and their live events and jobs. */
  async function worksWith(database: TestDatabase, env: Record<string, string>) {
    const server = await startServerProcess(database, env)
    try {
      const stream = await openStream(server, company)
      const ids = Array.from({ length: 40 }, () => buildOrder().id)
      const answers = await Promise.all(
        ids.map((id) =>
          call(server, '/rest/v1/orders', { bearer: company.apiKey, body: buildOrder({ id }) }),
        ),
      )

      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
      await stream.until((events) => events.filter(({ name }) => name === 'ORDER_UPSERT').length >= 40)
      stream.close()
      await expect
        .poll(async () => {
          const { rows } = await observer.app.db.owner.query<{ count: number }>(
            'select count(*)::int as count from graphile_worker.jobs',
          )
          return rows[0]!.count
        })
        .toBe(0)
      expect((await call(server, '/readyz')).body).toMatchObject({ ok: true })
    } finally {
      await server.kill()
    }
  }

  it('the ways are told from each other', async () => {
    const { appUrl } = observer.database
    expect(await sharesSessions(appUrl)).toBe(false)
    expect(await sharesSessions(session.through(appUrl))).toBe(false)
    expect(await sharesSessions(transaction.through(appUrl))).toBe(true)
    expect(await keepsNames(appUrl)).toBe(true)
    expect(await keepsNames(session.through(appUrl))).toBe(true)
  })

  it('in session mode everything works as it is', async () => {
    const { database } = observer
    await worksWith(database, { DATABASE_URL: session.through(database.ownerUrl) })
  })

  it('in transaction mode it works beside a direct way', async () => {
    const { database } = observer
    await worksWith(database, {
      DATABASE_URL: transaction.through(database.ownerUrl),
      DATABASE_DIRECT_URL: database.ownerUrl,
    })
  })

  it('in transaction mode alone a start is refused in a sentence, also where both ways are pooled', async () => {
    const { ownerUrl } = observer.database
    const pooled = transaction.through(ownerUrl)
    const log = createLog('silent')
    await expect(openInstallation(settingsWith({ DATABASE_URL: pooled }), log)).rejects.toThrow(
      /DATABASE_URL leads through a pooler in transaction mode \(PgBouncer\).*DATABASE_DIRECT_URL/,
    )
    await expect(
      openInstallation(settingsWith({ DATABASE_URL: pooled, DATABASE_DIRECT_URL: pooled }), log),
    ).rejects.toThrow(/DATABASE_DIRECT_URL leads through a pooler in transaction mode, too/)
  })
})

describe('a database that cannot be had', () => {
  const open = (url: string) =>
    openInstallation(
      readSettings({
        NODE_ENV: 'test',
        BALCAO_SECRET: testRootSecret,
        SMTP_URL: 'smtp://127.0.0.1:1',
        DATABASE_URL: url,
      }),
      createLog('silent'),
    ).then(
      () => 'opened',
      (error: Error) => {
        expect(error).toBeInstanceOf(DatabaseRefused)
        return error.message
      },
    )

  it('is told in one sentence that names no password', async () => {
    const postgres = new URL(inject('postgresUrl'))
    const at = (change: (url: URL) => void) => {
      const url = new URL(postgres)
      change(url)
      return url.href
    }
    const sentences = [
      [
        at((url) => (url.port = '9')),
        /^No PostgreSQL answers at 127\.0\.0\.1:9 \(ECONNREFUSED\)\. Is it running/,
      ],
      [
        at((url) => (url.hostname = 'nowhere.invalid')),
        /^No PostgreSQL answers at nowhere\.invalid:\d+ \(E\w+\)/,
      ],
      [
        at((url) => (url.password = 'segredo')),
        /refuses the password of \w+\. Is the one in DATABASE_URL right\?$/,
      ],
      [
        at((url) => (url.pathname = '/nenhum')),
        /has no database nenhum\. Make it: create database nenhum owner/,
      ],
    ] as const
    for (const [url, sentence] of sentences) {
      const message = await open(url)
      expect(message).toMatch(sentence)
      expect(message).not.toContain('segredo')
    }
  })

  it('the role of another installation in the same PostgreSQL is left alone, and another name helps', async () => {
    const [first, second] = await Promise.all([
      createTestDatabase(inject('postgresUrl')),
      createTestDatabase(inject('postgresUrl')),
    ])
    const other = (role?: string) =>
      openInstallation(
        readSettings({
          NODE_ENV: 'test',
          BALCAO_SECRET: 'a secret of somebody else, long enough too',
          SMTP_URL: 'smtp://127.0.0.1:1',
          DATABASE_URL: second.ownerUrl,
          ...(role ? { DATABASE_APP_ROLE: role } : {}),
        }),
        createLog('silent'),
      )
    await expect(other()).rejects.toThrow(
      /^The role balcao_app belongs to another installation .* choose another DATABASE_APP_ROLE$/,
    )
    expect(await sharesSessions(first.appUrl)).toBe(false)
    await first.drop()
    await second.drop()
  })
})
