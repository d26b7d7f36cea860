import { spawn } from 'node:child_process'
import { randomInt, randomUUID } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApiKey } from '@balcao/server/auth/index'
import { createCompany } from '@balcao/server/operator/companies/companies'
import { openDatabase, type Database } from '@balcao/server/platform/database/database'
import { startEmbeddedPostgres } from '@balcao/server/platform/postgres/index'
import { createPasswords } from '@balcao/server/platform/secrets/passwords'
import { deriveSecrets, newToken } from '@balcao/server/platform/secrets/secrets'

export const root = join(import.meta.dirname, '../..')
export const secret = 'a secret that only the benches know, long enough'

export interface Company {
  id: string
  cnpj: string
  password: string
  cookie: string
  apiKey: string
}

/** A company's account at Meta: where Meta posts, and with which secret it signs. */
export interface Account {
  url: string
  phoneNumberId: string
  appSecret: string
}

/** The built product as its own process over a database of its own, and a bare Fastify + pg route beside it. */
export interface Bench {
  url: string
  ownerUrl: string
  db: Database
  /** Of the product's process. */
  pid: number
  /** Where the product keeps its files. */
  folder: string
  givenCompany(cnpj: string): Promise<Company>
  /** Gives a company a WhatsApp account whose webhooks the bench posts; nobody answers what is asked of it. */
  givenAccount(company: Company): Promise<Account>
  /** Starts the control; its address answers the same rows without session, wall or contract. */
  startBareRoute(companyId: string): Promise<string>
  stop(): Promise<void>
}

/** @param settings of the product's process, beside those that every bench has. `connections`: of PostgreSQL, for more processes. */
export async function startBench(
  settings: Record<string, string> = {},
  { connections = 60 } = {},
): Promise<Bench> {
  const folder = await mkdtemp(join(tmpdir(), 'balcao-bench-'))
  await chmod(folder, 0o755)
  const postgres = await startEmbeddedPostgres({
    dataDir: join(folder, 'postgres'),
    log: () => {},
    settings: { max_connections: String(connections) },
  })
  const children: ReturnType<typeof spawn>[] = []
  // A bench that is stopped half-way must not leave servers behind.
  const killAll = () => {
    for (const child of children) child.kill('SIGKILL')
  }
  process.on('exit', killAll)
  const start = async (file: string, env: Record<string, string>, ready: string) => {
    const port = await freePort()
    const child = spawn(process.execPath, [join(root, file)], {
      env: { ...process.env, PORT: String(port), ...env },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    children.push(child)
    await answers(`http://127.0.0.1:${port}${ready}`)
    return { url: `http://127.0.0.1:${port}`, pid: child.pid! }
  }
  const { url, pid } = await start(
    'apps/server/dist/main.mjs',
    {
      DATABASE_URL: postgres.url,
      DATA_DIR: folder,
      BALCAO_SECRET: secret,
      SMTP_URL: 'smtp://127.0.0.1:1',
      WHATSAPP_CLOUD_URL: 'http://127.0.0.1:1',
      BALCAO_LIMIT_FACTOR: '100000',
      LOG_LEVEL: 'error',
      ...settings,
    },
    '/readyz',
  )
  const appUrl = new URL(postgres.url)
  appUrl.username = 'balcao_app'
  appUrl.password = deriveSecrets(secret).databasePassword()
  const db = openDatabase({ ownerUrl: postgres.url, appUrl: appUrl.href, onError: () => {} })
  return {
    url,
    ownerUrl: postgres.url,
    db,
    pid,
    folder,
    async givenCompany(cnpj) {
      const { id } = await createCompany(db, {
        cnpj,
        nome: 'Lanchonete Medida',
        email: 'dona@medida.example',
        modules: ['mod_atendimento', 'mod_motoboy', 'mod_gerente', 'mod_agendamento'],
      })
      const { token, hash } = newToken()
      await db.owner.query(
        `insert into sessions (company_id, id, token_hash, expires_at) values ($1, $2, $3, now() + interval '1 day')`,
        [id, randomUUID(), hash],
      )
      const key = await db.asCompany(id, (tx) =>
        createApiKey(tx, id, { name: 'bench', scopes: ['orders', 'company'] }),
      )
      const password = 'Balcao#2026'
      const passwordHash = await createPasswords().hash(password)
      await db.owner.query('insert into credentials (company_id, password_hash) values ($1, $2)', [
        id,
        passwordHash,
      ])
      return { id, cnpj, password, cookie: `balcao=${token}`, apiKey: key.token }
    },
    async givenAccount(company) {
      const [phoneNumberId, appSecret] = [String(randomInt(1e9, 1e10)), newToken().token]
      const response = await fetch(`${url}/api/channel`, {
        method: 'PUT',
        headers: { cookie: company.cookie, 'content-type': 'application/json' },
        body: JSON.stringify({
          kind: 'cloud',
          phone_number_id: phoneNumberId,
          access_token: 'token',
          app_secret: appSecret,
        }),
      })
      const channel = (await response.json()) as { cloud: { webhook_url: string } }
      return { url: url + new URL(channel.cloud.webhook_url).pathname, phoneNumberId, appSecret }
    },
    startBareRoute: async (companyId) =>
      (
        await start(
          'bench/dist/bare-route.mjs',
          { DATABASE_URL: postgres.url, COMPANY_ID: companyId },
          '/ready',
        )
      ).url,
    async stop() {
      process.off('exit', killAll)
      const gone = children.map((child) => new Promise((resolve) => child.once('exit', resolve)))
      for (const child of children) child.kill('SIGTERM')
      await Promise.all(gone)
      await db.close()
      await postgres.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })
}

async function answers(url: string): Promise<void> {
  const until = Date.now() + 30_000
  while (Date.now() < until) {
    const response = await fetch(url).catch(() => undefined)
    if (response?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`${url} did not answer`)
}
