import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { migrate } from '../platform/database/migrate'
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

/**
 * Makes the template of a fresh server: migrated by an ordinary role, as it would be on a managed database, and
 * with a second role for the product that row-level security does not bind.
 */
export async function createTemplate(postgresUrl: string): Promise<void> {
  await asAdmin(postgresUrl, async (admin) => {
    await admin.query(`create role ${testOwner} login createrole createdb password '${testOwner}'`)
    await admin.query(`create database ${templateDatabase} owner ${testOwner}`)
    await migrate({
      ownerUrl: urlAs(postgresUrl, templateDatabase, testOwner, testOwner),
      appRole: 'balcao_app',
      appPassword: deriveSecrets(testRootSecret).databasePassword(),
    })
    await admin.query(
      'create role balcao_wall_down login bypassrls password $$balcao_wall_down$$ in role balcao_app',
    )
  })
}

/** Clones the migrated template, or another database that nobody is connected to, into a database of its own. */
export async function createTestDatabase(
  postgresUrl: string,
  template = templateDatabase,
): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`
  await asAdmin(postgresUrl, (admin) =>
    // Copied as files, because a copy by way of the log costs twice as much.
    admin.query(`create database ${name} template ${template} owner ${testOwner} strategy file_copy`),
  )
  const as = (user: string, password: string) => urlAs(postgresUrl, name, user, password)
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

/** The address of a database of the same server, for another user. */
export function urlAs(postgresUrl: string, database: string, user: string, password: string): string {
  const url = new URL(postgresUrl)
  url.pathname = `/${database}`
  url.username = user
  url.password = password
  return url.href
}

/** Works as the server's superuser. */
export async function asAdmin<T>(postgresUrl: string, work: (admin: pg.Client) => Promise<T>): Promise<T> {
  const admin = new pg.Client({ connectionString: postgresUrl })
  await admin.connect()
  try {
    return await work(admin)
  } finally {
    await admin.end()
  }
}

/** Jobs that were begun count as begun longer ago than a worker takes to show that it lives. */
export const ageJobLocks = ({ ownerUrl }: Pick<TestDatabase, 'ownerUrl'>) =>
  asAdmin(ownerUrl, (owner) =>
    owner.query(
      `with jobs as (update graphile_worker._private_jobs set locked_at = locked_at - interval '6 seconds'
         where locked_at is not null)
       update graphile_worker._private_job_queues set locked_at = locked_at - interval '6 seconds'
         where locked_at is not null`,
    ),
  )
