import { randomUUID } from 'node:crypto'
import type { Appointment, SchedulingSettings } from '@balcao/contract/scheduling'
import type { Offers } from '@balcao/domain/scheduling'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { call } from '../../testing/call'
import { givenPin, signInWithPin } from '../../testing/employees'
import { borrowTestServer } from '../../testing/borrowed-server'
import type { TestServer } from '../../testing/server'
import { buildBooking, givenBookingShop, type BookingShop } from '../booking/testing/booking-shop'
import { givenPerson as givenPersonOf, type Person } from '../booking/testing/salon'

let server: TestServer
let shop: BookingShop
let ana: Person
let bruno: Person
/** 8 h on Monday, 16 November 2026, in Manaus. */
const now = new Date('2026-11-16T12:00:00Z')
const NINE = '2026-11-17T13:00:00.000Z'
const TEN = '2026-11-17T14:00:00.000Z'
const HALF_PAST_TEN = '2026-11-17T14:30:00.000Z'
let phones = 0

const service = (id: string, nome: string, duracao: number, preco: number) => ({ id, nome, duracao, preco })
const catalogue = {
  cardapio: { categorias: [] },
  servicos: {
    categorias: [
      {
        id: 'cabelo',
        nome: 'Cabelo',
        ativo: true,
        produtos: [
          service('corte', 'Corte', 60, 50),
          service('barba', 'Barba', 30, 35),
          service('lavar', 'Lavar', 15, 20),
        ],
      },
    ],
  },
}

beforeAll(async () => {
  server = await borrowTestServer({ clock: () => now })
})
afterAll(() => server.stop())
beforeEach(async () => {
  shop = await givenBookingShop(server)
  await shop.save({ cardapio_json: catalogue })
  ana = await givenPerson('Ana Prado', only('corte', 'lavar'))
  bruno = await givenPerson('Bruno Luz', only('barba'))
})

type Refused = { code: string; mensagem: string; current?: { slots: { start: string }[] } }

const ask = <Body>(path: string, method?: string, body?: unknown, cookie = shop.company.cookie) =>
  call<Body & Refused>(server, path, { cookie, ...(method ? { method } : {}), ...(body ? { body } : {}) })
const givenPerson = (nome: string, offers: Offers | null = null) =>
  givenPersonOf(server, shop.company, nome, { offers })
const only = (...ids: string[]): Offers => ({
  all: false,
  services: ids.map((id) => ({ id, duration: null, prices: {} })),
})

const both = [{ service_id: 'corte' }, { service_id: 'barba' }]
/** A customer with a phone of their own, for a haircut and a beard. */
function customer(change: object = {}) {
  const { service_id: _one, ...booking } = buildBooking({ phone: `(92) 98${3_000_000 + (phones += 1)}` })
  return { ...booking, services: both, starts_at: NINE, ...change }
}
const counterBooks = (change: object = {}) =>
  ask<Appointment>('/api/appointments', 'POST', {
    id: randomUUID(),
    services: [
      { service_id: 'corte', agenda_id: ana.id },
      { service_id: 'barba', agenda_id: bruno.id },
    ],
    starts_at: NINE,
    client: 'Rui',
    phone: '92990000000',
    ...change,
  })
const whole = ({ services }: Pick<Appointment, 'services'>) =>
  services.map((one) => [one.service, one.professional, one.starts_at, one.ends_at])
const rowsOf = async () =>
  (await shop.rows()).map((row) => [
    row.service_name,
    row.professional,
    row.starts_at.toISOString(),
    row.status,
  ])
const listed = async (cookie?: string) =>
  (
    await ask<{ appointments: Appointment[] }>(
      '/api/appointments?from=2026-11-16&to=2026-11-20',
      undefined,
      undefined,
      cookie,
    )
  ).body.appointments
const startsOf = async (services: string) => {
  const path = `/api/booking/${shop.company.id}/visit?month=2026-11&services=${services}`
  return (await call<{ starts: string[] }>(server, path)).body.starts
}

describe('a visit that nobody does alone', () => {
  it('is booked in one go: each part with its person, one after the other, under one link', async () => {
    const request = customer()
    const { status, body } = await shop.book(request)
    expect([status, body.service, body.duration, body.price_cents, body.professional, body.ends_at]).toEqual([
      201,
      'Corte + Barba',
      90,
      8500,
      null,
      HALF_PAST_TEN,
    ])
    const parts = [
      ['Corte', 'Ana Prado', NINE, TEN],
      ['Barba', 'Bruno Luz', TEN, HALF_PAST_TEN],
    ]
    expect(whole(body)).toEqual(parts)
    expect(whole((await shop.own(body.link)).body)).toEqual(parts)
    expect(await rowsOf()).toEqual([
      ['Corte', 'Ana Prado', NINE, 'pending'],
      ['Barba', 'Bruno Luz', TEN, 'pending'],
    ])
    const again = await shop.book(request)
    expect([again.status, again.body.id, await shop.rows()]).toEqual([201, body.id, expect.any(Array)])
    expect(await shop.rows()).toHaveLength(2)
    const seen = await listed()
    expect(seen.map(({ visit_id, visit }) => [visit_id, visit?.place, visit?.total])).toEqual([
      [body.id, 1, 2],
      [body.id, 2, 2],
    ])
    const file = await call(server, `/api/booking/${shop.company.id}/bookings/${body.link}/calendar.ics`)
    expect(file.text).toMatch(/SUMMARY:Corte \+ Barba[^]*/)
    expect(file.text).toContain('DTEND:20261117T143000Z')
  })

  it('is kept in both agendas while its form is filled in, and given back in both', async () => {
    const { id, services, starts_at, ...rest } = customer()
    const held = await shop.hold({ id, services, starts_at })
    expect([
      held.body.professional,
      held.body.duration,
      whole(held.body as never).map(([, who]) => who),
    ]).toEqual([null, 90, ['Ana Prado', 'Bruno Luz']])
    expect((await shop.book(customer())).body.code).toBe('SLOT_TAKEN')
    await shop.release(id)
    expect(await shop.rows()).toEqual([])
    await shop.hold({ id, services, starts_at })
    await shop.hold({ id, services, starts_at: '2026-11-17T18:00:00.000Z' })
    const booked = await shop.book({ id, services, starts_at: '2026-11-17T18:00:00.000Z', ...rest })
    expect([booked.status, (await shop.rows()).length]).toEqual([201, 2])
  })

  it('is offered where the second part begins when the first ends, and nowhere else', async () => {
    await counterBooks({ services: [{ service_id: 'barba', agenda_id: bruno.id }], starts_at: TEN })
    const starts = (await startsOf('corte,barba')).filter((start) => start.startsWith('2026-11-17'))
    expect(starts).toEqual(
      ['12', '14', '17', '18', '19', '20'].map((hour) => `2026-11-17T${hour}:00:00.000Z`),
    )
    const refused = await shop.book(customer())
    expect([refused.status, refused.body.code]).toEqual([409, 'SLOT_TAKEN'])
    expect(refused.body.current!.slots.map(({ start }) => start)).toContain('2026-11-17T12:00:00.000Z')
    expect(await shop.rows()).toHaveLength(1)
  })

  it('one who does all of it comes before several, and several where that one is busy', async () => {
    const carla = await givenPerson('Carla Reis')
    const first = await shop.book(customer())
    expect([first.body.professional, await shop.rows()]).toEqual(['Carla Reis', [expect.anything()]])
    const second = await shop.book(customer())
    expect(whole(second.body).map(([, who]) => who)).toEqual(['Ana Prado', 'Bruno Luz'])
    const third = await shop.book(customer())
    expect(third.body.code).toBe('SLOT_TAKEN')
    const hers = await shop.book(customer({ agenda_id: carla.id }))
    expect(hers.body.code).toBe('SLOT_TAKEN')
  })

  it('with whom each is chosen one by one', async () => {
    const carla = await givenPerson('Carla Reis')
    const services = [
      { service_id: 'corte', agenda_id: carla.id },
      { service_id: 'barba', agenda_id: bruno.id },
    ]
    const booked = await shop.book(customer({ services }))
    expect(whole(booked.body).map(([, who]) => who)).toEqual(['Carla Reis', 'Bruno Luz'])
    const wrong = await shop.book(
      customer({ services: [{ service_id: 'corte', agenda_id: bruno.id }, { service_id: 'barba' }] }),
    )
    expect(wrong.body.code).toBe('SERVICE_NOT_OFFERED')
    const nobody = await shop.book(
      customer({ services: [{ service_id: 'corte', agenda_id: randomUUID() }, { service_id: 'barba' }] }),
    )
    expect(nobody.body.code).toBe('AGENDA_NOT_FOUND')
    const starts = await startsOf(`corte@${carla.id},barba@${bruno.id}`)
    expect([starts.includes(NINE), starts.includes(TEN)]).toEqual([false, true])
  })

  it('two at once for the same second part: one has the whole, the other nothing', async () => {
    const carla = await givenPerson('Carla Reis', only('corte'))
    const withWhom = (agenda_id: string) =>
      customer({ services: [{ service_id: 'corte', agenda_id }, { service_id: 'barba' }] })
    const answers = await Promise.all([shop.book(withWhom(ana.id)), shop.book(withWhom(carla.id))])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
    expect((await rowsOf()).map(([name]) => name)).toEqual(['Corte', 'Barba'])
  })

  it('costs what was said, or is refused with what it would cost', async () => {
    const dear = await shop.book(customer({ price_cents: 8000 }))
    expect([dear.status, dear.body.code]).toEqual([409, 'PRICE_CHANGED'])
    expect(await shop.rows()).toEqual([])
  })
})

describe('a visit of several people that stands', () => {
  it('is moved by its customer as a whole, and cancelled as a whole', async () => {
    const { body } = await shop.book(customer())
    const moved = await shop.change(body.link, { act: 'move', version: 1, starts_at: TEN })
    expect(whole(moved.body)).toEqual([
      ['Corte', 'Ana Prado', TEN, '2026-11-17T15:00:00.000Z'],
      ['Barba', 'Bruno Luz', '2026-11-17T15:00:00.000Z', '2026-11-17T15:30:00.000Z'],
    ])
    const { body: gone } = await shop.change(body.link, { act: 'cancel', version: moved.body.version })
    expect([gone.status, (await rowsOf()).map(([, , , status]) => status)]).toEqual([
      'cancelled',
      ['cancelled', 'cancelled'],
    ])
    expect((await shop.book(customer({ starts_at: TEN }))).status).toBe(201)
  })

  it('is not moved where a later part does not fit, and stays whole', async () => {
    const { body } = await shop.book(customer())
    await counterBooks({
      services: [{ service_id: 'barba', agenda_id: bruno.id }],
      starts_at: '2026-11-17T15:00:00.000Z',
    })
    const refused = await shop.change(body.link, { act: 'move', version: 1, starts_at: TEN })
    expect([refused.status, refused.body.code]).toEqual([409, 'SLOT_TAKEN'])
    expect((await rowsOf()).map(([, , start]) => start)).toContain(NINE)
  })

  it('the counter moves all by moving one, past where its own parts lay, and takes back what it cancelled', async () => {
    const { status, body } = await counterBooks({
      services: [
        { service_id: 'lavar', agenda_id: ana.id },
        { service_id: 'barba', agenda_id: bruno.id },
        { service_id: 'corte', agenda_id: ana.id },
      ],
    })
    expect([status, body.visit?.total]).toEqual([201, 3])
    const [, beard] = await listed()
    const { body: moved } = await ask<Appointment>(`/api/appointments/${beard!.id}`, 'PATCH', {
      version: beard!.version,
      starts_at: '2026-11-17T13:30:00.000Z',
    })
    expect([moved.id, moved.starts_at]).toEqual([beard!.id, '2026-11-17T13:30:00.000Z'])
    expect((await rowsOf()).map(([, , start]) => start)).toEqual([
      '2026-11-17T13:15:00.000Z',
      '2026-11-17T13:30:00.000Z',
      '2026-11-17T14:00:00.000Z',
    ])
    const change = (version: number, to: string) =>
      ask<Appointment>(`/api/appointments/${beard!.id}/status`, 'POST', { version, status: to })
    const cancelled = await change(moved.version, 'cancelled')
    expect((await rowsOf()).map(([, , , stands]) => stands)).toEqual(Array(3).fill('cancelled'))
    expect((await change(cancelled.body.version, 'confirmed')).status).toBe(200)
    expect((await rowsOf()).map(([, , , stands]) => stands)).toEqual(Array(3).fill('confirmed'))
  })

  it('is made of an appointment of one, changes who does a part, and becomes one again', async () => {
    const carla = await givenPerson('Carla Reis')
    const { body: alone } = await counterBooks({ services: [{ service_id: 'corte', agenda_id: ana.id }] })
    const edit = (version: number, services: object[]) =>
      ask<Appointment>(`/api/appointments/${alone.id}`, 'PATCH', { version, services })
    const visit = await edit(alone.version, [
      { service_id: 'corte', agenda_id: ana.id },
      { service_id: 'barba', agenda_id: bruno.id },
    ])
    expect([visit.status, visit.body.visit?.parts.map(({ professional }) => professional)]).toEqual([
      200,
      ['Ana Prado', 'Bruno Luz'],
    ])
    const other = await edit(visit.body.version, [
      { service_id: 'corte', agenda_id: ana.id },
      { service_id: 'barba', agenda_id: carla.id },
    ])
    expect(other.body.visit?.parts.map(({ professional }) => professional)).toEqual([
      'Ana Prado',
      'Carla Reis',
    ])
    // Who sends back what it read of one part drops nothing.
    const same = await ask<Appointment>(`/api/appointments/${alone.id}`, 'PATCH', {
      version: other.body.version,
      services: [{ service_id: 'corte' }],
      notes: 'Sem pressa',
    })
    expect([same.status, same.body.visit?.total]).toEqual([200, 2])
    const one = await edit(same.body.version, [
      { service_id: 'corte', agenda_id: carla.id },
      { service_id: 'barba', agenda_id: carla.id },
    ])
    expect([one.body.service, one.body.visit_id, one.body.professional, (await listed()).length]).toEqual([
      'Corte + Barba',
      undefined,
      'Carla Reis',
      1,
    ])
  })

  it('says all that speaks against its parts at once, and lies there where the owner wants it', async () => {
    await counterBooks({ services: [{ service_id: 'barba', agenda_id: bruno.id }], starts_at: TEN })
    const warned = await counterBooks({ accept: [] })
    expect([warned.status, warned.body.code]).toEqual([409, 'APPOINTMENT_WARNED'])
    const { warnings } = warned.body.current as unknown as { warnings: { key: string }[] }
    expect(warnings.map(({ key }) => key.split(':')[0])).toEqual(['overlap'])
    const willed = await counterBooks({ accept: warnings.map(({ key }) => key) })
    expect([willed.status, (await listed()).length]).toEqual([201, 3])
  })

  it('is removed and brought back with all of its parts', async () => {
    const { body } = await counterBooks()
    await ask(`/api/appointments/${body.id}`, 'DELETE')
    expect(await listed()).toEqual([])
    expect((await ask(`/api/appointments/${body.id}/restore`, 'POST')).status).toBe(200)
    expect(await listed()).toHaveLength(2)
  })

  it('takes the rooms that each part needs, one after the other', async () => {
    const room = { id: randomUUID(), name: 'Sala 1', units: 1, active: true }
    const { version } = (await ask<SchedulingSettings>('/api/agenda/settings')).body
    const rules = { place_ids: [room.id], buffer_after: 15 }
    await ask('/api/agenda/settings', 'PUT', {
      version,
      places: [room],
      services: { corte: rules, barba: rules },
    })
    const { status } = await shop.book(customer())
    expect([status, (await listed()).map(({ places }) => places?.map(({ name }) => name))]).toEqual([
      201,
      [['Sala 1'], ['Sala 1']],
    ])
    expect((await shop.book(customer({ starts_at: TEN }))).body.code).toBe('SLOT_TAKEN')
  })
})

describe('a visit of several people, and a booking for several', () => {
  const refusal = { code: 'APPOINTMENT_INVALID', fields: [{ path: 'people' }] }

  it('it is for one customer: more are refused, and nothing is written', async () => {
    expect((await shop.book(customer({ people: 2 }))).body).toMatchObject(refusal)
    expect((await counterBooks({ people: 2 })).body).toMatchObject(refusal)
    expect(await shop.rows()).toEqual([])
    const whom = `service_id=corte&also=barba&whom=${ana.id},${bruno.id}&from=2026-11-17&to=2026-11-17`
    expect((await ask(`/api/agenda/slots?${whom}&people=2`)).body).toMatchObject(refusal)
    const { body } = await counterBooks({ people: 1 })
    const more = { version: body.version, people: 2 }
    expect((await ask(`/api/appointments/${body.id}`, 'PATCH', more)).body).toMatchObject(refusal)
    expect((await listed()).map(({ people }) => people)).toEqual([1, 1])
  })

  it('one of a class that becomes a visit is for one again, at the price of one', async () => {
    const { version } = (await ask<SchedulingSettings>('/api/agenda/settings')).body
    const services = { lavar: { seats: 4, people: 4 } }
    expect((await ask('/api/agenda/settings', 'PUT', { version, services })).status).toBe(200)
    const { body } = await counterBooks({
      services: [{ service_id: 'lavar', agenda_id: ana.id }],
      people: 3,
    })
    expect([body.people, body.price_cents]).toEqual([3, 6000])
    const visit = await ask<Appointment>(`/api/appointments/${body.id}`, 'PATCH', {
      version: body.version,
      services: [
        { service_id: 'corte', agenda_id: ana.id },
        { service_id: 'barba', agenda_id: bruno.id },
      ],
    })
    expect([visit.status, (await listed()).map(({ people, price_cents }) => [people, price_cents])]).toEqual([
      200,
      [
        [1, 5000],
        [1, 3500],
      ],
    ])
  })
})

describe('a professional', () => {
  it('sees their own part alone, completes it, and leaves the rest to the counter', async () => {
    await shop.settings({ confirm_by_self: true })
    const { body } = await shop.book(customer())
    const pin = await givenPin(server, shop.company, bruno.employee, 'profissional')
    const { cookie } = await signInWithPin(server, shop.company.cnpj, pin)
    const [own, ...others] = await listed(cookie)
    expect([own?.service, own?.visit?.place, own?.visit?.total, own?.visit?.parts.length, others]).toEqual([
      'Barba',
      2,
      2,
      1,
      [],
    ])
    expect((await ask(`/api/appointments/${body.id}`, undefined, undefined, cookie)).status).toBe(404)
    const act = (status: string) =>
      ask<Appointment>(
        `/api/appointments/${own!.id}/status`,
        'POST',
        { version: own!.version, status },
        cookie,
      )
    const refused = await act('cancelled')
    expect([refused.status, refused.body.code]).toEqual([409, 'TRANSITION_NOT_ALLOWED'])
    expect((await act('completed')).body.status).toBe('completed')
    expect((await rowsOf()).map(([, , , status]) => status)).toEqual(['confirmed', 'completed'])
    // What is done stays done when the rest is cancelled.
    const [head] = await listed()
    await ask(`/api/appointments/${head!.id}/status`, 'POST', { version: head!.version, status: 'cancelled' })
    expect((await rowsOf()).map(([, , , status]) => status)).toEqual(['cancelled', 'completed'])
  })
})
