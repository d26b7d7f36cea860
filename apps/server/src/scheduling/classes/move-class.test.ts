import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Appointment } from '@balcao/contract/scheduling'
import { givenCompany } from '../../testing/builders'
import { borrowTestServer } from '../../testing/borrowed-server'
import type { TestServer } from '../../testing/server'
import { holdOf } from '../booking/testing/booking-shop'
import { givenPerson } from '../booking/testing/salon'
import { givenClassShop, NINE, type ClassShop } from './testing/class-shop'

let server: TestServer
let shop: ClassShop
/** 8 h on Monday, 16 November 2026, in Manaus. */
let now = new Date('2026-11-16T12:00:00Z')
const HALF_PAST_NINE = '2026-11-17T13:30:00.000Z'
const ELEVEN = '2026-11-17T15:00:00.000Z'

beforeAll(async () => {
  server = await borrowTestServer({ clock: () => now })
})
afterAll(() => server.stop())
beforeEach(async () => {
  now = new Date('2026-11-16T12:00:00Z')
  shop = await givenClassShop(server)
})

interface Moved {
  appointments: Appointment[]
}

/** Moves those who are seen in a class. */
function move(
  there: readonly Appointment[],
  starts_at: string,
  { cookie, agenda_id, ...more }: { cookie?: string; agenda_id?: string; accept?: string[] } = {},
) {
  const { service_id, agenda_id: from, starts_at: start } = there[0]!
  return shop.ask<Moved>(
    '/api/agenda/classes/move',
    'POST',
    {
      service_id,
      agenda_id: from,
      starts_at: start,
      appointments: there.map(({ id }) => id),
      to: { starts_at, ...(agenda_id && { agenda_id }) },
      ...more,
    },
    cookie,
  )
}

const reread = (there: readonly Appointment[]) => Promise.all(there.map(({ id }) => shop.read(id)))

describe('a class moved as a whole', () => {
  it('is at its new time, each with what was booked; back again it is as it was', async () => {
    await shop.seats(8)
    const there = await shop.given([1, 2, 3])
    const moved = await move(there, ELEVEN)
    expect([moved.status, moved.text]).toEqual([200, expect.any(String)])
    const after = await reread(there)
    expect(after.map(({ starts_at, people, price_cents }) => [starts_at, people, price_cents])).toEqual([
      [ELEVEN, 1, 5000],
      [ELEVEN, 2, 10_000],
      [ELEVEN, 3, 15_000],
    ])
    expect([await shop.peopleAt(NINE), await shop.peopleAt(ELEVEN)]).toEqual([0, 6])
    expect((await shop.counterBooks({ service_id: 'luzes', starts_at: ELEVEN })).body.code).toBe('SLOT_TAKEN')
    expect((await shop.counterBooks({ people: 3, starts_at: ELEVEN })).body.code).toBe('SLOT_TAKEN')
    expect((await move(after, NINE)).status).toBe(200)
    expect([await shop.peopleAt(NINE), await shop.peopleAt(ELEVEN)]).toEqual([6, 0])
  })

  it('may move by less than its own length, on and back', async () => {
    await shop.seats(8)
    const there = await shop.given([1, 2])
    expect((await move(there, HALF_PAST_NINE)).status).toBe(200)
    expect((await move(await reread(there), NINE)).status).toBe(200)
    expect(await shop.peopleAt(NINE)).toBe(3)
  })

  it('comes into a class that is there where all have a seat, else nobody moves', async () => {
    await shop.seats(4)
    const there = await shop.given([1, 2])
    await shop.given([1], { starts_at: ELEVEN })
    expect((await move(there, ELEVEN)).status).toBe(200)
    expect(await shop.peopleAt(ELEVEN)).toBe(4)
    const next = await shop.given([1])
    const refused = await move(next, ELEVEN)
    expect([refused.status, refused.body.code]).toEqual([409, 'SLOT_TAKEN'])
    expect(refused.body.current!.slots.length).toBeGreaterThan(0)
    expect(await shop.peopleAt(NINE)).toBe(1)
  })

  it('is refused where somebody has the time, or nobody works, and each stays as they were', async () => {
    await shop.seats(4)
    const there = await shop.given([1, 2])
    await shop.counterBooks({ service_id: 'luzes', starts_at: '2026-11-18T13:00:00.000Z' })
    for (const start of ['2026-11-18T14:00:00.000Z', '2026-11-21T13:00:00.000Z'])
      expect((await move(there, start)).status, start).toBeGreaterThanOrEqual(409)
    expect(await reread(there)).toEqual(there)
  })

  it('tells the owner what speaks against it, and is put there when that was read', async () => {
    await shop.seats(4)
    const there = await shop.given([1, 2])
    const lying = (await shop.counterBooks({ service_id: 'luzes', starts_at: '2026-11-18T13:00:00.000Z' }))
      .body
    const start = '2026-11-18T14:00:00.000Z'
    const warned = await move(there, start, { accept: [] })
    expect([warned.status, warned.body.code]).toEqual([409, 'APPOINTMENT_WARNED'])
    expect(warned.body.current).toMatchObject({ warnings: [{ key: `overlap:${lying.id}` }] })
    expect(await reread(there)).toEqual(there)
    const moved = await move(there, start, { accept: [`overlap:${lying.id}`] })
    expect(moved.body.appointments.map(({ willed }) => willed)).toEqual([
      [`overlap:${lying.id}`],
      [`overlap:${lying.id}`],
    ])
    const back = await move(await reread(there), NINE)
    expect(back.body.appointments.map(({ willed }) => willed)).toEqual([[], []])
  })

  it('pressed twice it moves once', async () => {
    await shop.seats(4)
    const there = await shop.given([1, 2])
    const answers = await Promise.all([move(there, ELEVEN), move(there, ELEVEN)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect((await reread(there)).map(({ version }) => version)).toEqual([2, 2])
  })

  it('is refused where somebody came or went since it was looked at', async () => {
    await shop.seats(4)
    const there = await shop.given([1, 1])
    const late = await shop.given([1])
    const changed = await move(there, ELEVEN)
    expect([changed.status, changed.body.code]).toEqual([409, 'CLASS_CHANGED'])
    await shop.setStatus(there[0]!, 'cancelled')
    expect((await move([...there, ...late], ELEVEN)).body.code).toBe('CLASS_CHANGED')
    expect(await shop.peopleAt(NINE)).toBe(2)
  })

  it('leaves what is over or cancelled, and gives back the seats that somebody keeps', async () => {
    await shop.seats(4)
    const there = await shop.given([1, 1, 1])
    await shop.setStatus(there[0]!, 'cancelled')
    expect((await shop.hold(holdOf(shop.customer()))).status).toBe(201)
    expect((await move(there.slice(1), HALF_PAST_NINE)).status).toBe(200)
    expect((await shop.read(there[0]!.id)).starts_at).toBe(NINE)
    expect(await shop.peopleAt(NINE)).toBe(0)
  })

  it('goes to somebody else, who takes as long as they do', async () => {
    await shop.seats(4)
    const bia = await givenPerson(server, shop.company, 'Bia', {
      offers: { all: false, services: [{ id: 'corte', duration: 90, prices: {} }] },
    })
    const there = await shop.given([1, 2])
    const moved = await move(there, NINE, { agenda_id: bia.id })
    const appointments = moved.body.appointments.toSorted((one, other) => one.people - other.people)
    expect(
      appointments.map(({ agenda_id, duration, price_cents }) => [agenda_id, duration, price_cents]),
    ).toEqual([
      [bia.id, 90, 5000],
      [bia.id, 90, 10_000],
    ])
    expect((await shop.counterBooks({ service_id: 'luzes' })).status).toBe(201)
  })

  it('has its room once, where it goes', async () => {
    const room = '2b1f2a04-5d52-4b53-8b3c-3d6a0f9f7c11'
    await shop.saveSettings({
      places: [{ id: room, name: 'Sala' }],
      services: { corte: { seats: 4, people: 2, place_ids: [room] }, luzes: { place_ids: [room] } },
    })
    const bia = await givenPerson(server, shop.company, 'Bia')
    const there = await shop.given([1, 2])
    const moved = await move(there, HALF_PAST_NINE)
    expect(moved.body.appointments.map(({ places }) => places?.map(({ id }) => id))).toEqual([[room], [room]])
    const other = { service_id: 'luzes', starts_at: '2026-11-17T12:00:00.000Z', agenda_id: bia.id }
    expect((await shop.counterBooks(other)).body.code).toBe('SLOT_TAKEN')
    expect((await move(await reread(there), ELEVEN)).status).toBe(200)
    expect((await shop.counterBooks(other)).status).toBe(201)
  })

  it('keeps the sessions that are taken of packages, closed ones too', async () => {
    const kind = '3b1f2a04-5d52-4b53-8b3c-3d6a0f9f7c11'
    await shop.saveSettings({
      services: { corte: { seats: 4 } },
      package_kinds: [
        {
          id: kind,
          name: '10 cortes',
          sessions: 10,
          price_cents: 40_000,
          valid_days: null,
          service_ids: ['corte'],
        },
      ],
    })
    const package_id = '4b1f2a04-5d52-4b53-8b3c-3d6a0f9f7c12'
    await shop.ask('/api/packages', 'POST', {
      id: package_id,
      kind_id: kind,
      client: 'Rui',
      phone: '92990000000',
    })
    const one = (await shop.counterBooks({ package_id })).body
    expect((await shop.ask(`/api/packages/${package_id}/close`, 'POST', { reason: 'mudou-se' })).status).toBe(
      200,
    )
    const moved = await move([one], ELEVEN)
    expect(moved.body.appointments[0]!.package).toMatchObject({ number: 1 })
  })

  it('is nobody else’s: another company finds no such agenda', async () => {
    await shop.seats(4)
    const there = await shop.given([1])
    const other = await givenCompany(server)
    const foreign = await move(there, ELEVEN, { cookie: other.cookie })
    expect([foreign.status, foreign.body.code]).toEqual([404, 'AGENDA_NOT_FOUND'])
    expect(await reread(there)).toEqual(there)
  })

  it('what the counter sees as free for it leaves out the class itself', async () => {
    await shop.seats(4)
    const there = await shop.given([1, 2])
    await shop.given([2], { starts_at: ELEVEN })
    const path = `/api/agenda/slots?service_id=corte&from=2026-11-17&to=2026-11-17&except=${there[0]!.id}&whole_class=true`
    const { body } = await shop.ask<{ days: { slots: { time: string; fits: boolean }[] }[] }>(path)
    const fits = body.days[0]!.slots.flatMap((slot) => (slot.fits ? [slot.time] : []))
    expect(fits).toContain('09:00')
    expect(fits).toContain('10:00')
    expect(fits).not.toContain('11:00')
  })

  it('moved while others come, go and change, it is one class or the other, and never in two halves', async () => {
    await shop.seats(8, 3)
    let there = await shop.given([1, 2])
    for (let round = 0; round < 4; round += 1) {
      const [from, to] = round % 2 === 0 ? [NINE, HALF_PAST_NINE] : [HALF_PAST_NINE, NINE]
      const answers = await Promise.all([
        move(there, to),
        shop.counterBooks({ starts_at: from }),
        shop.counterBooks({ starts_at: to, people: 2 }),
        shop.edit(there[0]!, { people: 1 + ((round + 1) % 3) }),
        move(there, to),
        shop.hold(holdOf(shop.customer({ starts_at: from }))),
      ])
      expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([])
      const rows = (await shop.rows()).filter(
        ({ status, deleted_at }) => ['held', 'pending', 'confirmed'].includes(status) && deleted_at === null,
      )
      expect(new Set(rows.map(({ starts_at }) => starts_at.getTime())).size, `round ${round}`).toBe(1)
      there = await Promise.all(rows.filter(({ status }) => status !== 'held').map(({ id }) => shop.read(id)))
      await Promise.all(rows.filter(({ status }) => status === 'held').map(({ id }) => shop.release(id)))
    }
  })
})
