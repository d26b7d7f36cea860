import type { Runner } from 'graphile-worker'
import type { Log } from '../log'

const restartMs = 500

export interface Lane {
  stop(): Promise<void>
}

/**
 * Keeps a runner at work. A runner ends when the database is away at the moment a job is asked for or done; it is then
 * started again, and a job that was locked for nobody or could not be ticked off is freed to run once more.
 */
export async function keepWorking(options: {
  start: () => Promise<Runner>
  /** The runner that was started last has ended. */
  onEnd: () => void
  log: Log
}): Promise<Lane> {
  const { start, onEnd, log } = options
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  let runner = await start()
  watch(runner)

  function watch(watched: Runner) {
    const again = () => {
      if (stopped) return
      onEnd()
      timer = setTimeout(() => void restart(), restartMs)
    }
    watched.promise.then(again, again)
  }

  async function restart() {
    log.warn('the job worker ended; starting it again')
    try {
      const next = await start()
      if (stopped) return await next.stop()
      runner = next
      watch(next)
    } catch {
      if (!stopped) timer = setTimeout(() => void restart(), restartMs)
    }
  }

  return {
    async stop() {
      stopped = true
      clearTimeout(timer)
      await runner.stop().catch(() => {})
    },
  }
}
