import { Client, escapeIdentifier } from 'pg'

/** Connects once to prove that the server answers, and makes the database when it is missing. */
export async function ensureDatabase({
  admin,
  url,
  name,
}: {
  admin: string
  url: string
  name: string
}): Promise<void> {
  try {
    await withClient(url, async (client) => client.query('select 1'))
  } catch (error) {
    if ((error as { code?: string }).code !== databaseMissing) throw error
    await withClient(admin, async (client) => client.query(`create database ${escapeIdentifier(name)}`))
  }
}

/** PostgreSQL's code for a connection to a database that does not exist. */
const databaseMissing = '3D000'

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
