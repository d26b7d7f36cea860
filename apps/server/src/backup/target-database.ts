import type pg from 'pg'
import { findRestoreInProgress } from '../platform/database/restore-in-progress'
import { BackupRefused } from './refusal'
import { findTables, nameOf } from './schema-facts'

/**
 * Another restore that only just came is kept out by its lock; it counts here while it still fills tables.
 * @throws BackupRefused while a server, or a command beside it, is connected to the database
 */
export async function requireNobodyConnected(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ names: string | null }>(
    `select string_agg(distinct application_name, ', ') as names from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and application_name like 'balcao%'
       and application_name <> 'balcao-restore'`,
  )
  if (rows[0]!.names === null) return
  throw new BackupRefused(
    `Balcão is running on this database (connected as ${rows[0]!.names}). Stop every process of it, then restore`,
  )
}

/**
 * What may be written over: a database without a row of ours, one whose restore was broken off, or the one that
 * `replace` names.
 * @throws BackupRefused saying what is in the way
 */
export async function requireFree(client: pg.Client, replace: string | undefined): Promise<void> {
  const { rows } = await client.query<{ name: string; ours: boolean }>(
    `select current_database()::text as name, to_regclass('public.schema_migrations') is not null as ours`,
  )
  const { name, ours } = rows[0]!
  if (replace !== undefined && replace !== name)
    throw new BackupRefused(`--replace names ${replace}, but this database is called ${name}`)
  if (await findRestoreInProgress(client)) return
  const tables = await findTables(client)
  if (!ours && tables.length > 0)
    throw new BackupRefused(
      `The database ${name} holds tables of another program; restore into one of its own`,
    )
  if (replace !== undefined) return
  for (const table of tables) {
    if (table.name === 'schema_migrations') continue
    const { rowCount } = await client.query(`select 1 from ${nameOf(table.name)} limit 1`)
    if (rowCount)
      throw new BackupRefused(
        `The database ${name} is not empty (${table.name}). To lose what is in it: --replace ${name}`,
      )
  }
}

/** Takes away all that our migrations and the job queue's made. What extensions brought stays. */
export async function wipe(client: pg.Client): Promise<void> {
  await client.query(`do $$ declare drops text; begin
    drop schema if exists app cascade;
    drop schema if exists graphile_worker cascade;
    select string_agg(format('drop %s if exists public.%I cascade',
        case c.relkind when 'v' then 'view' when 'm' then 'materialized view' else 'table' end, c.relname), '; ')
      into drops from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v', 'm')
        and not exists (select 1 from pg_depend d
          where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e');
    if drops is not null then execute drops; end if;
  end $$`)
}
