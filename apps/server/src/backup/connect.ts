import pg from 'pg'
import { plainText } from './schema-facts'

/** The session locks by which two backups, or two restores, of one database keep out of each other's way. */
export const locks = { backup: 7_247_220_115, restore: 7_247_220_116 }

/** Works on a connection of its own as the tables' owner. What breaks it surfaces in the query at hand. */
export async function withConnection<T>(
  ownerUrl: string,
  name: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: ownerUrl, application_name: name })
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query(plainText)
    return await work(client)
  } finally {
    await client.end()
  }
}
