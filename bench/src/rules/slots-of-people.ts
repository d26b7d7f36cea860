import { addMonths } from '@balcao/domain/scheduling'
import { askByTheClock, endAsking } from '../setup/ask-by-the-clock'
import { fillAgenda, giveAgenda, givePerson, placesADay } from '../setup/fill-agenda'
import { startBench } from '../setup/product'
import type { Result } from '../setup/result'

const people = 12
const appointments = 100_000
const perSecond = 20

/** A month of the booking page for whoever is free, of twelve people with half of their time taken. */
export async function slotsOfPeople(): Promise<Result[]> {
  const bench = await startBench()
  try {
    const company = await bench.givenCompany('11222333000181')
    await giveAgenda(bench, company)
    const today = new Date().toISOString().slice(0, 10)
    const month = addMonths(today.slice(0, 7), 1)
    for (let n = 1; n <= people; n++) {
      const of = await givePerson(bench, company, `Pessoa ${n}`)
      const inMonth = (31 * placesADay) / 2
      const past = Math.ceil(appointments / people - inMonth)
      await fillAgenda(bench, company, { of, from: `${month}-01`, count: inMonth, every: 2, made: n % 2 })
      await fillAgenda(bench, company, { of, from: today, count: past, back: true, made: placesADay })
    }
    const { p50, p99 } = await askByTheClock(
      `${bench.url}/api/booking/${company.id}?month=${month}`,
      perSecond,
    )
    const what = `a month of the booking page, of ${people} people with 10⁵ appointments, at ${perSecond} a second`
    return [
      { what: `${what}, p50`, value: `${p50.toFixed(1)} ms`, goal: '≤ 8 ms', pass: p50 <= 8, data: { p99 } },
    ]
  } finally {
    endAsking()
    await bench.stop()
  }
}
