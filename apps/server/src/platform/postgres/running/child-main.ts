// A Node process that keeps an embedded PostgreSQL, for tests that kill it. Told what to do by one JSON argument; says
// one JSON line when it serves or was refused.
import { once } from 'node:events'
import { type EmbeddedPostgresOptions, PostgresStartRefused, startEmbeddedPostgres } from '../index'

/** What the child is asked to do and answers; see `start-in-child.ts`. */
export interface ChildTask {
  options: Omit<EmbeddedPostgresOptions, 'log' | 'onDeath'>
  /** Becomes this account before starting. */
  uid?: number
  /** `leave`: ends by having nothing left to do; `exit`: calls process.exit; `stop`: stops and ends with code 3. Default: stays until killed. */
  ending?: 'leave' | 'exit' | 'stop'
}

export type ChildAnswer = { url: string; pid: number; log: string[] } | { refused: string; message: string }

const task = JSON.parse(process.argv[2] ?? '') as ChildTask
if (task.uid !== undefined) {
  process.setgroups?.([])
  process.setgid?.(task.uid)
  process.setuid?.(task.uid)
}

const stoppedInOrder = 3

const log: string[] = []
try {
  const { url, pid, stop } = await startEmbeddedPostgres({ ...task.options, log: (line) => log.push(line) })
  await answer({ url, pid: pid(), log })
  if (task.ending === 'exit') process.exit()
  if (task.ending === 'stop') {
    await stop()
    process.exitCode = stoppedInOrder
  }
  if (task.ending === undefined) await once(process.stdin.resume(), 'end')
} catch (error) {
  if (!(error instanceof PostgresStartRefused)) throw error
  await answer({ refused: error.code, message: error.message })
}

async function answer(said: ChildAnswer): Promise<void> {
  await new Promise((resolve) => process.stdout.write(`${JSON.stringify(said)}\n`, resolve))
}
