import type pg from 'pg'
import { knownMigrations } from '../../platform/database/migrate'
import { withClient } from '../../platform/database/with-client'
import { due, parked } from '../../platform/jobs/waiting'
import { bad, doubtful, good, type Finding } from './finding'

/** What one process takes at most: its two pools, the listeners and the start. */
const ofOneProcess = 31
const lateSeconds = 120
const clockSeconds = 2

/** The database, its settings, this machine's clock against it, and whether the work in it is done. */
export async function lookAtDatabase(ownerUrl: string): Promise<Finding[]> {
  try {
    return await withClient(ownerUrl, 'balcao-doctor', async (client) => [
      ...(await lookAtServer(client)),
      await lookAtClock(client),
      ...(await lookAtSchemaAndWork(client)),
    ])
  } catch (error) {
    return [bad('database', (error as Error).message)]
  }
}

async function lookAtServer(client: pg.Client): Promise<Finding[]> {
  const { rows } = await client.query<{
    version: string
    major: number
    most: number
    open: number
    durable: boolean
    megabytes: number
  }>(
    `select current_setting('server_version') as version, current_setting('server_version_num')::int / 10000 as major,
       current_setting('max_connections')::int as most,
       (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as open,
       current_setting('fsync')::bool and current_setting('full_page_writes')::bool
         and current_setting('synchronous_commit') <> 'off' as durable,
       (pg_database_size(current_database()) / 1048576)::int as megabytes`,
  )
  const { version, major, most, open, durable, megabytes } = rows[0]!
  return [
    major < 15
      ? bad('database', `PostgreSQL ${version}; 15 or newer is needed`)
      : good('database', `PostgreSQL ${version}, ${megabytes} MB`),
    durable
      ? good('what is acknowledged is kept', 'fsync, full_page_writes and synchronous_commit are on')
      : doubtful(
          'what is acknowledged is kept',
          'not over a power cut: switch fsync, full_page_writes and synchronous_commit on',
        ),
    most - open < ofOneProcess
      ? doubtful(
          'connections',
          `${open} of ${most} are open; another process may need ${ofOneProcess}: raise max_connections`,
        )
      : good('connections', `${open} of ${most} are open`),
  ]
}

async function lookAtClock(client: pg.Client): Promise<Finding> {
  const before = Date.now()
  const { rows } = await client.query<{ now: number }>(
    'select (extract(epoch from clock_timestamp()) * 1000)::float8 as now',
  )
  const apart = Math.abs(rows[0]!.now - (before + Date.now()) / 2) / 1000
  return apart > clockSeconds
    ? doubtful(
        'clock',
        `this machine and the database are ${apart.toFixed(1)} s apart: keep both by NTP (timedatectl)`,
      )
    : good('clock', 'this machine and the database agree')
}

async function lookAtSchemaAndWork(client: pg.Client): Promise<Finding[]> {
  const { rows: tables } = await client.query<{ name: string | null }>(
    `select to_regclass('schema_migrations')::text as name`,
  )
  if (!tables[0]!.name) return [doubtful('schema', 'not there yet: the first start makes it')]
  const { rows: applied } = await client.query<{ name: string }>('select name from schema_migrations')
  const known = await knownMigrations()
  const missing = known.filter((name) => !applied.some((one) => one.name === name))
  const newer = applied.filter(({ name }) => !known.includes(name))
  const schema =
    newer.length > 0
      ? bad('schema', `made by a newer program (${newer[0]!.name}): start that one`)
      : missing.length > 0
        ? doubtful('schema', `${missing.length} changes are not applied yet: the next start does it`)
        : good('schema', 'as this program knows it')
  return [schema, ...(await lookAtWork(client))]
}

async function lookAtWork(client: pg.Client): Promise<Finding[]> {
  const { rows } = await client.query<{ late: number; stopped: number }>(
    `select coalesce(extract(epoch from max(now() - run_at) filter (where ${due})), 0)::float8 as late,
       count(*) filter (where ${parked})::int as stopped
     from graphile_worker.jobs`,
  )
  const { late, stopped } = rows[0]!
  return [
    late > lateSeconds
      ? doubtful(
          'work',
          `the oldest job has waited for ${Math.round(late / 60)} minutes: does a worker run (BALCAO_ROLE)?`,
        )
      : good('work', 'nothing waits'),
    ...(stopped > 0
      ? [doubtful('parked jobs', `${stopped} wait for a person: npm run operator -- jobs parked`)]
      : []),
  ]
}
