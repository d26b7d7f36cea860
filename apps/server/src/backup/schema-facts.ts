import pg from 'pg'
import { BackupRefused } from './refusal'

interface TableFacts {
  name: string
  /** Those that hold values of their own: generated ones are computed again. */
  columns: string[]
}

/** Our tables that a backup holds, by name. Unlogged ones are worthless after a crash and stay out. */
export async function findTables(client: pg.Client): Promise<TableFacts[]> {
  const { rows } = await client.query<TableFacts>(
    `select c.relname::text as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
       and not a.attisdropped and a.attgenerated = ''
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relpersistence = 'p'
     group by c.oid, c.relname order by c.relname`,
  )
  return rows
}

/** The counter behind each identity column: its last value, and whether that one was given out. */
export async function readSequences(client: pg.Client) {
  const { rows } = await client.query<{ table: string; column: string; sequence: string }>(
    `select c.relname::text as table, a.attname::text as column,
       pg_get_serial_sequence(format('%I.%I', 'public', c.relname), a.attname) as sequence
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attidentity <> ''
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by 1, 2`,
  )
  const sequences = []
  for (const { table, column, sequence } of rows) {
    const { rows: state } = await client.query<{ value: string; used: boolean }>(
      `select last_value::text as value, is_called as used from ${sequence}`,
    )
    sequences.push({ table, column, ...state[0]! })
  }
  return sequences
}

/**
 * The owner is behind the wall as well and sees what a policy shows: a table whose policy was forgotten would be
 * copied as an empty one. @throws BackupRefused naming it
 */
export async function assertOwnerSeesAll(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select c.relname as name from pg_class c, pg_roles r
     where r.rolname = current_user and not r.rolsuper and not r.rolbypassrls
       and c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relrowsecurity
       and (c.relforcerowsecurity or not pg_has_role(c.relowner, 'usage'))
       and not exists (select 1 from pg_policy p where p.polrelid = c.oid and r.oid = any(p.polroles)
         and p.polcmd in ('*', 'r') and pg_get_expr(p.polqual, p.polrelid) = 'true')`,
  )
  if (rows.length > 0) {
    const names = rows.map(({ name }) => name).join(', ')
    throw new BackupRefused(`The owner in DATABASE_URL does not see all rows of: ${names}`)
  }
}

/** `copy` of one table without its generated columns, up to the direction. */
export function copyOf({ name, columns }: TableFacts): string {
  return `copy ${nameOf(name)} (${columns.map((column) => pg.escapeIdentifier(column)).join(', ')})`
}

/** A table of ours as SQL names it. */
export const nameOf = (table: string) => `public.${pg.escapeIdentifier(table)}`

/** Makes values travel as text that does not depend on how either server was set up. */
export const plainText = `set datestyle = 'ISO'; set intervalstyle = 'postgres'; set timezone = 'UTC';
  set extra_float_digits = 3; set bytea_output = 'hex'; set statement_timeout = 0; set lock_timeout = 0;
  set idle_in_transaction_session_timeout = 0`
