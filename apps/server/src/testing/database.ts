import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { deriveSecrets } from '../platform/secrets/secrets'

export const templateDatabase = 'balcao_template'
export const testOwner = 'balcao_owner'
export const testRootSecret = 'a secret that only the tests know, long enough'

export interface TestDatabase {
  ownerUrl: string
  appUrl: string
  /** The same tables through a role that row-level security does not bind. */
  wallDownUrl: string
  drop(): Promise<void>
}

/** Clones the migrated template into a database of its own. */
export async function createTestDatabase(postgresUrl: string): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`
  await asAdmin(postgresUrl, (admin) =>
    admin.query(`create database ${name} template ${templateDatabase} owner ${testOwner}`),
  )
  const as = (user: string, password: string) => {
    const url = new URL(postgresUrl)
    url.pathname = `/${name}`
    url.username = user
    url.password = password
    return url.href
  }
  return {
    ownerUrl: as(testOwner, testOwner),
    appUrl: as('balcao_app', deriveSecrets(testRootSecret).databasePassword()),
    wallDownUrl: as('balcao_wall_down', 'balcao_wall_down'),
    drop: () =>
      asAdmin(postgresUrl, (admin) => admin.query(`drop database if exists ${name} with (force)`)).then(
        () => {},
      ),
  }
}

async function asAdmin<T>(postgresUrl: string, work: (admin: pg.Client) => Promise<T>): Promise<T> {
  const admin = new pg.Client({ connectionString: postgresUrl })
  await admin.connect()
  try {
    return await work(admin)
  } finally {
    await admin.end()
  }
}
