import { systemClock, type Clock } from '../platform/clock'
import { startTestServer, type TestServer } from './server'

interface Kept {
  server: TestServer
  clock: Clock
}

/** Nobody has these at the moment. They end with the worker's process. */
const free: Kept[] = []

/**
 * A server that runs no jobs, for files that look only at companies of their own: those of a worker have it one after the
 * other, as shops of one installation do. `stop` gives it back. Whoever counts rows of everybody, changes tables, settings
 * or limits, or ends connections starts one of their own (`startTestServer`).
 */
export async function borrowTestServer({ clock = systemClock }: { clock?: Clock } = {}): Promise<TestServer> {
  const kept = free.pop() ?? (await startKept())
  kept.clock = clock
  return {
    ...kept.server,
    async stop() {
      free.push(kept)
    },
  }
}

async function startKept(): Promise<Kept> {
  const kept: Pick<Kept, 'clock'> = { clock: systemClock }
  const server = await startTestServer({ env: { BALCAO_ROLE: 'web' }, clock: () => kept.clock() })
  return Object.assign(kept, { server })
}
