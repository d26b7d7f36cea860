import { existsSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { OrderRow } from '@balcao/contract/orders'
import { givenCompany } from '../../testing/builders'
import { call } from '../../testing/call'
import { createTemplate } from '../../testing/database'
import { openStream } from '../../testing/event-stream'
import { givenOrder } from '../../testing/orders'
import { startTestServer } from '../../testing/server'
import { startEmbeddedPostgres } from '../postgres'

/** Debian's PostgreSQL 15, the oldest that is supported. */
const debian15 = '/usr/lib/postgresql/15/bin'

describe.runIf(existsSync(debian15))('PostgreSQL 15', () => {
  it('takes the migrations, and an order goes its whole way', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'balcao-15-'))
    await chmod(folder, 0o755)
    const postgres = await startEmbeddedPostgres({
      dataDir: join(folder, 'postgres'),
      durable: false,
      log: () => {},
      sources: { forced: debian15 },
    })
    await createTemplate(postgres.url)
    const server = await startTestServer({ env: { BALCAO_ROLE: 'web' }, postgresUrl: postgres.url })
    try {
      const { rows } = await server.app.db.owner.query<{ major: number }>(
        `select current_setting('server_version_num')::int / 10000 as major`,
      )
      expect(rows).toEqual([{ major: 15 }])
      const company = await givenCompany(server)
      const stranger = await givenCompany(server)
      const stream = await openStream(server, company)
      const { id } = await givenOrder(server, company)
      const at = `/rest/v1/orders?id=eq.${id}`
      const moved = await call<OrderRow[]>(server, at, {
        method: 'PATCH',
        cookie: company.cookie,
        body: { status: 'production' },
      })
      expect(moved.body).toMatchObject([{ id, status: 'production', total: 60.8 }])
      expect((await call<OrderRow[]>(server, at, { cookie: stranger.cookie })).body).toEqual([])
      expect((await call(server, '/api/orders/counts', { cookie: company.cookie })).body).toMatchObject({
        analysis: 0,
        production: 1,
      })
      await call(server, at, { method: 'DELETE', cookie: company.cookie })
      await call(server, `/api/orders/${id}/restore`, { method: 'POST', cookie: company.cookie })
      await stream.until((events) => events.filter(({ name }) => name.startsWith('ORDER_')).length === 4)
      expect((await call(server, '/readyz')).status).toBe(200)
    } finally {
      await server.stop()
      await postgres.stop()
      await rm(folder, { recursive: true, force: true })
    }
  }, 60_000)
})
