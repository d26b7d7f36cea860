import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '../../platform/postgres'
import { createTemplate } from '../database'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
  }
}

/**
 * One PostgreSQL for the whole run, in the folder of `scratch-setup`, and one migrated template in it; every test file
 * clones the template. BALCAO_POSTGRES_BIN=/usr/lib/postgresql/15/bin runs everything on another PostgreSQL.
 */
export default async function setup(project: TestProject) {
  const server = await startEmbeddedPostgres({
    dataDir: join(project.getProvidedContext().scratch, 'postgres'),
    durable: false,
    log: () => {},
    // Test files run side by side, some with two servers, each with pools of its own.
    settings: { max_connections: '240' },
  })
  await createTemplate(server.url)
  project.provide('postgresUrl', server.url)
  return () => server.stop()
}
