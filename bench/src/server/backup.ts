import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { withConnection } from '@balcao/server/backup/connect'
import { copyIn, copyOut } from '@balcao/server/backup/copy-stream'
import { startBench, type Bench } from '../setup/product'
import type { Result } from '../setup/result'

/** Fewer on a machine that others use: BENCH_BACKUP_ORDERS=20000 npm run bench backup */
const orders = Number(process.env['BENCH_BACKUP_ORDERS'] ?? 1_000_000)
const mostSeconds = 60
const operator = join(import.meta.dirname, '../../apps/server/dist/operator.mjs')

/**
 * The operator's backup of a million orders beside a running server, and its restore into an empty database, each
 * beside the database's own COPY of the same rows in the same run.
 */
export async function backup(): Promise<Result[]> {
  const folder = await mkdtemp(join(tmpdir(), 'balcao-bench-backup-'))
  const bench = await startBench()
  try {
    const { ownerUrl } = bench
    await fill(bench)
    await bench.db.owner.query('create database restored')
    const to = join(folder, 'backup')
    const run = (url: string, ...args: string[]) => runOperator(args, { DATABASE_URL: url, DATA_DIR: folder })
    const out = await seconds(() => copyRowsOut(ownerUrl))
    const made = await seconds(() => run(ownerUrl, 'backup', '--to', to))
    const back = await seconds(() => copyRowsIn(ownerUrl))
    const target = new URL(ownerUrl)
    target.pathname = '/restored'
    const restored = await seconds(() => run(target.href, 'restore', '--from', to))
    return [resultOf('backup', made, out), resultOf('restore', restored, back)]
  } finally {
    await bench.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function runOperator(args: string[], env: Record<string, string>): Promise<void> {
  const child = spawn(process.execPath, [operator, ...args], {
    env: { ...process.env, BALCAO_SECRET: 'a secret that only the benches know, long enough', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`operator ${args[0]} ended with ${code}`)
}

function resultOf(what: string, taken: number, raw: number): Result {
  return {
    what: `${what} of ${orders.toLocaleString('en')} orders`,
    value: `${taken.toFixed(1)} s, ${(taken / raw).toFixed(1)} × a bare COPY of the orders`,
    goal: `≤ ${mostSeconds} s`,
    pass: taken <= mostSeconds,
    data: { taken, bareCopy: raw },
  }
}

const copyRowsOut = (url: string) =>
  withConnection(url, 'bench', (client) =>
    pipeline(
      copyOut(client, 'copy orders to stdout'),
      new Writable({ write: (_chunk, _encoding, done) => done() }),
    ),
  )

/** Into a table without an index: what the database itself needs to take the rows and compute their columns. */
async function copyRowsIn(url: string): Promise<void> {
  await withConnection(url, 'bench', async (reading) =>
    withConnection(url, 'bench', async (writing) => {
      await writing.query('create table bare (like orders including generated)')
      await pipeline(copyOut(reading, 'copy orders to stdout'), copyIn(writing, 'copy bare from stdin'))
      await writing.query('drop table bare')
    }),
  )
}

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await work()
  return (performance.now() - begun) / 1000
}

/** One company's orders over three years, each with its first line of history. */
async function fill({ db, givenCompany }: Bench): Promise<void> {
  const item = { quantity: 2, unit_price_cents: 2490, options: [], notes: null, product_id: null }
  const items = JSON.stringify([
    { ...item, name: 'X-Bacon' },
    { ...item, name: 'Coca-Cola' },
  ])
  const company = await givenCompany('11222333000181')
  await db.owner.query('alter table orders disable trigger user')
  await db.owner.query(
    `insert into orders (company_id, id, business_day, number, status, fulfilment, customer_name, customer_phone,
       customer_address, neighbourhood, payment_method, items, delivery_fee_cents, discount_cents, total_cents, source,
       placed_digest, seen_at, created_at)
     select $1, gen_random_uuid(), '2020-01-01', n, (array['analysis','production','ready','delivered'])[1 + n % 4],
       'delivery', 'Cliente ' || n, '92991234567', 'Rua das Flores, ' || n, 'Centro', 'pix', $3::jsonb, 500, 0,
       1000 + n % 5000, 'api', '\\x00', now(), now() - make_interval(secs => (n * 90)::double precision)
     from generate_series(1, $2::int) n`,
    [company.id, orders, items],
  )
  await db.owner.query('alter table orders enable trigger user')
  await db.owner.query(
    `insert into order_timeline (company_id, order_id, kind, actor) select company_id, id, 'placed', 'api' from orders`,
  )
}
