import { setTimeout as pause } from 'node:timers/promises'
import { customerWrites } from '../setup/customer-writes'
import { startBench, type Account, type Bench } from '../setup/product'
import { percentile, type Result } from '../setup/result'

const seconds = 60
const customers = 200
/** One webhook in ten is a repeat of an earlier one. */
const repeatEvery = 10

/** Webhooks that come by the clock, whether or not the earlier ones were answered, each stored before its answer. */
export async function receiveWebhooks(): Promise<Result[]> {
  const bench = await startBench()
  try {
    const calm = await rainOn(bench, ['11222333000181'], 50)
    const storm = await rainOn(bench, ['11444777000161', '45723174000110', '60746948000112'], 200)
    const [p50, p99] = [percentile(calm.times, 0.5), percentile(calm.times, 0.99)]
    const what = 'webhook stored and answered, 50 a second for a minute'
    const { refused, stored, said } = storm
    return [
      {
        what: `${what}, p50`,
        value: `${p50.toFixed(1)} ms`,
        goal: '≤ 25 ms',
        pass: p50 <= 25 && calm.isWhole,
      },
      { what: `${what}, p99`, value: `${p99.toFixed(1)} ms`, goal: '≤ 250 ms', pass: p99 <= 250 },
      {
        what: '200 webhooks a second for a minute, three shops',
        value: `${stored} of ${said} stored, ${refused} refused`,
        goal: 'all stored, none refused',
        pass: storm.isWhole,
        data: { p50: percentile(storm.times, 0.5), p99: percentile(storm.times, 0.99) },
      },
    ]
  } finally {
    await bench.stop()
  }
}

interface Rain {
  /** Milliseconds from when each was due until it was answered. */
  times: number[]
  refused: number
  said: number
  stored: number
  isWhole: boolean
}

async function rainOn(bench: Bench, cnpjs: readonly string[], perSecond: number): Promise<Rain> {
  const shops: { id: string; account: Account }[] = []
  for (const cnpj of cnpjs) {
    const company = await bench.givenCompany(cnpj)
    shops.push({ id: company.id, account: await bench.givenAccount(company) })
  }
  const write = (n: number) => {
    const { account } = shops[n % shops.length]!
    const number = String(5592991000000 + (Math.floor(n / shops.length) % customers))
    return customerWrites(account, { id: idOf(n), number, text: `Quero 2 x-bacon, pedido ${n}` })
  }
  // From here on the conversations are there, and the program is warm.
  const known = customers * shops.length
  for (let n = 0; n < known; n++) await write(n)

  const total = perSecond * seconds
  const times: number[] = []
  let refused = 0
  const start = performance.now()
  const underWay: Promise<void>[] = []
  for (let n = 0; n < total; n++) {
    const due = start + (n * 1000) / perSecond
    if (due > performance.now()) await pause(due - performance.now())
    underWay.push(
      write(known + saidAt(n, shops.length)).then((status) => {
        times.push(performance.now() - due)
        if (status !== 200) refused += 1
      }),
    )
  }
  await Promise.all(underWay)
  const { rows } = await bench.db.owner.query<{ stored: number; unread: number }>(
    `select (select count(*) from messages where company_id = any($1)) as stored,
       (select sum(unread)::int from conversations where company_id = any($1)) as unread`,
    [shops.map(({ id }) => id)],
  )
  const rain = Array.from({ length: total }, (_, n) => saidAt(n, shops.length))
  const said = new Set(rain).size + known
  const { stored, unread } = rows[0]!
  return { times, refused, said, stored, isWhole: refused === 0 && stored === said && unread === said }
}

/** Which message the n-th webhook tells: its own, or again the one that the same shop received just before. */
function saidAt(n: number, shops: number): number {
  const turn = Math.floor(n / shops)
  return turn > 0 && turn % repeatEvery === 0 ? n - shops : n
}

const idOf = (n: number) => `3A${n.toString(16).toUpperCase().padStart(18, '0')}`
