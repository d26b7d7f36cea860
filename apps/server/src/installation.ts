import { resolve } from 'node:path'
import { openPostgres } from './open-postgres'
import { migrate } from './platform/database/migrate'
import type { Log } from './platform/log'
import { deriveSecrets, readRootSecret } from './platform/secrets/secrets'
import type { Settings } from './settings'

export interface Installation {
  ownerUrl: string
  appUrl: string
  rootSecret: string
  /** Stops the database when it is ours. */
  stop(): Promise<void>
}

/**
 * Makes the database ready: the external one of DATABASE_URL, else the embedded one in the data folder,
 * brought up to date either way. `beside` lets a command work beside a server that already runs on the data.
 * @throws PostgresStartRefused, MigrationRefused with a sentence for the person who starts it
 */
export async function openInstallation(
  settings: Settings,
  log: Log,
  { beside = false }: { beside?: boolean } = {},
): Promise<Installation> {
  const { ownerUrl, stop } = await openPostgres(settings, log, {
    beside,
    onDeath: () => log.error('the database died and is being started again'),
  })
  try {
    const rootSecret = await readRootSecret(settings.BALCAO_SECRET, resolve(settings.DATA_DIR))
    const appPassword = deriveSecrets(rootSecret).databasePassword()
    await migrate({ ownerUrl, appRole: settings.DATABASE_APP_ROLE, appPassword })
    const appUrl = new URL(ownerUrl)
    appUrl.username = settings.DATABASE_APP_ROLE
    appUrl.password = appPassword
    return { ownerUrl, appUrl: appUrl.href, rootSecret, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
