import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { migrate } from '../platform/database/migrate'
import { startEmbeddedPostgres } from '../platform/postgres'
import { deriveSecrets } from '../platform/secrets/secrets'
import { templateDatabase, testOwner, testRootSecret } from './database'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
  }
}

/**
 * One PostgreSQL for the whole run and one migrated template in it; every test file clones the template.
 * The template's owner is an ordinary role, as it would be on a managed database.
 */
export default async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'balcao-tests-'))
  // As root the database runs under an account of its own, which must be able to pass.
  await chmod(folder, 0o755)
  const server = await startEmbeddedPostgres({
    dataDir: join(folder, 'postgres'),
    durable: false,
    log: () => {},
  })
  const admin = new pg.Client({ connectionString: server.url })
  await admin.connect()
  await admin.query(`create role ${testOwner} login createrole createdb password '${testOwner}'`)
  await admin.query(`create database ${templateDatabase} owner ${testOwner}`)
  const ownerUrl = new URL(server.urlFor(templateDatabase))
  ownerUrl.username = testOwner
  ownerUrl.password = testOwner
  await migrate({
    ownerUrl: ownerUrl.href,
    appRole: 'balcao_app',
    appPassword: deriveSecrets(testRootSecret).databasePassword(),
  })
  await admin.query(
    'create role balcao_wall_down login bypassrls password $$balcao_wall_down$$ in role balcao_app',
  )
  await admin.end()
  project.provide('postgresUrl', server.url)

  return async () => {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
