import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { buildProgram } from '../../testing/build-program'
import { testRootSecret } from '../../testing/database'

/** The operator's command line as its own program, for tests that kill it or look at what it prints. */
export async function startOperator(args: string[], env: Record<string, string>) {
  const child = spawn(process.execPath, [await buildProgram('operator/main.ts'), ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      BALCAO_POSTGRES_BIN: process.env['BALCAO_POSTGRES_BIN'],
      NODE_ENV: 'test',
      BALCAO_SECRET: testRootSecret,
      ...env,
    },
  })
  const said = Promise.all([text(child.stdout), text(child.stderr)])
  const exited = once(child, 'exit')
  return {
    /** Waits for its end. */
    async outcome() {
      await exited
      const [out, err] = await said
      return { code: child.exitCode, lines: out.split('\n').filter(Boolean), errors: err.trim() }
    },
    /** Ends it without a chance to clean up, and waits until it is gone. */
    async kill() {
      child.kill('SIGKILL')
      await exited
    },
  }
}
