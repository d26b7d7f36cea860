import type pg from 'pg'
import { withClient } from '../platform/database/with-client'
import { plainText } from './schema-facts'

/** The session locks by which two backups, or two restores, of one database keep out of each other's way. */
export const locks = { backup: 7_247_220_115, restore: 7_247_220_116 }

/** Works on a connection of its own as the tables' owner, on which values are written as a backup has them. @throws DatabaseRefused */
export function withConnection<T>(
  ownerUrl: string,
  name: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  return withClient(ownerUrl, name, async (client) => {
    await client.query(plainText)
    return work(client)
  })
}
