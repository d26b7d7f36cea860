import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

const program = '/usr/sbin/pgbouncer'

/** Whether there is one on this machine (Debian: `apt-get install pgbouncer`). */
export const hasPgBouncer = existsSync(program)

export interface PgBouncer {
  /** The address of a database behind it, for the same user. */
  through(url: string): string
  stop(): Promise<void>
}

/** A real PgBouncer in front of a PostgreSQL, which lets in whom `urls` name, with few connections behind it. */
export async function startPgBouncer(options: {
  mode: 'session' | 'transaction'
  urls: readonly string[]
}): Promise<PgBouncer> {
  const folder = await mkdtemp(join(tmpdir(), 'balcao-pgbouncer-'))
  const port = await freePort()
  const { hostname, port: behind } = new URL(options.urls[0]!)
  const users = options.urls.map((url) => new URL(url))
  await writeFile(
    join(folder, 'users'),
    users.map(({ username, password }) => `"${username}" "${decodeURIComponent(password)}"\n`).join(''),
  )
  await writeFile(
    join(folder, 'settings'),
    `[databases]
* = host=${hostname} port=${behind}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${folder}/users
pool_mode = ${options.mode}
default_pool_size = 40
`,
  )
  for (const name of ['users', 'settings']) await chmod(join(folder, name), 0o644)
  await chmod(folder, 0o755)
  // It does not work as root.
  const as = process.getuid?.() === 0 ? ['-u', 'nobody'] : []
  const child = spawn(program, ['-q', ...as, join(folder, 'settings')], { stdio: 'ignore' })
  const ended = once(child, 'exit')
  const through = (url: string) => {
    const own = new URL(url)
    own.host = `127.0.0.1:${port}`
    return own.href
  }
  await untilItAnswers(through(options.urls[0]!))
  return {
    through,
    async stop() {
      child.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true })
    },
  }
}

async function untilItAnswers(url: string): Promise<void> {
  for (;;) {
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => {})
    const answers = await client.connect().then(
      () => true,
      (error: NodeJS.ErrnoException) => {
        if (error.code !== 'ECONNREFUSED') throw error
        return false
      },
    )
    await client.end().catch(() => {})
    if (answers) return
    await pause(20)
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  return typeof address === 'object' && address ? address.port : 0
}
