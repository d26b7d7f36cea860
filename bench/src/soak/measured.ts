import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import type { Bench } from '../setup/product'

/** What the process that lived and the database hold at rest. */
export interface Measured {
  held: { memory: number; files: number; connections: number; jobs: number; events: number }
  /** The tables that were written most: rows, dead ones, and how often they were cleaned. */
  tables: Record<string, unknown>[]
}

const lookMs = 8000

/** Looks for a while and takes the least of what changes: memory in MB, open files of the process, and rows. */
export async function measure({ pid, db }: Pick<Bench, 'pid' | 'db'>): Promise<Measured> {
  let [memory, files] = [Infinity, Infinity]
  for (const end = performance.now() + lookMs; performance.now() < end; await pause(250)) {
    const status = await readFile(`/proc/${pid}/status`, 'utf8')
    memory = Math.min(memory, Math.round(Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)![1]) / 1024))
    files = Math.min(files, (await readdir(`/proc/${pid}/fd`)).length)
  }
  const { rows } = await db.owner.query<Omit<Measured['held'], 'memory' | 'files'>>(
    `select (select count(*) from pg_stat_activity where backend_type = 'client backend' and application_name like 'balcao%')::int as connections,
       (select count(*) from graphile_worker.jobs where run_at <= now())::int
         + (select count(*) from graphile_worker._private_job_queues)::int as jobs,
       (select count(*) from events)::int as events`,
  )
  const tables = await db.owner.query<Record<string, unknown>>(
    `select schemaname || '.' || relname as name, n_live_tup::int as live, n_dead_tup::int as dead, n_tup_upd::int as updated,
       n_tup_del::int as deleted, autovacuum_count::int as vacuumed, pg_total_relation_size(relid)::int / 1024 as kb
     from pg_stat_user_tables order by n_tup_upd + n_tup_del desc limit 15`,
  )
  return { held: { memory, files, ...rows[0]! }, tables: tables.rows }
}

/** A day that took minutes is a week ago: what is kept for a week goes by the product's own housekeeping. */
export async function ageEvents({ owner }: Bench['db']): Promise<void> {
  await owner.query(`update events set created_at = created_at - interval '8 days'`)
  await owner.query(`select graphile_worker.add_job('platform:retention')`)
  const left = async () => (await owner.query('select from events limit 1')).rowCount
  for (const end = performance.now() + 60_000; performance.now() < end && (await left())! > 0;)
    await pause(200)
}
