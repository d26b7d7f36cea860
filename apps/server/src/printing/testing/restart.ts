import { createApp } from '../../app'
import { createLog } from '../../platform/log'
import { readSettings } from '../../settings'
import { testRootSecret } from '../../testing/database'
import type { TestServer } from '../../testing/server'

/** Stops a test server's process parts, runs `meanwhile`, and starts them again on the same port and database. */
export async function restart(
  server: TestServer,
  meanwhile: () => Promise<void> = async () => {},
): Promise<void> {
  await server.app.stop()
  await meanwhile()
  server.app = await createApp({
    settings: readSettings({ NODE_ENV: 'test', PORT: new URL(server.url).port, BALCAO_LIMIT_FACTOR: '1000' }),
    log: createLog('silent'),
    ownerUrl: server.database.ownerUrl,
    appUrl: server.database.appUrl,
    rootSecret: testRootSecret,
  })
  await server.app.listen()
}

/** Ends a server that has been restarted: its own `stop` knows only the first process. */
export async function stopRestarted(server: TestServer): Promise<void> {
  await server.app.stop()
  await server.database.drop()
}
