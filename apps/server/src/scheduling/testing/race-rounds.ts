import type { Appointment } from '@balcao/contract/scheduling'
import type { Answer } from '../../testing/call'
import type { AgendaShop, Refusal } from './agenda-shop'

type Answered = Answer<Appointment & Refusal>
/** Tries to get a start (ISO instant). */
type Racer = (start: string) => Promise<Answered>

export interface Race {
  /** Open at every minute of the week, and with nothing in the agenda from `firstDate` on. */
  shop: AgendaShop
  firstDate: string
  rounds: number
  people?: number
}

const HOUR_MS = 3_600_000
/** Racers of a round start so far from each other; the last one still overlaps the first one's hour. */
const STAGGER_MS = 3 * 60_000
const ROUNDS_A_DAY = 12

/** Everybody books. Answers what went wrong, round by round; nothing when each had one winner. */
export function raceToBook({ people = 16, ...race }: Race): Promise<string[]> {
  const book: Racer = (start) => race.shop.tryBook(race.shop.request(start))
  return runRounds(race, async () => Array<Racer>(people).fill(book))
}

/** Everybody moves an appointment, and every second one books instead when `mixed`. */
export async function raceToMove({
  people = 16,
  mixed,
  ...race
}: Race & { mixed: boolean }): Promise<string[]> {
  const { shop } = race
  const parked: Appointment[] = []
  for (let n = 0; n < people; n++) parked.push(await shop.given(startOf(race.firstDate, -12 * (n + 2), 0)))
  const move =
    (place: number): Racer =>
    async (start) => {
      const answer = await shop.edit(parked[place]!, { starts_at: start })
      if (answer.status === 200) parked[place] = answer.body
      return answer
    }
  const book: Racer = (start) => shop.tryBook(shop.request(start))
  return runRounds(race, async () =>
    parked.map((_, place) => (mixed && place % 2 === 1 ? book : move(place))),
  )
}

/** Everybody takes back a cancelled appointment, all of which overlap each other: the same ones in each round. */
export async function raceToTakeBack({ people = 16, ...race }: Race): Promise<string[]> {
  const { shop } = race
  const cancelled: Appointment[] = []
  for (let n = 0; n < people; n++) {
    const booked = await shop.given(startOf(race.firstDate, 0, n))
    cancelled.push((await shop.setStatus(booked, 'cancelled')).body)
  }
  const takeBack =
    (place: number): Racer =>
    async () => {
      const answer = await shop.setStatus(cancelled[place]!, 'confirmed')
      if (answer.status === 200) cancelled[place] = answer.body
      return answer
    }
  const racers = cancelled.map((_, place) => takeBack(place))
  return runRounds({ ...race, sameHour: true }, async () => {
    for (const [place, appointment] of cancelled.entries()) {
      if (appointment.status === 'confirmed')
        cancelled[place] = (await shop.setStatus(appointment, 'cancelled')).body
    }
    return racers
  })
}

/**
 * Of an hour that somebody has, its second half and the half after it are wanted at once: by two owners who have read of
 * that somebody, and of the half that is free by two counters and a customer on the public page. One of the five has it.
 * `asCustomer` books on the public page.
 */
export async function raceOverBooking(
  { shop, firstDate, rounds }: Omit<Race, 'people'>,
  asCustomer: (start: string) => Promise<Answer<Refusal>>,
): Promise<string[]> {
  const faults: string[] = []
  for (let round = 0; round < rounds; round++) {
    // They reach into the next round, which is left out.
    const there = await shop.given(startOf(firstDate, 2 * round, 0))
    const after = (minutes: number) => new Date(Date.parse(there.starts_at) + minutes * 60_000).toISOString()
    const insist = () => shop.tryBook(shop.request(after(30), { accept: [`overlap:${there.id}`] }))
    const book = () => shop.tryBook(shop.request(after(65)))
    const customer = () => asCustomer(after(60))
    // Nobody is always the first to ask.
    const racers = [insist, book, customer, insist, book]
    const turned = racers.map((_, place) => racers[(place + round) % racers.length]!)
    const answers = await Promise.all(turned.map(async (race) => ({ race, ...(await race()) })))
    const won = answers.filter(({ status }) => status === 201)
    if (won.length !== 1) faults.push(`round ${round}: ${won.length} winners`)
    for (const { race, status, body } of answers) {
      const refusal = race === insist ? 'APPOINTMENT_WARNED' : 'SLOT_TAKEN'
      if (status !== 201 && body.code !== refusal) faults.push(`round ${round}: ${status} ${body.code}`)
      if (status !== 201 && race === insist && body.current?.warnings.length !== 2)
        faults.push(`round ${round}: the winner was not named`)
    }
  }
  return faults
}

async function runRounds(
  { shop, firstDate, rounds, sameHour = false }: Omit<Race, 'people'> & { sameHour?: boolean },
  line: () => Promise<Racer[]>,
): Promise<string[]> {
  const faults: string[] = []
  for (let round = 0; round < rounds; round++) {
    const hour = sameHour ? 0 : round
    const racers = await line()
    const answers = await Promise.all(racers.map((race, n) => race(startOf(firstDate, hour, n))))
    const found = [...faultsOf(answers), ...(await faultsInAgenda(shop, startOf(firstDate, hour, 0)))]
    faults.push(...found.map((fault) => `round ${round}: ${fault}`))
  }
  return faults
}

/** The n-th racer's start of a round; rounds lie two hours apart, so that they never touch. */
function startOf(firstDate: string, round: number, n: number): string {
  const first = Date.parse(`${firstDate}T12:00:00Z`)
  return new Date(first + round * (24 / ROUNDS_A_DAY) * HOUR_MS + n * STAGGER_MS).toISOString()
}

function faultsOf(answers: readonly Answered[]): string[] {
  const won = answers.filter(({ status }) => status === 201 || status === 200)
  const lost = answers.filter((answer) => !won.includes(answer))
  const winner = won[0]?.body
  const faults = won.length === 1 ? [] : [`${won.length} winners`]
  for (const { status, body } of lost) {
    if (status !== 409 || body.code !== 'SLOT_TAKEN') faults.push(`refused with ${status} ${body.code}`)
    const offered = body.current?.slots ?? []
    if (offered.length === 0) faults.push('refused without free starts')
    if (winner && offered.some(({ start }) => touches(start, winner))) faults.push('offered the taken time')
  }
  return faults
}

const touches = (start: string, winner: Appointment) =>
  Math.abs(Date.parse(start) - Date.parse(winner.starts_at)) < HOUR_MS

/** What stands in the agenda around a start: one that keeps others out. */
async function faultsInAgenda(shop: AgendaShop, start: string): Promise<string[]> {
  const date = start.slice(0, 10)
  const { body } = await shop.ask<{ appointments: Appointment[] }>(
    `/api/appointments?from=${shiftDate(date, -1)}&to=${shiftDate(date, 1)}`,
  )
  const standing = body.appointments.filter(({ status, starts_at }) => {
    const after = Date.parse(starts_at) - Date.parse(start)
    return (status === 'pending' || status === 'confirmed') && after >= 0 && after < HOUR_MS
  })
  return standing.length === 1 ? [] : [`${standing.length} stand in the agenda`]
}

const shiftDate = (date: string, days: number) =>
  new Date(Date.parse(date) + days * 24 * HOUR_MS).toISOString().slice(0, 10)
