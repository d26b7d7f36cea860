import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'

const root = join(import.meta.dirname, '../../..')
const demoApiKey = 'bk_demo_balcao_0000000000000000000000000000000'

test('SIGTERM to npm alone, and Ctrl-C, end the server and its database in good order; the next start finds the data', async () => {
  const data = await mkdtemp(join(tmpdir(), 'balcao-npm-'))
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const id = randomUUID()
  let group: number | undefined
  try {
    for (const [signal, round] of [
      ['SIGTERM', 'first'],
      ['SIGINT', 'again'],
      ['SIGINT', 'while it starts'],
    ] as const) {
      const npm = startWithNpm(data, port)
      group = npm.child.pid
      if (round !== 'while it starts')
        await expect.poll(npm.said, { timeout: 60_000 }).toContain('Para parar: Ctrl-C.')
      await expect.poll(async () => existsSync(await pidFile(data)), { intervals: [50] }).toBe(true)
      const postgres = await postgresPid(data)
      if (round === 'first') await placeOrder(url, id)
      if (round !== 'while it starts') expect(await ordersOf(url, id)).toBe(1)
      // A terminal sends Ctrl-C to all of them.
      process.kill(signal === 'SIGINT' ? -npm.child.pid! : npm.child.pid!, signal)
      await expect.poll(() => isAlive(postgres), { timeout: 30_000 }).toBe(false)
      expect(await isReady(url)).toBe(false)
      // A database that was killed leaves it behind.
      expect(existsSync(await pidFile(data))).toBe(false)
      expect(npm.said()).not.toMatch(/"level"|WARN|INVALID_ANNOTATION|TIMINGS/)
      group = undefined
    }
  } finally {
    if (group !== undefined) endGroup(group)
    await rm(data, { recursive: true, force: true })
  }
})

/** What is left of it, when something went wrong; it may be gone already. */
function endGroup(group: number) {
  try {
    process.kill(-group, 'SIGTERM')
  } catch {
    // Gone.
  }
}

/** `npm start` as a person types it, in a group of its own. */
function startWithNpm(data: string, port: number) {
  const child = spawn('npm', ['start'], {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, DATA_DIR: data, PORT: String(port), SMTP_URL: '', BALCAO_DEMO: 'true' },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (words: Buffer) => (said += words.toString()))
  return { child, said: () => said }
}

const isReady = (url: string) =>
  fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )

async function placeOrder(url: string, id: string) {
  const answer = await fetch(`${url}/rest/v1/orders`, {
    method: 'POST',
    headers: { authorization: `Bearer ${demoApiKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      id,
      customer_name: 'Ana Lima',
      customer_phone: '92991234567',
      customer_address: 'Rua das Flores, 120',
      neighbourhood: 'Centro',
      payment_method: 'cash',
      items: [{ name: 'X-Bacon', quantity: 1, unit_price: 24.9 }],
    }),
  })
  expect(answer.status, await answer.text()).toBe(201)
}

async function ordersOf(url: string, id: string): Promise<number> {
  const answer = await fetch(`${url}/rest/v1/orders?id=eq.${id}`, {
    headers: { authorization: `Bearer ${demoApiKey}` },
  })
  return ((await answer.json()) as unknown[]).length
}

/** Where the database says that it runs; it may have moved out of the way of its account. */
async function pidFile(data: string): Promise<string> {
  const note = await readFile(join(data, 'postgres/location.json'), 'utf8').catch(() => undefined)
  const folder = note ? (JSON.parse(note) as { folder: string }).folder : join(data, 'postgres')
  return join(folder, 'cluster/postmaster.pid')
}

const postgresPid = async (data: string) =>
  Number((await readFile(await pidFile(data), 'utf8')).split('\n')[0])

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })
}
