import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Appointment, DaySlotsShape } from '@balcao/contract/scheduling'
import type * as z from 'zod/mini'
import { borrowTestServer } from '../../testing/borrowed-server'
import type { TestServer } from '../../testing/server'
import { seriesHands } from '../series/testing/series-hands'
import { bookingHands } from './testing/booking-hands'
import { givenBookingShop, holdOf, type BookingShop } from './testing/booking-shop'
import type { Person } from './testing/salon'

let server: TestServer
let shop: BookingShop
let igor: Person
let paula: Person
/** 8 h on Monday, 16 November 2026, in Manaus. */
const now = new Date('2026-11-16T12:00:00Z')
const NINE = '2026-11-17T13:00:00.000Z'
const TEN = '2026-11-17T14:00:00.000Z'

beforeAll(async () => {
  server = await borrowTestServer({ clock: () => now })
})
afterAll(() => server.stop())
beforeEach(async () => {
  shop = await givenBookingShop(server)
  igor = await givenPerson('Igor')
  paula = await givenPerson('Paula')
})

const { ask, customer, counterBooks, fitting, givenPerson, save, settings } = bookingHands(() => ({
  server,
  shop,
}))

const ownAgenda = async () => (await settings()).agendas.find(({ employee_id }) => employee_id === null)!
const everybodyGoes = (status: string) =>
  server.app.db.owner.query('update employees set status = $2 where company_id = $1', [
    shop.company.id,
    status,
  ])
/** The starts of the counter on the 17th, for a haircut. */
const counterStarts = async (query: string) => {
  const { status, body } = await ask<{ days: z.output<typeof DaySlotsShape>[] }>(
    `/api/agenda/slots?service_id=corte&from=2026-11-17&to=2026-11-17${query}`,
  )
  if (status !== 200) return body.code
  return body.days.flatMap(({ slots }) => slots.filter(({ fits }) => fits).map(({ start }) => start))
}

describe('the company’s own agenda beside two people', () => {
  it('is the counter’s alone as long as nobody says otherwise', async () => {
    expect((await settings()).own_agenda).toBe('counter')
    const { body } = await counterBooks(NINE)
    expect([body.agenda_id, body.professional]).toEqual([(await ownAgenda()).id, null])
    const { body: page } = await shop.agenda()
    expect(page.people.map(({ name }) => name)).toEqual(['Igor', 'Paula'])
    await counterBooks(NINE, { agenda_id: igor.id })
    await counterBooks(NINE, { agenda_id: paula.id })
    expect(await fitting(NINE)).toEqual([])
  })

  it('for customers too: with two taken a third gets the time there, and it is chosen by the company’s name', async () => {
    expect((await save({ own_agenda: 'customers' })).status).toBe(200)
    const own = await ownAgenda()
    const { body: page } = await shop.agenda()
    expect(page.people.at(-1)).toEqual({ agenda_id: own.id, name: page.company.nome, services: null })
    expect(page.people).toHaveLength(3)
    const answers = await Promise.all(Array.from({ length: 5 }, () => shop.book(customer())))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 201, 201, 409, 409])
    expect((await shop.rows()).map(({ agenda_id }) => agenda_id).toSorted()).toEqual(
      [own.id, igor.id, paula.id].toSorted(),
    )
    expect(await fitting(NINE)).toEqual([])
    expect((await shop.book(customer({ agenda_id: own.id, starts_at: TEN }))).status).toBe(201)
  })

  it('for customers too, it keeps the opening hours while everybody else is on holiday', async () => {
    await save({ own_agenda: 'customers' })
    await everybodyGoes('ferias')
    expect(await fitting(NINE)).toHaveLength(1)
    await save({ own_agenda: 'counter' })
    expect(await fitting(NINE)).toEqual([])
  })

  it('not in use: nobody books or moves there, and what is booked there stays in sight', async () => {
    const { body: there } = await counterBooks(NINE)
    const own = await ownAgenda()
    expect((await save({ own_agenda: 'off' })).body.agendas[0]).toMatchObject({ id: own.id, active: false })
    const refused = { status: 404, body: { code: 'AGENDA_NOT_FOUND' } }
    expect(await counterBooks(TEN, { agenda_id: own.id })).toMatchObject(refused)
    expect(await shop.book(customer({ agenda_id: own.id, starts_at: TEN }))).toMatchObject(refused)
    expect(await counterStarts(`&agenda_id=${own.id}`)).toBe('AGENDA_NOT_FOUND')
    const edit = (change: object) =>
      ask(`/api/appointments/${there.id}`, 'PATCH', { version: there.version, ...change })
    expect(await edit({ starts_at: TEN })).toMatchObject(refused)
    const { body: day } = await ask<{ appointments: Appointment[] }>(
      '/api/appointments?from=2026-11-17&to=2026-11-17',
    )
    expect(day.appointments.map(({ id }) => id)).toEqual([there.id])
    expect((await edit({ starts_at: TEN, agenda_id: igor.id })).body).toMatchObject({ professional: 'Igor' })
    // Days are closed for all, as before.
    const closing = { dates: ['2026-11-18'], closed: true }
    expect((await ask('/api/agenda/closures', 'PUT', closing)).status).toBe(200)
  })

  it('not in use, it is there again where nobody else works', async () => {
    await save({ own_agenda: 'off' })
    await everybodyGoes('inativo')
    expect((await ownAgenda()).active).toBe(true)
    expect((await counterBooks(NINE)).status).toBe(201)
    expect((await shop.book(customer({ starts_at: TEN }))).status).toBe(201)
  })

  it('a time that is kept there goes to somebody else once it is not for customers any more', async () => {
    await save({ own_agenda: 'customers' })
    await counterBooks(NINE, { agenda_id: igor.id })
    const { body: paulas } = await counterBooks(NINE, { agenda_id: paula.id })
    const request = customer()
    expect((await shop.hold(holdOf(request))).status).toBe(201)
    await save({ own_agenda: 'counter' })
    expect((await shop.book(request)).body.code).toBe('SLOT_TAKEN')
    await ask(`/api/appointments/${paulas.id}`, 'DELETE')
    expect((await shop.book(request)).body.professional).toBe('Paula')
  })

  it('nothing else can be said of it', async () => {
    expect((await save({ own_agenda: 'sometimes' })).status).toBe(400)
  })
})

describe('“Qualquer pessoa” at the counter', () => {
  it('is who has the least to do that day, and may be moved to others later', async () => {
    await counterBooks(TEN, { agenda_id: igor.id })
    const { body } = await counterBooks(NINE, { agenda_id: 'any' })
    expect(body.professional).toBe('Paula')
    expect((await shop.rows()).find(({ id }) => id === body.id)).toMatchObject({ agenda_chosen: false })
    expect(await counterStarts('&agenda_id=any')).toContain(NINE)
    expect((await counterBooks(NINE, { agenda_id: 'any' })).body.professional).toBe('Igor')
    expect(await counterStarts('&agenda_id=any')).not.toContain(NINE)
    const taken = await counterBooks(NINE, { agenda_id: 'any', accept: [] })
    expect([taken.status, taken.body.code]).toEqual([409, 'SLOT_TAKEN'])
    expect(taken.body.current!.slots.length).toBeGreaterThan(0)
  })

  it('is what saying nobody means, once the company’s own agenda is out of use', async () => {
    await save({ own_agenda: 'off' })
    const booked = await Promise.all([1, 2, 3].map(() => counterBooks(NINE)))
    expect(booked.map(({ status }) => status).toSorted()).toEqual([201, 201, 409])
    expect(await counterStarts('')).not.toContain(NINE)
    expect((await counterBooks(TEN, { accept: [] })).body.fields).toEqual([
      { path: 'agenda_id', mensagem: 'Escolha com quem' },
    ])
  })

  it('for another length is who has it free, once that was read', async () => {
    await counterBooks(TEN, { agenda_id: igor.id })
    for (const hour of ['17', '18']) await counterBooks(`2026-11-17T${hour}:00:00Z`, { agenda_id: paula.id })
    const wanted = { id: randomUUID(), agenda_id: 'any', minutes: 90 }
    const warned = await counterBooks(NINE, { ...wanted, accept: [] })
    expect([warned.status, warned.body.current?.warnings.map(({ key }) => key)]).toEqual([
      409,
      ['other-length'],
    ])
    const accepted = { ...wanted, accept: ['other-length'] }
    const { body } = await counterBooks(NINE, accepted)
    expect([body.professional, body.duration]).toEqual(['Paula', 90])
    expect((await counterBooks(NINE, accepted)).body.id).toBe(wanted.id)
    expect((await shop.rows()).find(({ id }) => id === wanted.id)).toMatchObject({ agenda_chosen: false })
    const taken = await counterBooks(NINE, { agenda_id: 'any', minutes: 90, accept: ['other-length'] })
    expect([taken.status, taken.body.code]).toEqual([409, 'SLOT_TAKEN'])
    expect(taken.body.current!.slots.length).toBeGreaterThan(0)
    const services = [{ service_id: 'corte' }, { service_id: 'luzes' }]
    const visit = { agenda_id: 'any', service_id: undefined, services, minutes: 90 }
    expect((await counterBooks(NINE, { ...visit, accept: ['other-length'] })).body.code).toBe('SLOT_TAKEN')
  })

  it('of a series is who has the most of its dates, and said before any is saved', async () => {
    const weekly = [0, 7, 14].map((days) => new Date(Date.parse(NINE) + days * 86_400_000).toISOString())
    await counterBooks(weekly[1]!, { agenda_id: igor.id })
    for (const start of weekly.slice(0, 2)) await counterBooks(start, { agenda_id: paula.id })
    const { preview, make, request } = seriesHands(ask, 'corte')
    const wanted = request(weekly, { agenda_id: 'any' })
    const { body } = await preview(wanted)
    expect(body.agenda_id).toBe(igor.id)
    expect(body.dates.map(({ warnings }) => warnings.length)).toEqual([0, 1, 0])
    expect((await make(wanted)).status).toBe(400)
    const starts = [weekly[0], weekly[2]]
    const made = await make({ ...wanted, starts, agenda_id: body.agenda_id })
    expect(made.body.appointments.map(({ professional }) => professional)).toEqual(['Igor', 'Igor'])
  })

  it('several services are of one person where one is free for all of them, else of several in a row', async () => {
    const services = [{ service_id: 'corte' }, { service_id: 'luzes' }]
    const wanted = { service_id: undefined, agenda_id: 'any', services }
    const AFTERNOON = '2026-11-17T17:00:00.000Z'
    const isFree = async () => (await counterStarts('&agenda_id=any&also=luzes')).includes(AFTERNOON)
    await counterBooks('2026-11-17T18:00:00Z', { agenda_id: igor.id })
    expect(await isFree()).toBe(true)
    const id = randomUUID()
    const { status, body } = await counterBooks(AFTERNOON, { id, ...wanted })
    expect([status, body.professional, body.visit]).toEqual([201, 'Paula', undefined])
    expect((await counterBooks(AFTERNOON, { id, ...wanted })).body.id).toBe(id)
    expect(await isFree()).toBe(false)
    await ask(`/api/appointments/${id}`, 'DELETE')
    await counterBooks(AFTERNOON, { agenda_id: paula.id })
    expect(await isFree()).toBe(true)
    const { body: row } = await counterBooks(AFTERNOON, wanted)
    expect(row.visit?.parts.map(({ professional }) => professional)).toEqual(['Igor', 'Paula'])
  })
})
