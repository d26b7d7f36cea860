import type { TestServer } from './server'

/** Every row of every table, the job queue's included, as text: what a thief of the database would read. */
export async function dumpEverything(server: TestServer): Promise<string> {
  const { owner } = server.app.db
  const { rows: tables } = await owner.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  )
  const parts: string[] = []
  for (const { name } of tables) {
    const { rows } = await owner.query<{ line: string }>(`select row_to_json(t)::text as line from ${name} t`)
    parts.push(name, ...rows.map(({ line }) => line))
  }
  return parts.join('\n')
}
