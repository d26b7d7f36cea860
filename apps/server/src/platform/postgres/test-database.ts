import { cpSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { inject, onTestFinished } from 'vitest'
import { type EmbeddedPostgresOptions, startEmbeddedPostgres } from './index'
import { makeOpenFolder } from './running/start-in-child'

/** For tests: a new folder, removed when the test ends. */
export async function makeTestFolder(): Promise<string> {
  const folder = await makeOpenFolder()
  onTestFinished(async () => rm(folder, { recursive: true, force: true, maxRetries: 5 }))
  return folder
}

let seed: Promise<string> | undefined

/** For tests that are not about the first start: a new folder with a database in it, removed when the test ends. */
export async function makeSeededFolder(): Promise<string> {
  seed ??= buildSeed()
  const folder = await makeTestFolder()
  cpSync(await seed, folder, { recursive: true }) // several times faster than the one that does not block
  return folder
}

/** For tests: starts in this process, fast rather than durable unless told so; stopped when the test ends. */
export async function startForTest(options: Partial<EmbeddedPostgresOptions> & { dataDir: string }) {
  const log: string[] = []
  const postgres = await startEmbeddedPostgres({ durable: false, log: (line) => log.push(line), ...options })
  onTestFinished(async () => postgres.stop())
  return { ...postgres, log, cluster: join(options.dataDir, 'cluster') }
}

/** For tests: one statement on a connection of its own; answers the rows. */
export async function ask(
  url: string,
  sql: string,
  values: unknown[] = [],
): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    const { rows } = await client.query<Record<string, unknown>>(sql, values)
    return rows
  } finally {
    await client.end()
  }
}

async function buildSeed(): Promise<string> {
  // Files of one worker share it; the run's end removes it.
  const dataDir = join(inject('scratch'), `seed-${process.pid}`)
  const postgres = await startEmbeddedPostgres({ dataDir, durable: false, log: () => undefined })
  await postgres.stop()
  return dataDir
}
