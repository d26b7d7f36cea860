import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { inject } from 'vitest'
import { buildProgram } from '../../../testing/build-program'
import type { ChildAnswer, ChildTask } from './child-main'

/** For tests: runs the launcher in a Node process and process group of its own. Resolves when that serves, was refused, or ended. */
export async function startInChild(task: ChildTask) {
  const child = spawn(
    process.execPath,
    [await buildProgram('platform/postgres/running/child-main.ts'), JSON.stringify(task)],
    {
      stdio: ['pipe', 'pipe', 'inherit'],
      detached: true,
    },
  )
  const exited = once(child, 'exit')
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string]
  return {
    pid: child.pid ?? 0,
    answer: JSON.parse(line) as ChildAnswer,
    exited,
    /** Ends the process without a chance to clean up, and waits until it is reaped. */
    async kill() {
      child.kill('SIGKILL')
      await exited
    },
  }
}

/** For tests: a new folder that every account may pass. */
export async function makeOpenFolder(): Promise<string> {
  const folder = await mkdtemp(join(inject('scratch'), 'postgres-'))
  await chmod(folder, 0o755)
  return folder
}
