import { spawn, type ChildProcess } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { buildProgram } from './build-program'
import { testRootSecret, type TestDatabase } from './database'

export interface ServerProcess {
  url: string
  /** The number of the process that runs now. */
  pid(): number
  /** Ends it without a chance to say goodbye, and waits until it is gone. */
  kill(): Promise<void>
  /** Asks it to end, and answers its exit code once it has. */
  end(): Promise<number | null>
  /** Its exit code once it has ended; null when a signal ended it. */
  ended(): Promise<number | null>
  /** The last of what it wrote, over all its lives. */
  said(): string
  /** Starts it again on the same port and database. */
  start(): Promise<void>
}

/** The server as its own program on a test's database, for tests that kill or measure it. */
export async function startServerProcess(
  database: TestDatabase,
  env: Record<string, string> = {},
): Promise<ServerProcess> {
  const program = await buildProgram('main.ts')
  const port = await findFreePort()
  const url = `http://127.0.0.1:${port}`
  let child: ChildProcess
  let exit: Promise<number | null>
  let said = ''

  const start = async () => {
    child = spawn(process.execPath, [program], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'test',
        PORT: String(port),
        DATABASE_URL: database.ownerUrl,
        BALCAO_SECRET: testRootSecret,
        BALCAO_LIMIT_FACTOR: '1000',
        BALCAO_NEWS_AFTER_SECONDS: '0',
        SMTP_URL: 'smtp://127.0.0.1:1',
        LOG_LEVEL: 'fatal',
        ...env,
      },
    })
    exit = once(child, 'exit').then(([code]) => code as number | null)
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (words: Buffer) => (said = (said + words.toString()).slice(-8000)))
    }
    while (!(await fetch(`${url}/readyz`).catch(() => undefined))?.ok) {
      if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}: ${said}`)
      await pause(20)
    }
  }
  await start()
  return {
    url,
    start,
    ended: () => exit,
    said: () => said,
    pid: () => child.pid!,
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
    async end() {
      child.kill('SIGTERM')
      return exit
    },
  }
}

/**
 * A port that stays the server's while it is down: below those that a system gives to outgoing connections, one of
 * which may otherwise sit on it when the server comes back.
 */
async function findFreePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 32_000)
    const probe = createServer()
    const free = await new Promise<boolean>((resolve) => {
      probe.once('error', () => resolve(false))
      probe.listen(port, '127.0.0.1', () => resolve(true))
    })
    await new Promise((resolve) => probe.close(resolve))
    if (free) return port
  }
}
