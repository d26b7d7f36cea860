import { openDatabase, type Database, type Tx } from '@balcao/server/platform/database/database'
import { appendEvent } from '@balcao/server/platform/live/append-event'
import { sql } from '@balcao/server/platform/database/sql'
import { startBench } from '../setup/product'
import { percentile, type Result } from '../setup/result'

const companies = 64
const seconds = 4
const rounds = 3

const event = JSON.stringify({ fields: ['nome_empresa'] })
const ways = {
  /** As the product does: announced by the process, once it has committed. */
  told: (tx: Tx) => appendEvent(tx, 'COMPANY_CHANGED', { fields: ['nome_empresa'] }),
  /** The same rows, and nobody hears of them. */
  silent: (tx: Tx) => tx.execute(sql`select app.write_event('COMPANY_CHANGED', ${event}::jsonb)`),
  /** Announced inside the transaction, as PostgreSQL would have it. */
  within: (tx: Tx) => tx.execute(sql`select app.append_event('COMPANY_CHANGED', ${event}::jsonb)`),
}

/** What live events cost the commits that leave them: announced afterwards, not at all, and within the transaction. */
export async function announce(): Promise<Result[]> {
  const bench = await startBench({}, { connections: 160 })
  const appUrl = bench.db.app.options.connectionString!
  const db = openDatabase({ ownerUrl: bench.ownerUrl, appUrl, poolSize: companies, onError: () => {} })
  try {
    const { rows } = await bench.db.owner.query<{ id: string }>(
      `insert into companies (id, cnpj, nome_empresa, email_cliente)
       select gen_random_uuid(), lpad(n::text, 14, '0'), 'Loja ' || n, n || '@medida.example'
       from generate_series(1, $1::int) n returning id`,
      [companies],
    )
    const ids = rows.map(({ id }) => id)
    const one = await measure(db, ids, 1)
    const many = await measure(db, ids, companies)
    return [
      resultOf('one in flight, against the same commits without an announcement', one.told / one.silent, {
        least: 0.75,
        data: one,
      }),
      resultOf('64 in flight, against the same commits without an announcement', many.told / many.silent, {
        least: 0.75,
        data: many,
      }),
    ]
  } finally {
    await db.close()
    await bench.stop()
  }
}

function resultOf(what: string, ratio: number, { least, data }: { least: number; data: unknown }): Result {
  const pass = ratio >= least
  return {
    what: `commits with a live event, ${what}`,
    value: ratio.toFixed(2),
    goal: `≥ ${least}`,
    pass,
    data,
  }
}

/** Commits a second, each way, in the median of rounds that take turns. */
async function measure(db: Database, ids: readonly string[], inFlight: number) {
  const rates = { told: [] as number[], silent: [] as number[], within: [] as number[] }
  for (let round = 0; round < rounds; round++) {
    for (const way of ['silent', 'told', 'within'] as const)
      rates[way].push(await rateOf(db, ids.slice(0, inFlight), ways[way]))
  }
  const median = (way: keyof typeof rates) => Math.round(percentile(rates[way], 0.5))
  return { told: median('told'), silent: median('silent'), within: median('within'), rates }
}

async function rateOf(db: Database, ids: readonly string[], write: (tx: Tx) => Promise<unknown>) {
  const until = performance.now() + seconds * 1000
  let commits = 0
  await Promise.all(
    ids.map(async (id) => {
      while (performance.now() < until) {
        await db.asCompany(id, write)
        commits += 1
      }
    }),
  )
  return commits / seconds
}
