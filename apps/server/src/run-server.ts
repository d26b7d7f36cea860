import { join } from 'node:path'
import { createApp, type App } from './app'
import { openInstallation } from './installation'
import { DatabaseRefused } from './platform/database/database-refused'
import { createLog, type Log } from './platform/log'
import { loadPainted } from './painted'
import { packageRoot } from './platform/package-root'
import { startTracing } from './platform/tracing/start-tracing'
import { PostgresStartRefused } from './platform/postgres'
import { readSettings, SettingsRefused, type Settings } from './settings'

export interface RunningServer {
  app: App
  settings: Settings
  log: Log
  port: number
  stop(): Promise<void>
}

/** Raised when the port cannot be had; its message is meant for the person who starts the server. */
export class PortRefused extends Error {
  override name = 'PortRefused'
}

/** Starts everything of one process, from the environment to an open port. */
export async function runServer(
  env: Record<string, string | undefined>,
  options: { demoLinks?: Record<string, string>; beforeListening?: (app: App) => Promise<void> } = {},
): Promise<RunningServer> {
  const settings = readSettings(env)
  const log = createLog(settings.LOG_LEVEL)
  const endTracing = await startTracing(env, { log, role: settings.BALCAO_ROLE })
  const installation = await openInstallation(settings, log)
  const app = await createApp({
    settings,
    log,
    ownerUrl: installation.ownerUrl,
    appUrl: installation.appUrl,
    servers: installation.servers,
    pooler: installation.pooler,
    replicaUrl: installation.replicaUrl,
    rootSecret: installation.rootSecret,
    webFolder: join(packageRoot(), '../web/dist'),
    painted: loadPainted,
    ...(options.demoLinks ? { demoLinks: options.demoLinks } : {}),
  }).catch(async (error: unknown) => {
    await installation.stop()
    throw error
  })
  const stop = async () => {
    await app.stop()
    await endTracing()
    await installation.stop()
  }
  try {
    await options.beforeListening?.(app)
    const port = await app.listen()
    return { app, settings, log, port, stop }
  } catch (error) {
    await stop()
    throw explainPort(error as NodeJS.ErrnoException, settings)
  }
}

/** What the system says of a port or an address that it does not give, as a sentence; anything else as it is. */
function explainPort(error: NodeJS.ErrnoException, { PORT, HOST }: Settings): Error {
  switch (error.code) {
    case 'EADDRINUSE':
      return new PortRefused(
        `Port ${PORT} is taken. Stop what uses it, or choose another: PORT=3100 npm start`,
      )
    case 'EACCES':
      return new PortRefused(
        `Port ${PORT} is not for this user: those below 1024 are root's. Choose another, with a proxy in front: PORT=3000`,
      )
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new PortRefused(
        `HOST=${HOST} is no address of this machine. 127.0.0.1 is for a proxy beside it, 0.0.0.0 for every network`,
      )
    default:
      return error
  }
}

/**
 * Ends the process in good order on SIGTERM or Ctrl-C, and when whoever started it closes the channel between them or
 * dies; a second signal ends it at once. Call it before anything starts, and the answer with the stop once all has: what
 * is asked for meanwhile is done then, so that no half-started database stays behind.
 */
export function stopOnSignals(): (stop: () => Promise<void>) => void {
  let stop: (() => Promise<void>) | undefined
  let isAsked = false
  const end = () =>
    void stop?.().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  const ask = () => {
    if (isAsked) return
    isAsked = true
    end()
  }
  // Ctrl-C closes the channel as well, perhaps first: only a signal after a signal is one too many.
  let signals = 0
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (++signals > 1) process.exit(1)
      ask()
    })
  }
  if (process.send) {
    if (process.connected) process.on('disconnect', ask)
    else ask()
  }
  return (whenStarted) => {
    stop = whenStarted
    if (isAsked) end()
  }
}

/** Tells a person why the start was refused, in one sentence; anything unexpected keeps its stack. */
export function explainRefusal(error: unknown): never {
  const expected = [SettingsRefused, PostgresStartRefused, DatabaseRefused, PortRefused].some(
    (type) => error instanceof type,
  )
  process.stderr.write(
    `\n${expected ? (error as Error).message : ((error as Error).stack ?? String(error))}\n\n`,
  )
  process.exit(1)
}
