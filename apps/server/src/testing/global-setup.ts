import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { packageRoot } from '../platform/package-root'
import { startEmbeddedPostgres } from '../platform/postgres'
import { createTemplate } from './database'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
    /** A folder that every account may pass, removed when the run ends. */
    scratch: string
    /** Where programs are built that tests start, removed when the run ends. */
    programs: string
  }
}

/**
 * One PostgreSQL for the whole run and one migrated template in it; every test file clones the template.
 * BALCAO_POSTGRES_BIN=/usr/lib/postgresql/15/bin runs everything on another PostgreSQL.
 */
export default async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'balcao-tests-'))
  // As root the database runs under an account of its own, which must be able to pass.
  await chmod(folder, 0o755)
  const server = await startEmbeddedPostgres({
    dataDir: join(folder, 'postgres'),
    durable: false,
    log: () => {},
    // Test files run side by side, some with two servers, each with pools of its own.
    settings: { max_connections: '240' },
  })
  await createTemplate(server.url)
  const programs = join(packageRoot(), 'dist', `test-${process.pid}`)
  project.provide('postgresUrl', server.url)
  project.provide('scratch', folder)
  project.provide('programs', programs)

  return async () => {
    await server.stop()
    for (const each of [folder, programs]) await rm(each, { recursive: true, force: true })
  }
}
