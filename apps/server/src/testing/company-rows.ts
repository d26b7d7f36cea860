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

const statements = new WeakMap<TestServer, Promise<string>>()

/**
 * All rows of a company in all tables, as text to compare. Uses of its own sessions and keys are left out. One statement
 * that each connection reads once: the matrix of tenants asks hundreds of times.
 */
export async function rowsOf(server: TestServer, companyId: string): Promise<string[]> {
  let statement = statements.get(server)
  if (!statement) {
    statement = companyTables(server).then(
      (tables) => `${tables.map(linesOf).join(' union all ')} order by 1`,
    )
    statements.set(server, statement)
  }
  const query = { name: 'rows-of', text: await statement, values: [companyId] }
  const { rows } = await server.app.db.owner.query<{ line: string }>(query)
  return rows.map(({ line }) => line)
}

const linesOf = ({ table, column }: { table: string; column: string }) =>
  `select '${table} ' || (to_jsonb(t) - 'seen_at' - 'last_seen_at' - 'last_used_at')::text as line from ${table} t
   where ${column} = $1`
