import { setTimeout as sleep } from 'node:timers/promises'
import { type ServerProcess, endServer, requestEnd } from './server-process'

/** A server that is started again whenever it dies. */
export interface KeptServer {
  /** Pid of the living server, or of the last one while it is being started again. */
  pid: () => number
  /** Ends it for good, in order; may be called more than once. */
  stop: () => Promise<void>
}

/**
 * Watches over a running server: when it dies, `onDeath` is called and `relaunch` is tried until it works, first after
 * 50 ms, then at doubling intervals up to 5 s. It is also stopped when this process ends by itself.
 */
export function keepServing(options: {
  first: ServerProcess
  bin: string
  relaunch: () => Promise<ServerProcess>
  log: (line: string) => void
  onDeath?: (() => void) | undefined
}): KeptServer {
  const { first, bin, relaunch, log, onDeath } = options
  const stopping = new AbortController()
  let server = first
  let startedAt = performance.now()
  let pauseMs = shortestPauseMs
  let stopped: Promise<void> | undefined

  const watch = async () => {
    while (!stopping.signal.aborted) {
      const reason = await server.ended
      if (stopping.signal.aborted) return
      log(`the database server died (${reason}); starting it again`)
      onDeath?.()
      if (performance.now() - startedAt > steadyMs) pauseMs = shortestPauseMs
      await startAgain()
    }
  }

  const startAgain = async () => {
    while (!stopping.signal.aborted) {
      await sleep(pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined)
      if (stopping.signal.aborted) return
      pauseMs = Math.min(pauseMs * 2, longestPauseMs)
      try {
        server = await relaunch()
        startedAt = performance.now()
        return
      } catch (error) {
        log(`the database server did not start: ${(error as Error).message}`)
      }
    }
  }

  const stop = async () => {
    stopping.abort()
    process.off('exit', atExit).off('beforeExit', atLastTask)
    await endLiving()
    await watching
    await endLiving() // the one that was just being started again
  }

  const endLiving = async () => {
    if (!server.hasEnded()) await endServer(server.pid, bin)
    // A child is reaped by the event loop, which must not run dry before that.
    while (!server.hasEnded()) await sleep(5)
  }
  const stopOnce = async () => (stopped ??= stop())

  const atExit = () => {
    if (!server.hasEnded()) requestEnd(server.pid, bin)
  }
  const atLastTask = () => void stopOnce()
  process.on('exit', atExit).on('beforeExit', atLastTask)

  const watching = watch()
  return { pid: () => server.pid, stop: stopOnce }
}

const shortestPauseMs = 50
const longestPauseMs = 5_000

/** A server that ran this long was sound, so the next death begins with a short pause again. */
const steadyMs = 30_000
