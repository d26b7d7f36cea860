import pg from 'pg'
import { explainRefusedConnection } from './database-refused'

/**
 * Works on a connection of its own, which ends with the work; what breaks it meanwhile surfaces in the statement at hand.
 * @throws DatabaseRefused in a sentence when nobody gets in
 */
export async function withClient<T>(
  url: string,
  name: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({
    connectionString: url,
    application_name: name,
    connectionTimeoutMillis: 10_000,
  })
  client.on('error', () => {})
  try {
    await client.connect().catch((error: unknown) => explainRefusedConnection(error, url))
    return await work(client)
  } finally {
    await client.end().catch(() => {})
  }
}
