import type { Appointment } from '@balcao/contract/scheduling'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runs } from '@balcao/testkit/chance'
import { borrowTestServer } from '../../testing/borrowed-server'
import type { TestServer } from '../../testing/server'
import { givenAgendaShop } from '../testing/agenda-shop'
import { movableClock } from '../testing/movable-clock'
import { packageHands } from './testing/package-hands'

/** Monday, 16 November 2026, 8 h in Manaus. */
const clock = movableClock('2026-11-16T12:00:00Z')
const HOUR = 3_600_000
const SESSIONS = 2
/** Ten days from the sale: its last day in Manaus is the 26th. */
const LAST_MOMENT = Date.parse('2026-11-27T04:00:00Z')

let server: TestServer

beforeAll(async () => {
  server = await borrowTestServer({ clock: clock.now })
})
afterAll(() => server.stop())

const acts = fc.record({
  of: fc.nat({ max: 3 }),
  act: fc.constantFrom(
    'book',
    'cancel',
    'confirm',
    'miss',
    'delete',
    'restore',
    'past',
    'back',
    'without',
    'with',
  ),
})

it('whatever the order of bookings, cancellations, moves and no-shows, sessions never exceed the package, and each that is free is given', async () => {
  const shop = await givenAgendaShop(server, { hours: 'always' })
  const hands = packageHands(shop.ask, shop.cut)
  const kind = await hands.givenKind({ sessions: SESSIONS, valid_days: 10 })
  let day = 0
  await fc.assert(
    fc.asyncProperty(fc.array(acts, { minLength: 4, maxLength: 14 }), async (steps) => {
      const { id: package_id } = await hands.sold(kind.id)
      const first = Date.parse('2026-11-17T00:00:00Z') + (day++ % 200) * 30 * 60_000
      const made: (Appointment | undefined)[] = []
      for (const { of, act } of steps) {
        const known = made[of]
        const again = async () => (await shop.read(known!.id)).body
        if (act === 'book' && !known) {
          const start = new Date(first + of * 60 * HOUR).toISOString()
          const { status, body } = await shop.tryBook(shop.request(start, { package_id }))
          if (status === 201) made[of] = body
        } else if (known) {
          const now = await again()
          if (now.id === undefined && act !== 'restore') continue
          if (act === 'cancel') await shop.setStatus(now, 'cancelled')
          if (act === 'confirm') await shop.setStatus(now, 'confirmed')
          if (act === 'miss') await shop.setStatus(now, 'completed', { no_show: true })
          if (act === 'delete') await shop.ask(`/api/appointments/${known.id}`, 'DELETE')
          if (act === 'restore') await shop.ask(`/api/appointments/${known.id}/restore`, 'POST')
          if (act === 'past')
            await shop.edit(now, { starts_at: new Date(first + (of + 12) * 24 * HOUR).toISOString() })
          if (act === 'back')
            await shop.edit(now, { starts_at: new Date(first + of * 60 * HOUR).toISOString() })
          if (act === 'without') await shop.edit(now, { package_id: null })
          if (act === 'with') await shop.edit(now, { package_id })
        }
        const sold = (await hands.of()).packages.find(({ id }) => id === package_id)!
        const numbers = sold.uses.map(({ number }) => number)
        expect(new Set(numbers).size).toBe(numbers.length)
        expect(sold.left).toBe(SESSIONS - numbers.length)
        expect(Math.max(0, ...numbers)).toBeLessThanOrEqual(SESSIONS)
        for (const use of sold.uses) {
          expect(use.status).not.toBe('cancelled')
          expect(Date.parse(use.starts_at)).toBeLessThan(LAST_MOMENT)
        }
        const last = made[of] && (await shop.read(made[of].id)).body
        if (last?.package && last.package.number === null && sold.left > 0) {
          const isLate = Date.parse(last.starts_at) >= LAST_MOMENT
          expect(isLate || last.status === 'cancelled').toBe(true)
        }
      }
      for (const one of made) if (one) await shop.ask(`/api/appointments/${one.id}`, 'DELETE')
    }),
    { numRuns: runs(150, 8) },
  )
}, 120_000)
