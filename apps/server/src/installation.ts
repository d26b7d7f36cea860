import { resolve } from 'node:path'
import { openPostgres } from './open-postgres'
import { urlAsRole } from './platform/database/app-role'
import { DatabaseRefused } from './platform/database/database-refused'
import { migrate } from './platform/database/migrate'
import { keepsNames, sharesSessions } from './platform/database/pooling'
import type { Log } from './platform/log'
import { deriveSecrets, readRootSecret } from './platform/secrets/secrets'
import type { Settings } from './settings'

export interface Pooler {
  url: string
  /** Whether a statement that was named stays known by its name. */
  keepsNames: boolean
}

export interface Installation {
  ownerUrl: string
  appUrl: string
  /** Each server of which one is the primary, where the settings name several. */
  servers: readonly string[] | undefined
  /** The way of transactions, where it is another one than `appUrl`. */
  pooler: Pooler | undefined
  /** The way to the standby that answers what may be older. */
  replicaUrl: string | undefined
  rootSecret: string
  /** Stops the database when it is ours. */
  stop(): Promise<void>
}

/**
 * Makes the database ready: the external one of DATABASE_URL, else the embedded one in the data folder,
 * brought up to date either way. `beside` lets a command work beside a server that already runs on the data.
 * @throws PostgresStartRefused, DatabaseRefused with a sentence for the person who starts it
 */
export async function openInstallation(
  settings: Settings,
  log: Log,
  { beside = false }: { beside?: boolean } = {},
): Promise<Installation> {
  const { ownerUrl, servers, stop } = await openPostgres(settings, log, {
    beside,
    onDeath: () => log.error('the database died and is being started again'),
  })
  try {
    await requireSessions(settings, ownerUrl)
    const rootSecret = await readRootSecret(settings.BALCAO_SECRET, resolve(settings.DATA_DIR))
    const appPassword = deriveSecrets(rootSecret).databasePassword()
    await migrate({ ownerUrl, appRole: settings.DATABASE_APP_ROLE, appPassword })
    const appUrl = urlAsRole(ownerUrl, settings.DATABASE_APP_ROLE, appPassword)
    const pooler = await openPooler(settings, appPassword)
    const { DATABASE_REPLICA_URL: standby, DATABASE_APP_ROLE: role } = settings
    const replicaUrl = standby && urlAsRole(standby, role, appPassword)
    return { ownerUrl, appUrl, servers, pooler, replicaUrl, rootSecret, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Live events, jobs and locks belong to a connection; they get lost where connections are shared. */
async function requireSessions(
  { DATABASE_URL, DATABASE_DIRECT_URL }: Settings,
  ownerUrl: string,
): Promise<void> {
  if (!DATABASE_URL || !(await sharesSessions(ownerUrl))) return
  throw new DatabaseRefused(
    DATABASE_DIRECT_URL
      ? 'DATABASE_DIRECT_URL leads through a pooler in transaction mode, too: name PostgreSQL itself'
      : 'DATABASE_URL leads through a pooler in transaction mode (PgBouncer). Live events and jobs need connections of ' +
          'their own: name PostgreSQL itself in DATABASE_DIRECT_URL, or choose pool_mode=session',
  )
}

async function openPooler(
  { DATABASE_URL, DATABASE_DIRECT_URL, DATABASE_APP_ROLE }: Settings,
  appPassword: string,
): Promise<Pooler | undefined> {
  if (!DATABASE_URL || !DATABASE_DIRECT_URL) return undefined
  const url = urlAsRole(DATABASE_URL, DATABASE_APP_ROLE, appPassword)
  return { url, keepsNames: await keepsNames(url) }
}
