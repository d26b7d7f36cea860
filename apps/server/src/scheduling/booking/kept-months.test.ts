import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { PublicAgenda } from '@balcao/contract/booking'
import { dice, runs, seed } from '@balcao/testkit/chance'
import { createOpenModules } from '../../licence'
import { KeptAnswer } from '../../platform/http/kept-answer'
import { deriveSecrets } from '../../platform/secrets/secrets'
import { call } from '../../testing/call'
import { borrowTestServer } from '../../testing/borrowed-server'
import type { TestServer } from '../../testing/server'
import { movableClock } from '../testing/movable-clock'
import { createBookingLinks } from './booking-link'
import { holdsUntil, type KeptMonths } from './kept-months'
import { readBookingPage } from './read-booking-page'
import { bookingHands } from './testing/booking-hands'
import { givenBookingShop, holdOf, type BookingShop } from './testing/booking-shop'

let server: TestServer
let shop: BookingShop
/** 8 h on Monday, 16 November 2026, in Manaus. */
const clock = movableClock('2026-11-16T12:00:00Z')
const TEN = '2026-11-16T14:00:00.000Z'

beforeAll(async () => {
  server = await borrowTestServer({ clock: clock.now })
})
afterAll(() => server.stop())
beforeEach(async () => {
  clock.set('2026-11-16T12:00:00Z')
  shop = await givenBookingShop(server)
  // A month with services by day reaches further, and is not kept.
  const produtos = [{ id: 'corte', nome: 'Corte', preco: 50, duracao: 60 }]
  const categorias = [{ id: 'cabelo', nome: 'Cabelo', ativo: true, produtos }]
  await shop.save({ cardapio_json: { cardapio: { categorias: [] }, servicos: { categorias } } })
})

const { ask, customer, counterBooks, givenPerson, save } = bookingHands(() => ({ server, shop }))

const page = (month = '2026-11', headers: Record<string, string> = {}) =>
  call<PublicAgenda>(server, `/api/booking/${shop.company.id}?month=${month}`, { headers })
const startsOf = ({ body }: { body: PublicAgenda }) =>
  body.days.flatMap(({ slots }) => slots.flatMap(({ start, free }) => (free > 0 ? [start] : [])))

/** The page as nothing was kept of it. */
async function anew(month: string): Promise<PublicAgenda> {
  const kept: KeptMonths = (_asked, make) => {
    const made = make()
    return made && new KeptAnswer(JSON.stringify(made.page))
  }
  const openModules = createOpenModules({ clock: clock.now, graceDays: undefined })
  const needs = {
    db: server.app.db,
    openModules,
    links: createBookingLinks(deriveSecrets('n/a'.repeat(20))),
    kept,
  }
  const made = await readBookingPage(needs, shop.company.id, { month }, clock.now())
  return JSON.parse(made instanceof KeptAnswer ? String(made.text) : JSON.stringify(made)) as PublicAgenda
}

describe('a month that was asked for before', () => {
  it('is known by its tag as long as nobody books, and never after', async () => {
    // Who asks first of all has the company's own agenda made, and nothing is kept of that.
    await page()
    const before = await page()
    const tag = { 'if-none-match': before.headers.get('etag')! }
    expect((await page('2026-11', tag)).status).toBe(304)
    const { body } = await counterBooks(TEN)
    const after = await page('2026-11', tag)
    expect([after.status, startsOf(after).includes(TEN)]).toEqual([200, false])
    await ask(`/api/appointments/${body.id}`, 'DELETE')
    expect(startsOf(await page())).toEqual(startsOf(before))
  })

  it('loses a start in the minute in which it is too late for it, and has it until then', async () => {
    await save({ notice_minutes: 60 })
    const has = async () => startsOf(await page()).includes(TEN)
    for (const [time, isThere] of [
      ['12:59:30.000', true],
      ['13:00:00.000', true],
      ['13:00:00.001', false],
    ] as const) {
      clock.set(`2026-11-16T${time}Z`)
      expect([time, await has()]).toEqual([time, isThere])
    }
  })

  it('has a time again once nobody keeps it any more, by the clock alone', async () => {
    expect((await shop.hold(holdOf(customer({ starts_at: TEN })))).status).toBe(201)
    expect(startsOf(await page())).not.toContain(TEN)
    clock.set('2026-11-16T12:10:01Z')
    expect(startsOf(await page())).toContain(TEN)
  })

  it('is what it would be made anew, whatever happens in between', async () => {
    const person = await givenPerson('Bia Reis')
    await givenPerson('Caio Luz')
    const throwDie = dice(seed)
    const months = ['2026-11', '2026-12']
    const booked: string[] = []
    const day = () => String(17 + throwDie(10)).padStart(2, '0')
    const acts: (() => Promise<unknown>)[] = [
      async () => {
        const { body } = await counterBooks(`2026-${11 + throwDie(2)}-${day()}T1${3 + throwDie(6)}:00:00Z`, {
          agenda_id: 'any',
        })
        if (body.id) booked.push(body.id)
      },
      async () => {
        const id = booked.splice(throwDie(Math.max(1, booked.length)), 1)[0]
        if (id) await ask(`/api/appointments/${id}`, 'DELETE')
      },
      () => shop.hold(holdOf(customer({ starts_at: `2026-11-${day()}T14:00:00Z` }))),
      () =>
        ask('/api/agenda/closures', 'PUT', {
          dates: [`2026-12-${day()}`],
          closed: throwDie(2) === 0,
          accept: true,
        }),
      () =>
        save({
          notice_minutes: [0, 90, 4320][throwDie(3)],
          own_agenda: ['counter', 'customers', 'off'][throwDie(3)],
        }),
      () => ask(`/api/agenda/employees/${person.employee}`, 'PUT', { active: throwDie(2) === 0 }),
      async () =>
        clock.set(
          new Date(
            clock.now().getTime() + [20_000, 61_000, 1_800_000, 30_000_000][throwDie(4)]!,
          ).toISOString(),
        ),
    ]
    for (let step = 0; step < runs(300, 12); step += 1) {
      await acts[throwDie(acts.length)]!()
      for (const month of months) expect([step, (await page(month)).body]).toEqual([step, await anew(month)])
    }
  })
})

it('the clock changes nothing of a month within a minute, nor before its first day comes near', () => {
  const until = (now: string, notice = 0) =>
    new Date(holdsUntil('2026-12-01', { notice, now: Date.parse(now) })).toISOString()
  expect(until('2026-11-16T12:00:20Z')).toBe('2026-11-30T00:00:00.000Z')
  expect(until('2026-11-16T12:00:20Z', 1440)).toBe('2026-11-29T00:00:00.000Z')
  expect(until('2026-11-16T12:00:20Z', 43_200)).toBe('2026-11-16T12:01:00.000Z')
  expect(until('2026-12-16T12:00:00Z')).toBe('2026-12-16T12:00:00.000Z')
})
