import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/database'
import { knownMigrations } from '../database/migrate'

/**
 * `/healthz`: the process answers. `/readyz`: database, migrations and job queue are there too, and it is not about to
 * stop. A replica that is away closes nothing: the primary answers for it.
 */
export function serveHealth(
  app: FastifyInstance,
  { db, workerExpected, isLeaving }: { db: Database; workerExpected: boolean; isLeaving: () => boolean },
): void {
  app.get('/healthz', { schema: { hide: true } }, async () => ({ ok: true }))

  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    const checks = { database: false, migrations: false, worker: !workerExpected }
    try {
      const { rows } = await db.app.query<{ name: string }>(
        'select name from schema_migrations order by name',
      )
      checks.database = true
      checks.migrations = (await knownMigrations()).every((name) => rows.some((row) => row.name === name))
      if (workerExpected) {
        await db.owner.query('select 1 from graphile_worker.jobs limit 1')
        checks.worker = true
      }
    } catch {
      // What stayed false tells.
    }
    const leaving = isLeaving()
    const ok = Object.values(checks).every(Boolean) && !leaving
    const replica = standingOf(db)
    return reply
      .status(ok ? 200 : 503)
      .send({ ok, checks, ...(replica && { replica }), ...(leaving && { leaving }) })
  })
}

function standingOf({ replica }: Database) {
  if (!replica) return undefined
  const { inUse, behindSeconds } = replica.standing()
  return {
    in_use: inUse,
    behind_seconds: Number.isFinite(behindSeconds) ? Math.round(behindSeconds * 10) / 10 : null,
  }
}
