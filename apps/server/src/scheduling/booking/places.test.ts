import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { runs } from '@balcao/testkit/chance'
import type { Appointment, Place, SchedulingSettings } from '@balcao/contract/scheduling'
import { sql } from '../../platform/database/sql'
import { givenCompany } from '../../testing/builders'
import { startTestServer, type TestServer } from '../../testing/server'
import { unspokenOverlaps } from '../testing/overlaps'
import { bookingHands } from './testing/booking-hands'
import { givenBookingShop, holdOf, type BookingShop } from './testing/booking-shop'
import type { Person } from './testing/salon'

let server: TestServer
let shop: BookingShop
/** 8 h on Monday, 16 November 2026, in Manaus. */
let now = new Date('2026-11-16T12:00:00Z')
const NINE = '2026-11-17T13:00:00.000Z'
const TEN = '2026-11-17T14:00:00.000Z'
const ELEVEN = '2026-11-17T15:00:00.000Z'

beforeAll(async () => {
  server = await startTestServer({ env: { BALCAO_ROLE: 'web' }, clock: () => now })
})
afterAll(() => server.stop())
beforeEach(async () => {
  now = new Date('2026-11-16T12:00:00Z')
  shop = await givenBookingShop(server)
})

const { ask, counterBooks, customer, fitting, givenPerson, save, settings } = bookingHands(() => ({
  server,
  shop,
}))

const place = (name: string, more: Partial<Place> = {}): Place => ({
  id: randomUUID(),
  name,
  units: 1,
  active: true,
  ...more,
})

/** Places, and which of them each service needs. */
async function givenPlaces(places: readonly Place[], needs: Record<string, readonly Place[]>) {
  const services = Object.entries(needs).map(([id, of]) => [id, { place_ids: of.map((one) => one.id) }])
  const saved = await save({ places, services: Object.fromEntries(services) })
  expect([saved.status, saved.text]).toEqual([200, expect.any(String)])
}

const edit = ({ id, version }: Pick<Appointment, 'id' | 'version'>, change: object) =>
  ask<Appointment>(`/api/appointments/${id}`, 'PATCH', { version, ...change })

/** Whether the page has room for a service at a start, as it finds it itself. */
const isOffered = async (...asked: Parameters<typeof fitting>) => (await fitting(...asked)).length > 0

const names = ({ places = [] }: Pick<Appointment, 'places'>) => places.map(({ name }) => name)
const namesOf = async (id: string) => names((await ask<Appointment>(`/api/appointments/${id}`)).body)

describe('one room and two people', () => {
  let bia: Person
  let caio: Person
  let room: Place
  beforeEach(async () => {
    bia = await givenPerson('Bia Reis')
    caio = await givenPerson('Caio Luz')
    room = place('Sala 1')
    await givenPlaces([room], { corte: [room] })
  })

  it('the time is gone while the room is taken, though somebody is free; what needs no room is not', async () => {
    expect(await isOffered(NINE)).toBe(true)
    const first = await shop.book(customer({ starts_at: NINE, agenda_id: bia.id }))
    expect(first.status).toBe(201)
    expect(await namesOf(first.body.id)).toEqual(['Sala 1'])
    expect(await isOffered(NINE)).toBe(false)
    expect(await isOffered(TEN)).toBe(true)
    expect(await isOffered(NINE, 'luzes')).toBe(true)
    const second = await shop.book(customer({ starts_at: NINE }))
    expect([second.status, second.body.code]).toEqual([409, 'SLOT_TAKEN'])
    expect(second.body.current!.slots.map(({ start }) => start)).not.toContain(NINE)
    const other = await shop.book(customer({ starts_at: NINE, service_id: 'luzes' }))
    expect(other.body.professional).toBe('Caio Luz')
    expect(await namesOf(other.body.id)).toEqual([])
  })

  it('a time that is held has the room too, and gives it back when its minutes are over', async () => {
    const held = customer({ starts_at: NINE, agenda_id: bia.id })
    expect((await shop.hold({ ...holdOf(held), agenda_id: bia.id })).status).toBe(201)
    expect((await counterBooks(NINE, { agenda_id: caio.id })).body.code).toBe('SLOT_TAKEN')
    now = new Date(now.getTime() + 11 * 60_000)
    expect(names((await counterBooks(NINE, { agenda_id: caio.id })).body)).toEqual(['Sala 1'])
  })

  it('what is cancelled or deleted leaves it, and comes back only while it is free', async () => {
    const { body: first } = await counterBooks(NINE, { agenda_id: bia.id })
    await ask(`/api/appointments/${first.id}/status`, 'POST', { version: 1, status: 'cancelled' })
    const { body: second } = await counterBooks(NINE, { agenda_id: caio.id })
    expect(names(second)).toEqual(['Sala 1'])
    const back = await ask(`/api/appointments/${first.id}/status`, 'POST', {
      version: 2,
      status: 'confirmed',
    })
    expect([back.status, back.body.code]).toEqual([409, 'SLOT_TAKEN'])
    await ask(`/api/appointments/${second.id}`, 'DELETE')
    const { body: again } = await ask<Appointment>(`/api/appointments/${first.id}/status`, 'POST', {
      version: 2,
      status: 'confirmed',
    })
    expect(names(again)).toEqual(['Sala 1'])
    expect((await ask(`/api/appointments/${second.id}/restore`, 'POST')).body.code).toBe('SLOT_TAKEN')
  })

  it('who moves finds their own room free, and not that of somebody else', async () => {
    const { body: first } = await counterBooks(NINE, { agenda_id: bia.id })
    await counterBooks(ELEVEN, { agenda_id: caio.id })
    const near = await edit(first, { starts_at: '2026-11-17T13:30:00Z' })
    expect([near.status, names(near.body)]).toEqual([200, ['Sala 1']])
    expect((await edit(near.body, { starts_at: '2026-11-17T14:30:00Z' })).body.code).toBe('SLOT_TAKEN')
    expect((await edit(near.body, { agenda_id: caio.id })).status).toBe(200)
  })

  it('switched off between choosing and confirming, the time goes and what was typed stays', async () => {
    const wanted = customer({ starts_at: NINE })
    expect((await shop.hold(holdOf(wanted))).status).toBe(201)
    await save({ places: [{ ...room, active: false }] })
    const late = await shop.book(wanted)
    expect([late.status, late.body.code]).toEqual([409, 'SERVICE_NOT_OFFERED'])
    expect(await isOffered(NINE)).toBe(false)
    await save({ places: [room] })
    expect((await shop.book(wanted)).status).toBe(201)
  })

  it('what stands in a room that is off or gone stays, is listed, and can be moved where another serves', async () => {
    const { body: first } = await counterBooks(NINE, { agenda_id: bia.id })
    const left = async () =>
      (await ask<{ appointments: Appointment[] }>('/api/agenda/places/appointments')).body.appointments
    expect(await left()).toEqual([])
    const other = place('Sala 2')
    await givenPlaces([{ ...room, active: false }, other], { corte: [room, other] })
    expect((await left()).map(({ id }) => id)).toEqual([first.id])
    expect(await namesOf(first.id)).toEqual(['Sala 1'])
    await save({ places: [other] })
    expect((await left()).map(({ id }) => id)).toEqual([first.id])
    expect(await namesOf(first.id)).toEqual(['Sala 1'])
    const { body: confirmed } = await ask<Appointment>(`/api/appointments/${first.id}/status`, 'POST', {
      version: 1,
      status: 'confirmed',
    })
    expect(names(confirmed)).toEqual(['Sala 1'])
    expect(names((await edit(confirmed, { starts_at: TEN })).body)).toEqual(['Sala 2'])
    expect(await left()).toEqual([])
  })

  it('the owner may put one over another there, is warned by its name, and it is marked; nobody else comes between', async () => {
    const { body: first } = await counterBooks(NINE, { agenda_id: bia.id })
    const wanted = { agenda_id: caio.id, accept: [] as string[] }
    const warned = await counterBooks(NINE, wanted)
    expect([warned.status, warned.body.code]).toEqual([409, 'APPOINTMENT_WARNED'])
    expect(warned.body.current!.warnings).toEqual([
      expect.objectContaining({ key: `place:${first.id}`, code: 'place', name: 'Sala 1: Rui' }),
    ])
    const over = await counterBooks(NINE, { ...wanted, accept: [`place:${first.id}`] })
    expect([over.status, over.body.willed, names(over.body)]).toEqual([
      201,
      [`place:${first.id}`],
      ['Sala 1'],
    ])
    await ask(`/api/appointments/${first.id}/status`, 'POST', { version: 1, status: 'cancelled' })
    expect(await isOffered(NINE)).toBe(false)
    expect((await counterBooks(NINE, { agenda_id: bia.id })).body.code).toBe('SLOT_TAKEN')
  })
})

describe('several places', () => {
  it('one of several: the next that is free is taken, in the order of the places', async () => {
    await givenPerson('Bia Reis')
    await givenPerson('Caio Luz')
    await givenPerson('Davi Sá')
    const [one, two] = [place('Sala 1'), place('Sala 2')]
    await givenPlaces([one, two], { corte: [one, two] })
    const booked = [
      await shop.book(customer({ starts_at: NINE })),
      await shop.book(customer({ starts_at: NINE })),
    ]
    const found = await Promise.all(booked.map(({ body }) => namesOf(body.id)))
    expect(found.flat().sort()).toEqual(['Sala 1', 'Sala 2'])
    expect((await shop.book(customer({ starts_at: NINE }))).body.code).toBe('SLOT_TAKEN')
  })

  it('one of a kind of which there are several', async () => {
    await givenPerson('Bia Reis')
    await givenPerson('Caio Luz')
    await givenPerson('Davi Sá')
    const chair = place('Cadeira', { units: 2 })
    await givenPlaces([chair], { corte: [chair] })
    const answers = await Promise.all([1, 2, 3].map(() => shop.book(customer({ starts_at: NINE }))))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409])
  })

  it('a room that is free in two halves of two rooms is not a room for the whole', async () => {
    const people = [
      await givenPerson('Bia Reis'),
      await givenPerson('Caio Luz'),
      await givenPerson('Davi Sá'),
    ]
    const [one, two] = [place('Sala 1'), place('Sala 2')]
    await givenPlaces([one, two], { corte: [one, two], luzes: [one, two] })
    await counterBooks(NINE, { agenda_id: people[0]!.id, place_ids: [one.id] })
    await counterBooks(TEN, { agenda_id: people[1]!.id, place_ids: [two.id] })
    expect(await isOffered(NINE)).toBe(true)
    expect(await isOffered(TEN)).toBe(true)
    expect(await isOffered(NINE, 'luzes')).toBe(false)
    const long = { agenda_id: people[2]!.id, service_id: 'luzes' }
    expect((await counterBooks(NINE, long)).body.code).toBe('SLOT_TAKEN')
  })

  it('a visit has all that its services need for its whole length, and one room once', async () => {
    const bia = await givenPerson('Bia Reis')
    const caio = await givenPerson('Caio Luz')
    const [room, laser] = [place('Sala 1'), place('Laser')]
    await givenPlaces([room, laser], { corte: [room], luzes: [room, laser] })
    const both = { services: [{ service_id: 'corte' }, { service_id: 'luzes' }] }
    const { body } = await counterBooks('2026-11-17T12:00:00Z', {
      ...both,
      service_id: undefined,
      agenda_id: bia.id,
    })
    expect(names(body)).toEqual(['Sala 1'])
    expect((await counterBooks(ELEVEN, { agenda_id: caio.id })).body.code).toBe('SLOT_TAKEN')
    await givenPlaces([room, laser], { corte: [room], luzes: [laser] })
    const next = '2026-11-18T12:00:00Z'
    const { body: two } = await counterBooks(next, { ...both, service_id: undefined, agenda_id: bia.id })
    expect(names(two)).toEqual(['Laser', 'Sala 1'])
  })

  it('the counter says another place, and it stays with a move; a service of another kind asks anew', async () => {
    const [one, two, three] = [place('Sala 1'), place('Sala 2'), place('Sala 3')]
    await givenPlaces([one, two, three], { corte: [one, two] })
    const { body } = await counterBooks(NINE)
    expect(names(body)).toEqual(['Sala 1'])
    const { body: moved } = await edit(body, { place_ids: [three.id] })
    expect([names(moved), moved.starts_at]).toEqual([['Sala 3'], body.starts_at])
    const { body: later } = await edit(moved, { starts_at: TEN })
    expect(names(later)).toEqual(['Sala 3'])
    const { body: long } = await edit(later, { service_id: 'luzes', starts_at: NINE })
    expect(names(long)).toEqual([])
    expect((await edit(long, { place_ids: [] })).body.version).toBe(long.version)
  })
})

describe('sixteen at once', () => {
  const rounds = runs(1_000, 2)
  const timeout = 60_000 + rounds * 4_000

  it(
    'over three people and two rooms two get in, round after round, and nobody and no room is had twice',
    async () => {
      for (const nome of ['Bia Reis', 'Caio Luz', 'Davi Sá']) await givenPerson(nome)
      const [one, two] = [place('Sala 1'), place('Sala 2')]
      await givenPlaces([one, two], { corte: [one, two] })
      const { body } = await ask<SchedulingSettings>('/api/agenda/settings')
      const people = body.agendas.filter(({ employee_id }) => employee_id !== null)
      for (let round = 0; round < rounds; round += 1) {
        const day = weekday(Math.floor(round / 4))
        const hour = [12, 14, 17, 19][round % 4]!
        const answers = await Promise.all(
          Array.from({ length: 16 }, (_, n) => {
            const minute = String((n % 4) * 5).padStart(2, '0')
            return counterBooks(`${day}T${hour}:${minute}:00Z`, { agenda_id: people[n % 3]!.id })
          }),
        )
        const refused = answers.filter(({ status }) => status !== 201).map(({ body: { code } }) => code)
        expect([round, refused]).toEqual([round, Array(14).fill('SLOT_TAKEN')])
      }
      expect(await doubleUses()).toBe(0)
      expect(await unspokenOverlaps(server)).toEqual([])
    },
    timeout,
  )

  it('customers of the public page: exactly two', async () => {
    for (const nome of ['Bia Reis', 'Caio Luz', 'Davi Sá']) await givenPerson(nome)
    const [one, two] = [place('Sala 1'), place('Sala 2')]
    await givenPlaces([one, two], { corte: [one, two] })
    for (const start of [NINE, TEN, ELEVEN]) {
      const answers = await Promise.all(
        Array.from({ length: 16 }, () => shop.book(customer({ starts_at: start }))),
      )
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(2)
      expect(answers.filter(({ status }) => status >= 500)).toEqual([])
    }
    expect(await doubleUses()).toBe(0)
  })

  it('the same again is the same booking', async () => {
    await givenPerson('Bia Reis')
    const room = place('Sala 1')
    await givenPlaces([room], { corte: [room] })
    const wanted = customer({ starts_at: NINE })
    const answers = await Promise.all([1, 2, 3, 4].map(() => shop.book(wanted)))
    expect(answers.map(({ status, body }) => [status, body.id])).toEqual(answers.map(() => [201, wanted.id]))
  })
})

/** The date of the so many-th weekday from Tuesday 17 November 2026 on. */
function weekday(nth: number): string {
  const days = nth + 1 + Math.floor((nth + 1) / 5) * 2
  return new Date(Date.UTC(2026, 10, 16 + days)).toISOString().slice(0, 10)
}

/** Pairs of appointments that have one unit at one time. */
async function doubleUses(): Promise<number> {
  const { rows } = await server.app.db.owner.query<{ count: number }>(
    `select count(*)::int as count from appointments a join appointments b on a.company_id = b.company_id and a.id < b.id
      and a.units && b.units and a.blocked && b.blocked
      and a.status in ('held', 'pending', 'confirmed') and b.status in ('held', 'pending', 'confirmed')
      and a.deleted_at is null and b.deleted_at is null where a.company_id = $1`,
    [shop.company.id],
  )
  return rows[0]!.count
}

describe('what is another company’s', () => {
  it('its places are refused, in the call and by the database', async () => {
    const room = place('Sala 1')
    await givenPlaces([room], {})
    const stranger = await givenBookingShop(server)
    const mine = shop
    shop = stranger
    expect((await counterBooks(NINE, { place_ids: [room.id] })).body).toMatchObject({
      code: 'APPOINTMENT_INVALID',
      fields: [{ path: 'place_ids' }],
    })
    expect((await settings()).places).toEqual([])
    const { body } = await counterBooks(NINE)
    const number = (
      await server.app.db.owner.query<{ number: number }>('select number from places where id = $1', [
        room.id,
      ])
    ).rows[0]!.number
    const steal = server.app.db.asCompany(stranger.company.id, (tx) =>
      tx.execute(sql`update appointments set units = ${[number * 100 + 1]}::int[] where id = ${body.id}`),
    )
    await expect(steal).rejects.toThrow()
    // Under the same id it is a place of their own.
    expect((await save({ places: [{ ...room, name: 'Minha' }] })).body.places).toEqual([
      { ...room, name: 'Minha' },
    ])
    shop = mine
    expect((await settings()).places).toEqual([room])
  })

  it('hostile lists are refused, and whom it is not for cannot change them', async () => {
    const room = place('Sala 1')
    expect((await save({ places: [room, place('sala 1')] })).body.code).toBe('INVALID_INPUT')
    expect((await save({ places: [room, { ...place('Outra'), id: room.id }] })).body.code).toBe(
      'INVALID_INPUT',
    )
    for (const wrong of [{ units: 0 }, { units: 10 }, { name: '' }, { id: 'x' }])
      expect((await save({ places: [{ ...room, ...wrong }] })).status).toBe(400)
    expect((await counterBooks(NINE, { place_ids: ['x'] })).status).toBe(400)
    const lone = await givenCompany(server)
    expect((await ask('/api/agenda/places/appointments', 'GET', undefined, lone.cookie)).status).not.toBe(500)
  })

  it('two who edit places at once: the second is shown what the first saved', async () => {
    const { version } = await settings()
    const [one, two] = [place('Sala 1'), place('Sala 2')]
    await ask('/api/agenda/settings', 'PUT', { version, places: [one] })
    const late = await ask('/api/agenda/settings', 'PUT', { version, places: [two] })
    expect([late.status, late.body.code]).toEqual([409, 'SETTINGS_CHANGED'])
    expect(late.body.current).toMatchObject({ places: [one] })
  })
})
