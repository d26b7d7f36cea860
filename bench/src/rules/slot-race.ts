import { randomUUID } from 'node:crypto'
import { createApiKey } from '@balcao/server/auth/index'
import { giveAgenda } from '../setup/fill-agenda'
import { startBench, type Bench, type Company } from '../setup/product'
import type { Result } from '../setup/result'

const rounds = 1000
const people = 16
const hourMs = 3_600_000
const minuteMs = 60_000
/** Of a service of one hour: the last of sixteen starts still overlaps the first. */
const staggerMs = 3 * minuteMs
/** Rounds never touch each other, and the hours between them are there to be offered. */
const roundMs = 2 * hourMs

/** Sixteen people want one hour of an agenda, each a little later than the other, a thousand times, by API. */
export async function slotRace(): Promise<Result[]> {
  const bench = await startBench()
  try {
    const company = await bench.givenCompany('11222333000181')
    const counter = await givenCounter(bench, company)
    const first = Math.ceil(Date.now() / hourMs) * hourMs + 48 * hourMs
    const faults: string[] = []
    let doubled = 0
    for (let round = 0; round < rounds; round++) {
      const start = first + round * roundMs
      const answers = await Promise.all(
        Array.from({ length: people }, (_, n) => tryBook(bench, counter, start + n * staggerMs)),
      )
      faults.push(...faultsOf(answers).map((fault) => `round ${round + 1}: ${fault}`))
      const agenda = await readAgenda(bench, company)
      doubled = Math.max(doubled, agenda.overlapping)
      if (agenda.standing !== round + 1) faults.push(`round ${round + 1}: ${agenda.standing} stand`)
    }
    const what = `${rounds} rounds of ${people} people on overlapping starts`
    return [
      {
        what: `${what}: double bookings, in the database after each round`,
        value: String(doubled),
        goal: '0 double bookings',
        pass: doubled === 0,
      },
      {
        what: `${what}: one has it, the rest are offered other times`,
        value: faults.length === 0 ? 'each round' : `${faults.length} faults`,
        goal: 'each round',
        pass: faults.length === 0,
        data: faults,
      },
    ]
  } finally {
    await bench.stop()
  }
}

interface Counter {
  apiKey: string
  serviceId: string
}

/** A shop that is open at every minute, with a service of one hour, and a key that may book. */
async function givenCounter(bench: Bench, company: Company): Promise<Counter> {
  await giveAgenda(bench, company, { horario_inicio: '00:00', horario_fim: '24:00' })
  const key = await bench.db.asCompany(company.id, (tx) =>
    createApiKey(tx, company.id, { name: 'race', scopes: ['appointments'] }),
  )
  const response = await fetch(`${bench.url}/api/booking/${company.id}`)
  const { services } = (await response.json()) as { services: { id: string; duration: number }[] }
  return { apiKey: key.token, serviceId: services.find(({ duration }) => duration === 60)!.id }
}

interface Answer {
  status: number
  body: { starts_at: string; code?: string; current?: { slots: { start: string }[] } }
}

/** Throws when the server answers anything but a booking or that the time is taken. */
async function tryBook(bench: Bench, { apiKey, serviceId }: Counter, start: number): Promise<Answer> {
  const response = await fetch(`${bench.url}/api/appointments`, {
    method: 'POST',
    headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      id: randomUUID(),
      service_id: serviceId,
      starts_at: new Date(start).toISOString(),
      client: 'Ana Lima',
      phone: '92991234567',
    }),
  })
  const body = (await response.json()) as Answer['body']
  if (response.status !== 201 && body.code !== 'SLOT_TAKEN')
    throw new Error(`booking: ${response.status} ${JSON.stringify(body)}`)
  return { status: response.status, body }
}

function faultsOf(answers: readonly Answer[]): string[] {
  const won = answers.filter(({ status }) => status === 201)
  if (won.length !== 1) return [`${won.length} winners`]
  const taken = Date.parse(won[0]!.body.starts_at)
  return answers.flatMap(({ status, body }) => {
    if (status === 201) return []
    if (status !== 409) return [`refused with ${status}`]
    const offered = body.current?.slots ?? []
    if (offered.length === 0) return ['refused without free times']
    const isTaken = offered.some(({ start }) => Math.abs(Date.parse(start) - taken) < hourMs)
    return isTaken ? ['offered the taken time'] : []
  })
}

/** How many bookings keep others out, and how many of them begin before an earlier one has ended. */
async function readAgenda(
  bench: Bench,
  company: Company,
): Promise<{ standing: number; overlapping: number }> {
  const { rows } = await bench.db.owner.query<{ standing: number; overlapping: number }>(
    `select count(*)::int as standing, (count(*) filter (where lower(blocked) < busy_until))::int as overlapping
     from (select blocked, max(upper(blocked)) over (partition by agenda_number order by lower(blocked), id
         rows between unbounded preceding and 1 preceding) as busy_until
       from appointments
       where company_id = $1 and status in ('held', 'pending', 'confirmed') and deleted_at is null) a`,
    [company.id],
  )
  return rows[0]!
}
