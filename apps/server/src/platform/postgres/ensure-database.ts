import { Client, escapeIdentifier } from 'pg'

/** Proves that the server answers, and makes the database when it is missing. `admin` is a connection to another one. */
export async function ensureDatabase({ admin, name }: { admin: string; name: string }): Promise<void> {
  await withClient(admin, async (client) => {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (rowCount === 0) await client.query(`create database ${escapeIdentifier(name)}`)
  })
}

async function withClient(
  connectionString: string,
  run: (client: Client) => Promise<unknown>,
): Promise<void> {
  const client = new Client({ connectionString })
  client.on('error', () => undefined) // the query or connect in flight reports it
  await client.connect()
  try {
    await run(client)
  } finally {
    await client.end()
  }
}
