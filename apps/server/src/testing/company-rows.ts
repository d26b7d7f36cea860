import type { TestServer } from './server'

/** Tables that hold a company's rows, with the column that names the company. */
export async function companyTables(server: TestServer): Promise<{ table: string; column: string }[]> {
  const { rows } = await server.app.db.owner.query<{ table: string; column: string }>(
    `select c.relname as table, a.attname as column from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
       and (a.attname = 'company_id' or (c.relname = 'companies' and a.attname = 'id')) order by 1`,
  )
  return rows
}

/** All rows of a company in all tables, as text to compare. Uses of its own sessions and keys are left out. */
export async function rowsOf(server: TestServer, companyId: string): Promise<string[]> {
  const lines: string[] = []
  for (const { table, column } of await companyTables(server)) {
    const { rows } = await server.app.db.owner.query<{ line: string }>(
      `select (to_jsonb(t) - 'seen_at' - 'last_seen_at' - 'last_used_at')::text as line from ${table} t where ${column} = $1 order by 1`,
      [companyId],
    )
    lines.push(...rows.map(({ line }) => `${table} ${line}`))
  }
  return lines
}
