import { join, resolve } from 'node:path'
import { findPrimary } from './platform/database/servers/primary'
import { serversIn } from './platform/database/servers/server-list'
import type { Log } from './platform/log'
import { findRunningPostgres, startEmbeddedPostgres } from './platform/postgres'
import type { Settings } from './settings'

/**
 * The database of the settings as it is, without bringing it up to date: the external one itself and not its pooler, with `beside` the one that
 * a running server keeps, or the embedded one, started until `stop`.
 * Of several servers (`servers`) it is the primary.
 * @throws PostgresStartRefused, DatabaseRefused when none of several is the primary
 */
export async function openPostgres(
  settings: Settings,
  log: Log,
  { beside, onDeath }: { beside: boolean; onDeath?: () => void },
): Promise<{ ownerUrl: string; servers?: string[]; stop(): Promise<void> }> {
  const dataDir = join(resolve(settings.DATA_DIR), 'postgres')
  const external = settings.DATABASE_DIRECT_URL ?? settings.DATABASE_URL
  if (external !== undefined) {
    const servers = serversIn(external)!
    return { ownerUrl: await findPrimary(servers), servers, stop: async () => {} }
  }
  const running = beside ? findRunningPostgres(dataDir) : undefined
  if (running !== undefined) return { ownerUrl: running, stop: async () => {} }
  const embedded = await startEmbeddedPostgres({
    dataDir,
    log: (line) => log.debug(line),
    ...(onDeath && { onDeath }),
  })
  return { ownerUrl: embedded.url, stop: () => embedded.stop() }
}
