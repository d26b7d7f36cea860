import { addDays, addMonths } from '@balcao/domain/scheduling'
import { createOpenModules } from '@balcao/server/licence/modules'
import type { Database, Tx } from '@balcao/server/platform/database/database'
import { deriveSecrets } from '@balcao/server/platform/secrets/secrets'
import { createBookingLinks } from '@balcao/server/scheduling/booking/booking-link'
import { createKeptMonths } from '@balcao/server/scheduling/booking/kept-months'
import { readBookingPage } from '@balcao/server/scheduling/booking/read-booking-page'
import { askByTheClock, endAsking, type Times } from '../setup/ask-by-the-clock'
import { fillAgenda, giveAgenda, placesADay } from '../setup/fill-agenda'
import { startBench, type Company } from '../setup/product'
import { logSlope, type Result } from '../setup/result'

const sizes = [10, 1000, 10_000, 100_000]
/** So many of them lie in the month that is asked for, whatever the size: one a week. */
const inMonth = 4
const perSecond = 200

interface Point extends Times {
  x: number
}

/** A month of the public booking page, as the company's past grows and with the month full: its statements and its time. */
export async function slots(): Promise<Result[]> {
  const bench = await startBench()
  try {
    const company = await bench.givenCompany('11222333000181')
    await giveAgenda(bench, company)
    const today = new Date().toISOString().slice(0, 10)
    const month = addMonths(today.slice(0, 7), 2)
    const [from, next] = [`${month}-01`, `${addMonths(month, 1)}-01`]
    const url = `${bench.url}/api/booking/${company.id}?month=${month}`
    await fillAgenda(bench, company, { from, count: inMonth, every: 7 * placesADay })
    if ((await freeDays(url)) < 28) throw new Error(`${month} is not free`)

    const sweep: Point[] = []
    let made = 0
    for (const size of sizes) {
      const count = size - inMonth - made
      made += await fillAgenda(bench, company, { from: addDays(today, -1), count, made, back: true })
      if (made !== size - inMonth) throw new Error(`${made} appointments in the past, not ${size - inMonth}`)
      sweep.push({ x: size, ...(await askByTheClock(url, perSecond)) })
    }
    const asked = await statementsOfBusy(bench.db, company, month)

    await fillAgenda(bench, company, { from, count: 31 * placesADay })
    if ((await freeDays(url)) > 0) throw new Error(`${month} is not full`)
    const full = await askByTheClock(url, perSecond)
    const bare = await askByTheClock(
      `${await bench.startBareRoute(company.id)}/busy?from=${from}&to=${next}`,
      perSecond,
    )
    return judge(sweep, { full, bare, asked })
  } finally {
    endAsking()
    await bench.stop()
  }
}

function judge(
  sweep: readonly Point[],
  { full, bare, asked }: { full: Times; bare: Times; asked: number },
): Result[] {
  const what = `a month of the booking page at ${perSecond} a second`
  const slowest = (of: 'p50' | 'p99') => Math.max(...[...sweep, full].map((point) => point[of]))
  const [p50, p99] = [slowest('p50'), slowest('p99')]
  const slope = logSlope(sweep.map(({ x, p50: y }) => ({ x, y })))
  const ratio = full.p50 / bare.p50
  return [
    {
      what: 'statements that read what is busy and closed, for a month of the booking page',
      value: String(asked),
      goal: '1',
      pass: asked === 1,
    },
    {
      what: `${what}, slowest of 10 to 10⁵ appointments and a full month, p50`,
      value: `${p50.toFixed(1)} ms (full: ${ratio.toFixed(1)} times a bare route)`,
      goal: '≤ 5 ms',
      pass: p50 <= 5,
      data: { sweep, full, bare },
    },
    {
      what: `${what}, slowest of 10 to 10⁵ appointments and a full month, p99`,
      value: `${p99.toFixed(1)} ms`,
      goal: '≤ 30 ms',
      pass: p99 <= 30,
    },
    {
      what: `${what}, growth of the p50 from 10 to 10⁵ appointments`,
      value: slope.toFixed(3),
      goal: 'slope ≤ 0.15',
      pass: slope <= 0.15,
    },
  ]
}

/** Days of the month with a time that is free for half an hour. */
async function freeDays(url: string): Promise<number> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`)
  const { days } = (await response.json()) as { days: { slots: { free: number }[] }[] }
  return days.filter((day) => day.slots.some(({ free }) => free >= 30)).length
}

/** The page's own reading, and how many of its statements look at what keeps a time from being free. */
async function statementsOfBusy(db: Database, company: Company, month: string): Promise<number> {
  const asked: string[] = []
  const listen = (tx: Tx): Tx => ({
    ...tx,
    execute: (query) => {
      asked.push(query.text)
      return tx.execute(query)
    },
  })
  const listening: Database = {
    ...db,
    asCompany: (companyId, work) => db.asCompany(companyId, (tx) => work(listen(tx))),
    readAsCompany: (companyId, ask) => db.readAsCompany(companyId, (tx) => ask(listen(tx))),
  }
  const links = createBookingLinks(deriveSecrets('nobody asks for a private link here'))
  const openModules = createOpenModules({ clock: () => new Date(), graceDays: undefined })
  const kept = createKeptMonths()
  await readBookingPage({ db: listening, openModules, links, kept }, company.id, { month }, new Date())
  return asked.filter((text) => /\b(appointments|closures|calendar_events)\b/.test(text)).length
}
