import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { runs } from '@balcao/testkit/chance'
import type { Appointment, Place } from '@balcao/contract/scheduling'
import { borrowTestServer } from '../../testing/borrowed-server'
import { givenCompany } from '../../testing/builders'
import { call } from '../../testing/call'
import type { TestServer } from '../../testing/server'
import { seriesHands, tuesdays } from '../series/testing/series-hands'
import type { Refusal } from '../testing/agenda-shop'
import { bookingHands } from './testing/booking-hands'
import { givenBookingShop, holdOf, type BookingShop } from './testing/booking-shop'

let server: TestServer
let shop: BookingShop
/** 8 h on Monday, 16 November 2026, in Manaus. */
let now = new Date('2026-11-16T12:00:00Z')
const EIGHT = '2026-11-17T12:00:00.000Z'
const NINE = '2026-11-17T13:00:00.000Z'
const TEN = '2026-11-17T14:00:00.000Z'
const HALF_PAST_NINE = '2026-11-17T13:30:00.000Z'

beforeAll(async () => {
  server = await borrowTestServer({ clock: () => now })
})
afterAll(() => server.stop())
beforeEach(async () => {
  now = new Date('2026-11-16T12:00:00Z')
  shop = await givenBookingShop(server)
})

const hands = bookingHands(() => ({ server, shop }))
const { ask, givenPerson } = hands

async function save(change: object) {
  const saved = await hands.save(change)
  expect([saved.status, saved.text]).toEqual([200, expect.any(String)])
}

/** So many people come to a haircut at one time. */
const givenSeats = (seats: number, more: object = {}) => save({ services: { corte: { seats, ...more } } })

const customer = (change: Parameters<typeof hands.customer>[0] = {}) =>
  hands.customer({ starts_at: NINE, ...change })

const counterBooks = (starts_at = NINE, more: object = {}) => hands.counterBooks(starts_at, more)

/** Books so many at a start. */
async function given(count: number, starts_at = NINE, more: object = {}): Promise<Appointment[]> {
  const booked: Appointment[] = []
  for (let nth = 0; nth < count; nth += 1) {
    const answer = await counterBooks(starts_at, more)
    expect([answer.status, answer.text]).toEqual([201, expect.any(String)])
    booked.push(answer.body)
  }
  return booked
}

const edit = ({ id }: Pick<Appointment, 'id'>, change: object) =>
  ask<Appointment>(`/api/appointments/${id}`).then(({ body }) =>
    ask<Appointment>(`/api/appointments/${id}`, 'PATCH', { version: body.version, ...change }),
  )
const setStatus = ({ id }: Pick<Appointment, 'id'>, status: string) =>
  ask<Appointment>(`/api/appointments/${id}`).then(({ body }) =>
    ask<Appointment>(`/api/appointments/${id}/status`, 'POST', { version: body.version, status }),
  )

/** What the page says of a start: the classes that can be joined, and the room of the slot. */
async function shownAt(start: string, query = '') {
  const { body } = await shop.agenda(`?month=2026-11${query}`)
  const { seats } = body.services.find(({ id }) => id === 'corte')!
  const slot = body.days.flatMap(({ slots }) => slots).find((one) => one.start === start)
  return {
    each: seats?.each,
    left: seats?.classes.find((one) => one.start === start)?.left,
    free: slot?.free ?? 0,
  }
}

/** What the counter is offered at a start. */
async function leftAt(start: string, more = '') {
  const path = `/api/agenda/slots?service_id=corte&from=2026-11-17&to=2026-11-17${more}`
  const { body } = await ask<{ days: { slots: { start: string; fits: boolean; left?: number }[] }[] }>(path)
  const slot = body.days[0]?.slots.find((one) => one.start === start)
  return slot && [slot.fits, slot.left]
}

const standing = async () =>
  (await shop.rows()).filter(({ status }) => ['held', 'pending', 'confirmed'].includes(status))

describe('a class', () => {
  it('is shared by those who book the same service at the same start, each on a seat of their own; one more hears that it is full', async () => {
    await givenSeats(3)
    const booked = await given(3)
    expect(booked.map(({ seat }) => seat)).toEqual([1, 2, 3])
    const late = await counterBooks()
    expect([late.status, late.body.code]).toEqual([409, 'SLOT_TAKEN'])
    expect(late.body.mensagem).toBe('Não há mais lugares neste horário')
    expect(late.body.current!.slots.map(({ start }) => start)).not.toContain(NINE)
  })

  it('lets in no other start, no other service, and no other class; and comes into nobody else’s time', async () => {
    await givenSeats(3)
    await save({ services: { corte: { seats: 3 }, luzes: { seats: 4 } } })
    await given(1)
    for (const other of [
      { starts_at: HALF_PAST_NINE },
      { service_id: 'luzes' },
      { service_id: 'mesa', starts_at: EIGHT },
    ]) {
      const answer = await counterBooks(NINE, other)
      expect([answer.status, answer.body.code], JSON.stringify(other)).toEqual([409, 'SLOT_TAKEN'])
    }
    await save({ services: { corte: { seats: 3 } } })
    await given(1, '2026-11-18T13:00:00.000Z', { service_id: 'luzes' })
    expect((await counterBooks('2026-11-18T14:00:00.000Z')).body.code).toBe('SLOT_TAKEN')
  })

  it('the page and the counter say how many seats are left, and offer what is full no more', async () => {
    await givenSeats(3)
    expect(await shownAt(NINE)).toEqual({ each: 3, left: undefined, free: 180 })
    expect(await leftAt(NINE)).toEqual([true, 3])
    await given(1)
    expect(await shownAt(NINE)).toEqual({ each: 3, left: 2, free: 0 })
    expect(await leftAt(NINE)).toEqual([true, 2])
    await given(2)
    expect(await shownAt(NINE)).toEqual({ each: 3, left: undefined, free: 0 })
    expect(await leftAt(NINE)).toEqual([false, 0])
  })

  it('of a service for one nothing more is said than before', async () => {
    await given(1)
    const { body } = await shop.agenda('?month=2026-11')
    expect(body.services.every((service) => !('seats' in service))).toBe(true)
    const [row] = (
      await ask<{ appointments: Appointment[] }>('/api/appointments?from=2026-11-17&to=2026-11-17')
    ).body.appointments
    expect(row).not.toHaveProperty('seat')
    expect(await leftAt(TEN)).toEqual([true, undefined])
  })

  it('that began off the grid is offered to others at its start', async () => {
    await givenSeats(2)
    await given(1, '2026-11-17T13:10:00.000Z')
    expect(await shownAt('2026-11-17T13:10:00.000Z')).toEqual({ each: 2, left: 1, free: 0 })
    expect((await shop.book(customer({ starts_at: '2026-11-17T13:10:00Z' }))).status).toBe(201)
  })

  it('a time that is held takes a seat, becomes the booking, and is free again when its minutes are over', async () => {
    await givenSeats(2)
    const [first, second] = [customer(), customer()]
    for (const one of [first, second]) expect((await shop.hold(holdOf(one))).status).toBe(201)
    expect((await counterBooks()).body.code).toBe('SLOT_TAKEN')
    expect((await shop.book(first)).status).toBe(201)
    now = new Date(now.getTime() + 11 * 60_000)
    expect(await shownAt(NINE)).toMatchObject({ left: 1 })
    expect((await counterBooks()).status).toBe(201)
    expect((await shop.book(second)).body.code).toBe('SLOT_TAKEN')
  })

  it('the same booking again is the same seat', async () => {
    await givenSeats(2)
    const asked = customer()
    const answers = await Promise.all([shop.book(asked), shop.book(asked), shop.book(asked)])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
    expect(await standing()).toHaveLength(1)
    expect((await counterBooks()).status).toBe(201)
    expect((await shop.book(asked)).status).toBe(201)
    expect((await counterBooks()).body.code).toBe('SLOT_TAKEN')
  })

  it('comes alone in a visit', async () => {
    await givenSeats(2)
    const services = [{ service_id: 'corte' }, { service_id: 'luzes' }]
    const answer = await counterBooks(NINE, { service_id: undefined, services })
    expect([answer.status, answer.body.code]).toEqual([422, 'APPOINTMENT_INVALID'])
    expect(answer.body.mensagem).toMatch(/turma/)
  })
})

describe('who leaves, moves, comes back', () => {
  it('one who leaves frees exactly that seat, also the first; who comes back finds it taken or takes another', async () => {
    await givenSeats(2)
    const [first, second] = (await given(2)) as [Appointment, Appointment]
    expect((await setStatus(first, 'cancelled')).status).toBe(200)
    expect(await leftAt(NINE)).toEqual([true, 1])
    expect((await counterBooks(NINE, { service_id: 'luzes' })).body.code).toBe('SLOT_TAKEN')
    const third = await counterBooks()
    expect([third.status, third.body.seat]).toEqual([201, 1])
    expect((await setStatus(first, 'confirmed')).body.code).toBe('SLOT_TAKEN')
    await setStatus(second, 'cancelled')
    expect((await setStatus(first, 'confirmed')).body.seat).toBe(2)
  })

  it('the last one who leaves gives the whole time back', async () => {
    await givenSeats(2)
    for (const one of await given(2)) await ask(`/api/appointments/${one.id}`, 'DELETE')
    expect((await counterBooks(NINE, { service_id: 'luzes' })).status).toBe(201)
  })

  it('one moves to another class with a free seat, to a free time, and not into a full one', async () => {
    await givenSeats(2)
    const [one] = (await given(2)) as [Appointment]
    await given(1, TEN)
    expect(await leftAt(TEN, `&except=${one.id}`)).toEqual([true, 1])
    expect((await edit(one, { starts_at: TEN })).body.seat).toBe(2)
    const [other] = (await given(1)) as [Appointment]
    expect((await edit(other, { starts_at: TEN })).body.code).toBe('SLOT_TAKEN')
    expect((await edit(other, { starts_at: '2026-11-17T18:00:00.000Z' })).body.seat).toBe(1)
    expect((await edit(other, { service_id: 'luzes' })).body).not.toHaveProperty('seat')
  })

  it('behind the private link one cancels or moves their own seat', async () => {
    await givenSeats(2)
    const { body: own } = await shop.book(customer())
    await given(1)
    expect((await shop.change(own.link, { act: 'move', version: own.version, starts_at: TEN })).status).toBe(
      200,
    )
    const { body: moved } = await shop.own(own.link)
    expect((await shop.change(own.link, { act: 'cancel', version: moved.version })).body.status).toBe(
      'cancelled',
    )
    expect(await leftAt(NINE)).toEqual([true, 1])
  })

  it('fewer seats than people: those who stand stay, may change, and nobody new gets in', async () => {
    await givenSeats(3)
    const [first] = (await given(3)) as [Appointment]
    await givenSeats(2)
    expect(await standing()).toHaveLength(3)
    expect(await leftAt(NINE)).toEqual([false, 0])
    expect((await setStatus(first, 'confirmed')).status).toBe(200)
    expect((await setStatus(first, 'cancelled')).status).toBe(200)
    expect((await counterBooks()).body.code).toBe('SLOT_TAKEN')
    await givenSeats(4)
    expect((await counterBooks()).status).toBe(201)
  })

  it('who was booked alone is joined once several may come', async () => {
    const [alone] = (await given(1)) as [Appointment]
    await givenSeats(2)
    expect((await ask<Appointment>(`/api/appointments/${alone.id}`)).body.seat).toBe(1)
    expect((await counterBooks()).body.seat).toBe(2)
  })

  it('the owner puts one more in knowingly, and outsiders over a class', async () => {
    await givenSeats(2)
    const [first] = (await given(2)) as [Appointment]
    const asked = { id: randomUUID(), accept: [] }
    const warned = await counterBooks(NINE, asked)
    expect(warned.body.current!.warnings.map(({ key }) => key)).toEqual(['class-full'])
    const third = await counterBooks(NINE, { ...asked, accept: ['class-full'] })
    expect([third.status, third.body.seat, third.body.willed]).toEqual([201, 3, ['class-full']])
    expect((await counterBooks()).body.code).toBe('SLOT_TAKEN')
    const over = await counterBooks(NINE, { service_id: 'luzes', accept: [] })
    const keys = over.body.current!.warnings.map(({ key }) => key)
    expect(keys).toHaveLength(3)
    expect((await counterBooks(NINE, { service_id: 'luzes', accept: keys })).status).toBe(201)
    expect((await setStatus(first, 'cancelled')).status).toBe(200)
    expect((await counterBooks()).body.code).toBe('SLOT_TAKEN')
  })
})

describe('every Tuesday', () => {
  it('a series comes into the classes that have a seat, and names the date that has none', async () => {
    await givenSeats(2)
    const starts = tuesdays(NINE, 3)
    const { request, make } = seriesHands((path, method, body) => ask(path, method, body), 'corte')
    await given(1, starts[0])
    await given(2, starts[1])
    const refused = await make(request(starts))
    expect([refused.status, refused.body.code]).toEqual([409, 'SERIES_CONFLICTS'])
    expect(refused.body.current!.dates.map(({ warnings }) => warnings.length > 0)).toEqual([
      false,
      true,
      false,
    ])
    const made = await make(request([starts[0]!, starts[2]!]))
    expect(made.body.appointments.map(({ seat }) => seat)).toEqual([2, 1])
  })
})

describe('people and places', () => {
  const place = (name: string): Place => ({ id: randomUUID(), name, units: 1, active: true })

  it('customers who ask for anybody fill the class that is there before another begins', async () => {
    await givenSeats(2)
    const [bia, caio] = [await givenPerson('Bia Reis'), await givenPerson('Caio Luz')]
    const first = (await shop.book(customer())).body.professional
    expect(await shownAt(NINE)).toMatchObject({ left: 3 })
    const second = (await shop.book(customer())).body.professional
    expect(second).toBe(first)
    expect(await shownAt(NINE)).toMatchObject({ left: 2 })
    const full = first === 'Bia Reis' ? bia : caio
    expect(await shownAt(NINE, `&agenda_id=${full.id}`)).toMatchObject({ left: undefined, free: 0 })
    expect((await shop.book(customer())).body.professional).not.toBe(first)
    await shop.book(customer())
    expect((await shop.book(customer())).body.code).toBe('SLOT_TAKEN')
  })

  it('has its room once: another class has another one, or none', async () => {
    const rooms = [place('Sala 1'), place('Sala 2')]
    await save({
      places: rooms,
      services: { corte: { seats: 3, place_ids: rooms.map(({ id }) => id) } },
    })
    const people = [
      await givenPerson('Bia Reis'),
      await givenPerson('Caio Luz'),
      await givenPerson('Davi Melo'),
    ]
    const agenda = (place: number) => ({ agenda_id: people[place]!.id })
    const roomsOf = (list: readonly Appointment[]) =>
      new Set(list.flatMap(({ places = [] }) => places.map(({ name }) => name)))
    const one = await given(2, NINE, agenda(0))
    const two = await given(3, NINE, agenda(1))
    expect([roomsOf(one).size, roomsOf(two).size]).toEqual([1, 1])
    expect(roomsOf([...one, ...two]).size).toBe(2)
    expect((await counterBooks(NINE, agenda(2))).body.code).toBe('SLOT_TAKEN')
    // The first of a class goes, and the room stays with the others.
    await setStatus(one[0]!, 'cancelled')
    expect((await counterBooks(NINE, agenda(2))).body.code).toBe('SLOT_TAKEN')
    expect(roomsOf([(await counterBooks(NINE, agenda(0))).body])).toEqual(roomsOf(one))
    for (const { id } of two) await setStatus({ id }, 'cancelled')
    expect((await counterBooks(NINE, agenda(2))).status).toBe(201)
  })

  it('another company’s class is no way in', async () => {
    await givenSeats(3)
    const [mine] = (await given(1)) as [Appointment]
    const other = await givenCompany(server)
    const foreign = await call<Refusal>(server, '/api/appointments', {
      cookie: other.cookie,
      body: {
        id: randomUUID(),
        service_id: 'corte',
        starts_at: NINE,
        agenda_id: mine.agenda_id,
        client: 'Eva',
        phone: '92990000001',
      },
    })
    expect([foreign.status, foreign.body.code]).toEqual([404, 'AGENDA_NOT_FOUND'])
    expect((await call(server, `/api/appointments/${mine.id}`, { cookie: other.cookie })).status).toBe(404)
  })
})

describe('twenty people at once for eight seats', () => {
  const rounds = runs(40, 2)
  const timeout = 60_000 + rounds * 8_000

  it(
    'eight get in and twelve hear that it is full, round after round',
    async () => {
      await givenSeats(8)
      for (let round = 0; round < rounds; round += 1) {
        const start = new Date(Date.parse(NINE) + round * 7 * 86_400_000).toISOString()
        const answers = await Promise.all(Array.from({ length: 20 }, () => counterBooks(start)))
        const codes = answers.map(({ status, body }) => (status === 201 ? 'in' : body.code))
        expect(
          codes.filter((code) => code === 'in'),
          `round ${round}`,
        ).toHaveLength(8)
        expect(
          codes.filter((code) => code === 'SLOT_TAKEN'),
          `round ${round}`,
        ).toHaveLength(12)
        const seats = answers.flatMap(({ body }) => body.seat ?? [])
        expect(seats.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
      }
    },
    timeout,
  )

  it(
    'a class and others who want that time: either the class is there or they are, and never both',
    async () => {
      await save({ services: { corte: { seats: 8 }, luzes: { seats: 8 } } })
      for (let round = 0; round < rounds; round += 1) {
        const start = new Date(Date.parse(NINE) + round * 7 * 86_400_000).toISOString()
        const opening = new Date(Date.parse(start) - 60 * 60_000).toISOString()
        const later = new Date(Date.parse(start) + 30 * 60_000).toISOString()
        const racers = [
          ...Array.from({ length: 6 }, () => () => counterBooks(start)),
          ...Array.from({ length: 6 }, () => () => counterBooks(later)),
          ...Array.from({ length: 6 }, () => () => counterBooks(start, { service_id: 'luzes' })),
          () => counterBooks(opening, { service_id: 'mesa' }),
        ]
        const turned = racers.map((_, nth) => racers[(nth + round * 5) % racers.length]!)
        const answers = await Promise.all(turned.map((race) => race()))
        const won = answers.filter(({ status }) => status === 201).map(({ body }) => body)
        expect(new Set(won.map((one) => `${one.service_id} ${one.starts_at}`)).size, `round ${round}`).toBe(1)
        expect(won.length, `round ${round}`).toBe(won[0]!.service_id === 'mesa' ? 1 : 6)
        for (const { status, body } of answers) if (status !== 201) expect(body.code).toBe('SLOT_TAKEN')
      }
    },
    timeout,
  )

  it(
    'whatever they do at once, book, hold, move, leave, come back or take the time for themselves, nothing breaks and no class has more than its seats',
    async () => {
      await save({ services: { corte: { seats: 3 } } })
      const starts = [NINE, HALF_PAST_NINE, TEN]
      const at = (nth: number) => starts[nth % starts.length]!
      const people = [...(await given(3)), ...(await given(2, '2026-11-18T13:00:00.000Z'))]
      const acts = (nth: number): (() => Promise<{ status: number }>)[] => [
        () => counterBooks(at(nth)),
        () => edit(people[nth % people.length]!, { starts_at: at(nth + 1) }),
        () => setStatus(people[(nth + 1) % people.length]!, nth % 2 === 0 ? 'cancelled' : 'pending'),
        () => counterBooks('2026-11-17T12:30:00.000Z', { service_id: 'luzes' }),
        () => edit(people[(nth + 2) % people.length]!, { starts_at: at(nth) }),
        () => shop.hold(holdOf(customer({ starts_at: at(nth) }))),
      ]
      for (let round = 0; round < rounds; round += 1) {
        const racers = Array.from({ length: 3 }, (_, nth) => acts(round + nth)).flat()
        const answers = await Promise.all(racers.map((race) => race()))
        expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([])
        const there = await standing()
        const classes = new Map<string, number[]>()
        for (const { seat, service_id, starts_at } of there) {
          const key = `${service_id} ${starts_at.toISOString()}`
          if (seat !== null) classes.set(key, [...(classes.get(key) ?? []), seat])
        }
        for (const [key, seats] of classes) {
          expect(seats.length, key).toBeLessThanOrEqual(3)
          expect(new Set(seats).size, key).toBe(seats.length)
        }
        const apart = there.flatMap((one, nth) =>
          there
            .slice(nth + 1)
            .filter(
              (other) =>
                one.starts_at < other.ends_at &&
                other.starts_at < one.ends_at &&
                (one.service_id !== other.service_id ||
                  one.starts_at.getTime() !== other.starts_at.getTime()),
            ),
        )
        expect(apart).toEqual([])
      }
    },
    timeout,
  )

  it(
    'on the page they hold and book, while the first ones leave',
    async () => {
      await givenSeats(8)
      const early = await given(8)
      const leaving = early.map((one) => setStatus(one, 'cancelled'))
      const coming = Array.from({ length: 12 }, async () => shop.book(customer()))
      const [left, came] = [await Promise.all(leaving), await Promise.all(coming)]
      expect(left.map(({ status }) => status)).toEqual(Array(8).fill(200))
      const got = came.filter(({ status }) => status === 201).length
      for (const { status, body } of came) expect(status === 201 || body.code === 'SLOT_TAKEN').toBe(true)
      expect(await standing()).toHaveLength(got)
      expect(got).toBeLessThanOrEqual(8)
    },
    timeout,
  )
})
