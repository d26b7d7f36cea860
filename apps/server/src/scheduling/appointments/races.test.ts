import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runs } from '@balcao/testkit/chance'
import { call } from '../../testing/call'
import { startTestServer, type TestServer } from '../../testing/server'
import { givenAgendaShop, type AgendaShop, type Refusal } from '../testing/agenda-shop'
import { movableClock } from '../testing/movable-clock'
import { unspokenOverlaps } from '../testing/overlaps'
import { raceOverBooking, raceToBook, raceToMove, raceToTakeBack } from '../testing/race-rounds'

// Tried once: without the constraint nearly all of sixteen win; without the turns that changes take, the last race does
// not end in time, because they wait for each other in a circle.
const rounds = runs(1_000, 5)
const fewerRounds = runs(1_000, 2)
const timeout = 60_000 + rounds * 2_000

let server: TestServer
let shop: AgendaShop

beforeAll(async () => {
  server = await startTestServer({
    env: { BALCAO_ROLE: 'web' },
    clock: movableClock('2026-11-16T12:00:00Z').now,
  })
})
afterAll(() => server.stop())

describe('sixteen people and one time', () => {
  it(
    'APPT-37 APPT-38 they book overlapping but unequal starts: one has it, the rest are offered free ones',
    async () => {
      shop = await givenAgendaShop(server, { hours: 'always' })
      expect(await raceToBook({ shop, rounds, firstDate: '2027-01-04' })).toEqual([])
    },
    timeout,
  )

  it(
    'APPT-37 they move their appointments there: one arrives, the rest stay where they were',
    async () => {
      shop = await givenAgendaShop(server, { hours: 'always' })
      expect(await raceToMove({ shop, rounds: fewerRounds, firstDate: '2027-01-04', mixed: false })).toEqual(
        [],
      )
    },
    timeout,
  )

  it(
    'APPT-37 some move there while others book it',
    async () => {
      shop = await givenAgendaShop(server, { hours: 'always' })
      expect(await raceToMove({ shop, rounds: fewerRounds, firstDate: '2027-01-04', mixed: true })).toEqual(
        [],
      )
    },
    timeout,
  )

  it(
    'APPT-37 they take cancelled appointments back: one is confirmed, the rest stay cancelled',
    async () => {
      shop = await givenAgendaShop(server, { hours: 'always' })
      expect(await raceToTakeBack({ shop, rounds: fewerRounds, firstDate: '2027-01-04' })).toEqual([])
    },
    timeout,
  )

  it(
    'two owners put theirs over somebody, while counters and a customer book beside: one has it, and the others are told',
    async () => {
      shop = await givenAgendaShop(server, { hours: 'always' })
      const base = `/api/booking/${shop.company.id}`
      const bearer = (await call<{ token: string }>(server, '/api/visit')).body.token
      let phones = 0
      const asCustomer = (starts_at: string) =>
        call<Refusal>(server, `${base}/bookings`, {
          bearer,
          body: {
            id: randomUUID(),
            service_id: shop.cut,
            starts_at,
            name: 'Ana Lima',
            phone: `(92) 99${String(2_000_000 + (phones += 1))}`,
            consent: true,
          },
        })
      // A network books twenty times a day, and a horizon ends after sixty days.
      const race = { shop, rounds: Math.min(rounds, 18), firstDate: '2026-11-20' }
      expect(await raceOverBooking(race, asCustomer)).toEqual([])
      expect(await unspokenOverlaps(server)).toEqual([])
    },
    timeout,
  )
})
