import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/server'
import { givenAgendaShop, type AgendaShop } from '../testing/agenda-shop'
import { movableClock } from '../testing/movable-clock'
import { raceToBook, raceToMove, raceToTakeBack } from '../testing/race-rounds'

// Tried once: without the constraint nearly all of sixteen win; without the turns that changes take, the last race does
// not end in time, because they wait for each other in a circle.
const roundsOr = (usual: number) => Number(process.env.BALCAO_RACE_ROUNDS ?? usual)
const rounds = roundsOr(24)
const fewerRounds = roundsOr(8)
const timeout = 60_000 + rounds * 2_000

let server: TestServer
let shop: AgendaShop

beforeAll(async () => {
  server = await startTestServer({ clock: movableClock('2026-11-16T12:00:00Z').now })
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
})
