import type { App } from './app'
import type { Log } from './platform/log'
import { whatRuns } from './platform/what-runs'

/** An orderly end gets so long; then the process ends as it stands, and says that it left its jobs. */
const patienceMs = 4000

/**
 * An error that nobody caught leaves the process in a state that nobody knows: it is logged with the job or the request
 * that it came from, and the process stops in order, with exit code 1. The job that caused it runs alone from now on.
 */
export function stopOnFault({ app, log, stop }: { app: App; log: Log; stop: () => Promise<void> }): void {
  let isStopping = false
  const onFault = (error: unknown) => {
    const running = whatRuns()
    const { name, code, stack } = error instanceof Error ? (error as Error & { code?: string }) : {}
    // Not its message, which may quote what somebody wrote.
    const described = {
      name: name ?? typeof error,
      code,
      stack: stack?.split('\n').filter(isPlace).slice(0, 8),
    }
    log.fatal({ ...running, error: described }, 'an error that nobody caught; the process stops')
    if (isStopping) return
    isStopping = true
    process.exitCode = 1
    setTimeout(() => process.exit(1), patienceMs).unref()
    void endInOrder(running)
  }
  const endInOrder = async (running: ReturnType<typeof whatRuns>) => {
    await app.blame(running).catch(() => {})
    await stop().catch(() => {})
    process.exit(1)
  }
  process.on('uncaughtException', onFault)
  process.on('unhandledRejection', onFault)
}

const isPlace = (line: string) => /^\s+at /.test(line)
