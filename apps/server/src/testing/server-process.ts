import { spawn, type ChildProcess } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { buildProgram } from './build-program'
import { call, type CallOptions } from './call'
import { ageJobLocks, testRootSecret, type TestDatabase } from './database'

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
  /**
   * Starts it again on the same port and database, at once and as if it were some seconds later: what its former life held
   * is held long enough to be looked at.
   */
  start(): Promise<void>
  /** Waits until the start that was begun last is over. */
  started(): Promise<void>
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
  let starting: Promise<void>

  const spawnServer = async () => {
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
    while (!((await isListening(port)) && (await fetch(`${url}/readyz`).catch(() => undefined))?.ok)) {
      if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}: ${said}`)
      await pause(20)
    }
  }
  const start = () => (starting = spawnServer())
  const startLater = () => (starting = ageJobLocks(database).then(spawnServer))
  await start()
  return {
    url,
    start: startLater,
    started: () => starting,
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
 * Calls until there is an answer, as a careful caller does; a repeat is safe by the ids in it. Waits meanwhile for the
 * start of a server that is away.
 * @throws when the server refuses.
 */
export async function insist<Body>(
  { url, started }: Pick<ServerProcess, 'url' | 'started'>,
  path: string,
  options: CallOptions,
): Promise<Body> {
  for (;;) {
    const answer = await call<Body>({ url }, path, options).catch(() => undefined)
    if (answer && answer.status < 300) return answer.body
    if (answer && answer.status < 500) throw new Error(`${path}: ${answer.status} ${answer.text}`)
    await pause(10)
    await started()
  }
}

/** A call that nobody answers costs a hundred times as much, and a start is waited for with many. */
function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  return new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true))
    socket.once('error', () => resolve(false))
  }).finally(() => socket.destroy())
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
