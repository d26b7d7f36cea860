import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { runs } from '@balcao/testkit/chance'
import { asAdmin, testOwner, urlAs } from '../../testing/database'
import { DatabaseRefused } from './database-refused'
import { knownMigrations, migrate } from './migrate'

interface Empty {
  ownerUrl: string
  appRole: string
  appPassword: string
  query(text: string): Promise<{ rows: Record<string, unknown>[] }>
}

/** An empty database with an owner of its own, gone when the test ends. */
async function givenEmptyDatabase(ownerMay = 'createrole'): Promise<Empty> {
  const postgresUrl = inject('postgresUrl')
  const name = `migrate_${randomBytes(5).toString('hex')}`
  const [owner, appRole] = [`${name}_owner`, `${name}_app`]
  await asAdmin(postgresUrl, async (admin) => {
    await admin.query(`create role ${owner} login ${ownerMay} password 'owner'`)
    await admin.query(`create database ${name} owner ${owner}`)
  })
  onTestFinished(() =>
    asAdmin(postgresUrl, async (admin) => {
      await admin.query(`drop database ${name} with (force)`)
      await admin.query(`drop role if exists ${appRole}`)
      await admin.query(`drop role ${owner}`)
    }),
  )
  const ownerUrl = urlAs(postgresUrl, name, owner, 'owner')
  return {
    ownerUrl,
    appRole,
    appPassword: 'app',
    async query(text) {
      return connected(ownerUrl, (client) => client.query<Record<string, unknown>>(text))
    },
  }
}

async function connected<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  // PostgreSQL drops the database while it still says goodbye to who has left.
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const refusalOf = (database: Empty) =>
  migrate(database).then(
    () => 'none',
    (error: Error) => {
      expect(error).toBeInstanceOf(DatabaseRefused)
      return error.message
    },
  )

describe('migrations', () => {
  it('several processes may start at once on an empty database, and start again', async () => {
    const database = await givenEmptyDatabase()
    await Promise.all(Array.from({ length: 6 }, () => migrate(database)))
    await migrate(database)
    const { rows } = await database.query('select name from schema_migrations order by name')
    expect(rows.map(({ name }) => name)).toEqual(await knownMigrations())
  })

  it('several may start at once on databases that lie side by side and share the role', async () => {
    const first = await givenEmptyDatabase('createrole superuser')
    const others = await Promise.all(
      Array.from({ length: runs(5, 2) }, async () => ({
        ...(await givenEmptyDatabase('superuser')),
        appRole: first.appRole,
      })),
    )
    const all = [first, ...others]
    for (let round = 0; round < 4; round++) await Promise.all(all.map((database) => migrate(database)))
    const { rows } = await connected(urlAs(first.ownerUrl, 'postgres', first.appRole, 'app'), (client) =>
      client.query('show jit'),
    )
    expect(rows).toEqual([{ jit: 'off' }])
  })

  it('a migration that was changed after it had been applied is refused by its name', async () => {
    const database = await givenEmptyDatabase()
    await migrate(database)
    await database.query(`update schema_migrations set digest = 'other' where name = '0002_orders.sql'`)
    expect(await refusalOf(database)).toBe(
      'The migration 0002_orders.sql was changed after it had been applied',
    )
  })

  it('a database that is newer than the program is refused', async () => {
    const database = await givenEmptyDatabase()
    await migrate(database)
    await database.query(`insert into schema_migrations (name, digest) values ('9999_future.sql', 'x')`)
    expect(await refusalOf(database)).toBe('The database is newer than this program (9999_future.sql)')
  })

  it('an owner that may not make the role is told what to grant', async () => {
    const database = await givenEmptyDatabase('nocreaterole')
    const owner = new URL(database.ownerUrl).username
    expect(await refusalOf(database)).toBe(
      `The owner in DATABASE_URL may not create the role ${database.appRole}. Grant it CREATEROLE: alter role ${owner} createrole`,
    )
    const { rows } = await database.query(
      `select 1 from pg_tables where schemaname = 'public' and tablename = 'orders'`,
    )
    expect(rows).toEqual([])
  })

  it('a role that could pass by the wall is refused: a superuser, one that bypasses it, the owner, one that has the owner', async () => {
    const database = await givenEmptyDatabase()
    const owner = new URL(database.ownerUrl).username
    const admin = new URL(inject('postgresUrl')).username
    for (const [appRole, reason] of [
      [admin, 'it may bypass it'],
      ['balcao_wall_down', 'it may bypass it'],
      [owner, `it is or has the owner ${owner}`],
    ] as const) {
      const message = await refusalOf({ ...database, appRole })
      expect(message).toContain(`The role ${appRole} could pass by row-level security, because ${reason}`)
    }
    await asAdmin(inject('postgresUrl'), (client) =>
      client.query(`create role ${database.appRole} in role ${owner}`),
    )
    expect(await refusalOf(database)).toContain(`it is or has the owner ${owner}`)
  })

  it('the product works as the role it was given, with the password it was given', async () => {
    const database = await givenEmptyDatabase()
    await migrate(database)
    await migrate({ ...database, appPassword: 'renewed' })
    const name = new URL(database.ownerUrl).pathname.slice(1)
    const { rows } = await connected(urlAs(database.ownerUrl, name, database.appRole, 'renewed'), (client) =>
      client.query('select 1 from companies'),
    )
    expect(rows).toEqual([])
  })

  it('the tests’ own template belongs to an ordinary role, as on a managed database', async () => {
    const { rows } = await asAdmin(inject('postgresUrl'), (admin) =>
      admin.query('select rolsuper, rolbypassrls from pg_roles where rolname = $1', [testOwner]),
    )
    expect(rows).toEqual([{ rolsuper: false, rolbypassrls: false }])
  })
})
