import type { Runner } from 'graphile-worker'
import type { Log } from '../log'
import type { WorkerLeases } from './worker-leases'

const restartMs = 500

export interface JobWorker {
  stop(): Promise<void>
}

/**
 * Keeps a runner at work. A runner ends when the database is away at the moment a job is asked for or done; it is then
 * started again, and a job that was locked for nobody or could not be ticked off is freed to run once more.
 */
export async function keepWorking(options: {
  start: () => Promise<Runner>
  leases: WorkerLeases
  /** How often to look for jobs that a dead process holds, in milliseconds. */
  sweepMs: number
  log: Log
}): Promise<JobWorker> {
  const { start, leases, sweepMs, log } = options
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  let runner = await start()
  watch(runner)

  function watch(watched: Runner) {
    const again = () => {
      leases.dropAll()
      if (!stopped) timer = setTimeout(() => void restart(), restartMs)
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

  const sweep = () => leases.freeDeadLocks().catch(() => {})
  await sweep()
  const sweeper = setInterval(() => void sweep(), sweepMs).unref()
  return {
    async stop() {
      stopped = true
      clearTimeout(timer)
      clearInterval(sweeper)
      await runner.stop().catch(() => {})
      await leases.close()
    },
  }
}
