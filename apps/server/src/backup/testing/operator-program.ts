import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { rolldown } from 'rolldown'
import { afterAll } from 'vitest'
import { packageRoot } from '../../platform/package-root'
import { testRootSecret } from '../../testing/database'

let bundle: Promise<string> | undefined
afterAll(async () => {
  if (bundle) await rm(join(await bundle, '..'), { recursive: true, force: true })
})

/** The operator's command line as its own program, for tests that kill it or look at what it prints. */
export async function startOperator(args: string[], env: Record<string, string>) {
  bundle ??= buildBundle()
  const child = spawn(process.execPath, [await bundle, ...args], {
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

/** Built inside the package, where the program finds its libraries and migrations. */
async function buildBundle(): Promise<string> {
  const file = join(packageRoot(), 'dist', `test-operator-${process.pid}`, 'operator.mjs')
  const build = await rolldown({
    input: join(packageRoot(), 'src/operator/main.ts'),
    platform: 'node',
    external: (id) => !/^(\.|\/|[A-Za-z]:\\|@balcao\/)/.test(id),
    logLevel: 'silent',
  })
  await build.write({ file, format: 'esm' })
  await build.close()
  return file
}
