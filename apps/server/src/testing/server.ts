import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { createApp, type App, type AppOptions } from '../app'
import { createLog } from '../platform/log'
import { readSettings } from '../settings'
import { createTestDatabase, testRootSecret, type TestDatabase } from './database'

export interface TestServer {
  url: string
  app: App
  database: TestDatabase
  stop(): Promise<void>
}

/**
 * A whole server on a port of its own, with a fresh database: what a test file talks to over HTTP. `through` may
 * lead its database connections through a fault proxy.
 */
export async function startTestServer(
  options: {
    env?: Record<string, string>
    wallDown?: boolean
    postgresUrl?: string
    through?: (url: string) => string
    /** Leads to each of several servers, one of which is the primary. */
    servers?: (url: string) => string[]
    /** A second process of an installation: it works on that one's database. */
    beside?: TestServer
    /** Leads to a standby of the same database. */
    replica?: (url: string) => string
  } & Partial<Pick<AppOptions, 'clock' | 'log' | 'webFolder'>> & { limitFactor?: number } = {},
): Promise<TestServer> {
  const { beside } = options
  const database =
    beside?.database ?? (await createTestDatabase(options.postgresUrl ?? inject('postgresUrl')))
  const { through = (url: string) => url } = options
  const app = await createApp({
    settings: readSettings({
      NODE_ENV: 'test',
      PORT: '0',
      // Nothing is kept beside the repository; who looks into the folder gives one.
      DATA_DIR: join(tmpdir(), 'balcao-tests'),
      // No test leaves the machine: whoever needs postal codes, Meta or Google points these at the stand-in.
      BALCAO_VIACEP_URL: 'http://127.0.0.1:9',
      BALCAO_BRASILAPI_URL: 'http://127.0.0.1:9',
      WHATSAPP_CLOUD_URL: 'http://127.0.0.1:9',
      GOOGLE_API_URL: 'http://127.0.0.1:9',
      GOOGLE_ACCOUNTS_URL: 'http://127.0.0.1:9',
      GOOGLE_OAUTH_URL: 'http://127.0.0.1:9',
      BALCAO_NEWS_AFTER_SECONDS: '0',
      BALCAO_BOT_AFTER_SECONDS: '0',
      BALCAO_LIMIT_FACTOR: String(options.limitFactor ?? 1000),
      ...options.env,
    }),
    log: options.log ?? createLog('silent'),
    ownerUrl: through(database.ownerUrl),
    appUrl: through(options.wallDown ? database.wallDownUrl : database.appUrl),
    ...(options.servers && { servers: options.servers(database.ownerUrl) }),
    ...(options.replica && { replicaUrl: options.replica(database.appUrl) }),
    rootSecret: testRootSecret,
    ...(options.clock ? { clock: options.clock } : {}),
    ...(options.webFolder ? { webFolder: options.webFolder } : {}),
  })
  const port = await app.listen()
  return {
    url: `http://127.0.0.1:${port}`,
    app,
    database,
    async stop() {
      await app.stop()
      if (!beside) await database.drop()
    },
  }
}
