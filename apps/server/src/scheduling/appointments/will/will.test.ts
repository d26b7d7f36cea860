import { randomUUID } from 'node:crypto'
import type { Agenda, Appointment } from '@balcao/contract/scheduling'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { borrowTestServer } from '../../../testing/borrowed-server'
import { call } from '../../../testing/call'
import { givenEmployee, givenWorker } from '../../../testing/employees'
import type { TestServer } from '../../../testing/server'
import { givenAgendaShop, officeHours, type AgendaShop, type Refusal } from '../../testing/agenda-shop'
import { movableClock } from '../../testing/movable-clock'

type Answered = Appointment & Refusal
type Change = Parameters<AgendaShop['request']>[1]

/** Monday, 16 November 2026, 8 h in Manaus. */
const clock = movableClock('2026-11-16T12:00:00Z')
/** Tuesday, 10 h. */
const TEN = '2026-11-17T14:00:00Z'
/** Tuesday, 19 h: an hour after closing. */
const EVENING = '2026-11-17T23:00:00Z'

let server: TestServer
let shop: AgendaShop

beforeAll(async () => {
  server = await borrowTestServer({ clock: clock.now })
})
afterAll(() => server.stop())
beforeEach(async () => {
  clock.set('2026-11-16T12:00:00Z')
  shop = await givenAgendaShop(server, {
    hours: officeHours.flatMap((day) => [
      { ...day, horario_fim: '12:00' },
      { ...day, horario_inicio: '13:00' },
    ]),
  })
})

/** Books with the warnings that somebody has read. */
const want = (startsAt: string, accept: string[], change: Change = {}) =>
  shop.tryBook(shop.request(startsAt, { accept, ...change }))
const keys = ({ body }: { body: Refusal }) => body.current?.warnings.map(({ key }) => key)
/** Whether a start is free for customers, who see the counter's grid. */
const isFree = async (start: string, from = start.slice(0, 10)) => {
  const { body } = await shop.ask<{ days: { slots: { start: string; fits: boolean }[] }[] }>(
    `/api/agenda/slots?service_id=${shop.cut}&from=${from}&to=${from}`,
  )
  return body.days[0]!.slots.some((slot) => slot.fits && Date.parse(slot.start) === Date.parse(start))
}

describe('what the agenda refuses is done for the owner once its warnings are read', () => {
  it.each<[string, string, Change, string[], string | null]>([
    ['after closing', EVENING, {}, ['outside-hours'], '09:00–18:00'],
    ['before opening', '2026-11-17T12:30:00Z', {}, ['outside-hours'], '09:00–18:00'],
    ['over lunch', '2026-11-17T16:00:00Z', {}, ['over-break'], '12:00–13:00'],
    ['on Sunday', '2026-11-22T14:00:00Z', {}, ['closed-day'], null],
    ['this morning at 6 h', '2026-11-16T10:00:00Z', {}, ['past', 'outside-hours'], '09:00–18:00'],
    ['with another length', TEN, { minutes: 40 }, ['other-length'], '60 min'],
  ])('%s', async (_, start, change, codes, told) => {
    const request = shop.request(start, { accept: [], ...change })
    const warned = await shop.tryBook(request)
    expect([warned.status, warned.body.code]).toEqual([409, 'APPOINTMENT_WARNED'])
    expect(keys(warned)).toEqual(codes)
    const last = warned.body.current!.warnings.at(-1)!
    const words =
      last.minutes === null ? (last.from === null ? null : `${last.from}–${last.to!}`) : `${last.minutes} min`
    expect(words).toBe(told)

    const one = { ...request, accept: codes }
    const made = await shop.tryBook(one)
    expect([made.status, made.body.willed]).toEqual([201, codes])
    expect(made.body.duration).toBe(change?.minutes ?? 60)
    // A second press, and one whose answer was lost.
    expect((await shop.tryBook(one)).body).toEqual(made.body)
  })

  it('a closed day and a closed part of one are named with their reasons', async () => {
    await shop.ask('/api/agenda/closures', 'PUT', { dates: ['2026-11-18'], closed: true, reason: 'Feriado' })
    const part = { id: randomUUID(), starts_at: TEN, ends_at: '2026-11-17T15:00:00Z', reason: 'Curso' }
    await shop.ask('/api/agenda/closures', 'POST', part)
    const day = await want('2026-11-18T14:00:00Z', [])
    expect(day.body.current!.warnings).toMatchObject([{ key: 'unavailable-day', name: 'Feriado' }])
    const hour = await want('2026-11-17T14:30:00Z', [])
    expect(hour.body.current!.warnings).toMatchObject([
      { key: 'closed-time', from: '10:00', to: '11:00', name: 'Curso' },
    ])
    expect((await want('2026-11-18T14:00:00Z', ['unavailable-day'])).status).toBe(201)
    expect((await want('2026-11-17T14:30:00Z', ['closed-time'])).status).toBe(201)
  })

  it('a service by day starts on a closed one, and lasts its own days', async () => {
    const request = { service_id: shop.tattoo }
    expect(keys(await want('2026-11-21T13:00:00Z', [], request))).toEqual(['closed-day'])
    const made = await want('2026-11-21T13:00:00Z', ['closed-day'], request)
    expect(made.body.dates).toEqual(['2026-11-21', '2026-11-23', '2026-11-24'])
    const other = await want('2026-11-30T13:00:00Z', [], { ...request, minutes: 60 })
    expect([other.status, other.body.fields?.[0]?.path]).toEqual([422, 'minutes'])
  })

  it.each([
    ['2029-11-17T14:00:00Z', 'date'],
    ['2024-11-15T14:00:00Z', 'date'],
  ])('a wrong year is refused all the same: %s', async (start, path) => {
    const { status, body } = await want(start, ['past', 'closed-day', 'outside-hours'])
    expect([status, body.fields?.[0]?.path]).toEqual([422, path])
  })

  it('an ordinary time asks nothing and bears no mark', async () => {
    expect((await want(TEN, [])).body).toMatchObject({ willed: [] })
  })
})

describe('over somebody else', () => {
  it('each who lies there is named; it occupies its own time for everybody, and theirs stays theirs', async () => {
    const ana = await shop.given(TEN)
    const rui = await shop.given('2026-11-17T15:00:00Z', { client: 'Rui' })
    const request = shop.request('2026-11-17T14:30:00Z', { client: 'Bia', accept: [] })
    const warned = await shop.tryBook(request)
    expect(warned.body.current!.warnings).toMatchObject([
      { key: `overlap:${ana.id}`, name: 'Ana Lima', from: '10:00', to: '11:00' },
      { key: `overlap:${rui.id}`, name: 'Rui', from: '11:00', to: '12:00' },
    ])
    expect(warned.body.current!.slots.length).toBeGreaterThan(0)
    const half = await shop.tryBook({ ...request, accept: [`overlap:${ana.id}`] })
    expect([half.status, keys(half)?.length]).toEqual([409, 2])
    const made = await shop.tryBook({ ...request, accept: keys(warned) })
    expect([made.status, made.body.willed]).toEqual([201, keys(warned)])

    // Ana goes: what lies on her half hour still keeps it.
    await shop.setStatus(ana, 'cancelled')
    expect(await isFree(TEN)).toBe(false)
    const outsider = await shop.tryBook(shop.request(TEN))
    expect([outsider.status, outsider.body.code]).toEqual([409, 'SLOT_TAKEN'])
    // Both knew of each other: an undo brings her back, twice as well as once.
    const back = await shop.setStatus((await shop.read(ana.id)).body, 'pending')
    expect(back.status).toBe(200)
    await shop.ask(`/api/appointments/${made.body.id}`, 'DELETE')
    expect((await shop.ask(`/api/appointments/${made.body.id}/restore`, 'POST')).status).toBe(200)
  })

  it('who was taken back finds nobody that nobody spoke of', async () => {
    const ana = await shop.given(TEN)
    const bia = await want('2026-11-17T14:30:00Z', [`overlap:${ana.id}`], { client: 'Bia' })
    expect(bia.status).toBe(201)
    await shop.setStatus(bia.body, 'cancelled')
    const caio = await shop.given('2026-11-17T15:00:00Z', { client: 'Caio' })
    const back = await shop.setStatus((await shop.read(bia.body.id)).body, 'pending')
    expect([back.status, back.body.code]).toEqual([409, 'SLOT_TAKEN'])
    await shop.setStatus(caio, 'cancelled')
    expect((await shop.setStatus((await shop.read(bia.body.id)).body, 'pending')).status).toBe(200)
    // And Caio not over her.
    const caioBack = await shop.setStatus((await shop.read(caio.id)).body, 'pending')
    expect([caioBack.status, caioBack.body.code]).toEqual([409, 'SLOT_TAKEN'])
  })

  it('somebody who booked since the warnings were read is named as well, and nothing is stored', async () => {
    const ana = await shop.given(TEN)
    const request = shop.request('2026-11-17T14:30:00Z', { accept: [`overlap:${ana.id}`] })
    const rui = await shop.given('2026-11-17T15:00:00Z', { client: 'Rui' })
    const warned = await shop.tryBook(request)
    expect([warned.status, keys(warned)]).toEqual([409, [`overlap:${ana.id}`, `overlap:${rui.id}`]])
    expect((await shop.read(request.id)).status).toBe(404)
  })

  it('a time that a customer is choosing is said too; who chose it finds it taken', async () => {
    const base = `/api/booking/${shop.company.id}`
    const bearer = (await call<{ token: string }>(server, '/api/visit')).body.token
    const id = randomUUID()
    const hold = await call(server, `${base}/holds`, {
      bearer,
      body: { id, service_id: shop.cut, starts_at: TEN },
    })
    expect(hold.status).toBe(201)
    expect(keys(await want(TEN, []))).toEqual([`held:${id}`])
    expect((await want(TEN, [`held:${id}`])).status).toBe(201)
    const booked = await call<Refusal>(server, `${base}/bookings`, {
      bearer,
      body: {
        id,
        service_id: shop.cut,
        starts_at: TEN,
        name: 'Ana Lima',
        phone: '92991234567',
        consent: true,
      },
    })
    expect([booked.status, booked.body.code]).toEqual([409, 'SLOT_TAKEN'])
  })

  it('an event of the Google Calendar occupies the company’s own agenda, and is named', async () => {
    await server.app.db.owner.query(
      `insert into calendar_events (company_id, google_id, summary, all_day, time, effect, first_date, last_date)
       values ($1, 'dentista', 'Dentista', false, tstzrange($2, '2026-11-17T15:00:00Z'), 'occupies', '2026-11-17', '2026-11-17')`,
      [shop.company.id, TEN],
    )
    const warned = await want(TEN, [])
    expect(warned.body.current!.warnings).toMatchObject([{ key: 'event:dentista', name: 'Dentista' }])
    expect((await want(TEN, ['event:dentista'])).status).toBe(201)
  })
})

describe('moving', () => {
  it('asks the same, marks it, and the next ordinary move takes the mark away', async () => {
    const made = await shop.given(TEN)
    const warned = await shop.edit(made, { starts_at: EVENING, accept: [] })
    expect([warned.status, keys(warned)]).toEqual([409, ['outside-hours']])
    const moved = await shop.edit(made, { starts_at: EVENING, accept: ['outside-hours'] })
    expect([moved.status, moved.body.willed]).toEqual([200, ['outside-hours']])
    // Two tabs: the other one still has the former version.
    const late = await shop.edit(made, { starts_at: '2026-11-18T23:00:00Z', accept: ['outside-hours'] })
    expect([late.status, late.body.code]).toEqual([409, 'APPOINTMENT_CHANGED'])
    const noted = await shop.edit(moved.body, { notes: 'Trazer exames' })
    expect(noted.body.willed).toEqual(['outside-hours'])
    const back = await shop.edit(noted.body, { starts_at: TEN })
    expect([back.status, back.body.willed]).toEqual([200, []])
  })

  it('to another length, which stays with it until it gets another service', async () => {
    const made = await shop.given(TEN)
    const longer = await shop.edit(made, { minutes: 90, accept: ['other-length'] })
    expect([longer.status, longer.body.duration, longer.body.willed]).toEqual([200, 90, ['other-length']])
    const dearer = await shop.edit(longer.body, { price_type: 'longo' })
    expect([dearer.body.duration, dearer.body.willed]).toEqual([90, ['other-length']])
    const later = await shop.edit(dearer.body, { starts_at: '2026-11-18T14:00:00Z' })
    expect([later.body.duration, later.body.willed]).toEqual([90, ['other-length']])
    const beard = await shop.edit(later.body, { service_id: shop.beard })
    expect([beard.body.duration, beard.body.willed]).toEqual([30, []])
    const usual = await shop.edit(beard.body, { service_id: shop.cut, minutes: 60 })
    expect([usual.body.duration, usual.body.willed]).toEqual([60, []])
  })

  it('onto somebody, and off again', async () => {
    const ana = await shop.given(TEN)
    const rui = await shop.given('2026-11-18T14:00:00Z', { client: 'Rui' })
    const moved = await shop.edit(rui, { starts_at: TEN, accept: [`overlap:${ana.id}`] })
    expect(moved.status).toBe(200)
    expect((await shop.edit(moved.body, { starts_at: '2026-11-18T14:00:00Z' })).body.willed).toEqual([])
    await shop.setStatus(ana, 'cancelled')
    expect(await isFree(TEN)).toBe(true)
  })
})

describe('who may', () => {
  const as = (cookie: string, path: string, method: string, body?: unknown) =>
    call<Answered>(server, path, { cookie, method, ...(body ? { body } : {}) })

  it('the owner and managers; others are refused by the agenda as before, and may not say that they accept', async () => {
    const gerente = await givenWorker(server, shop.company, 'gerente')
    const atendente = await givenWorker(server, shop.company, 'atendente')
    const body = shop.request(EVENING)
    const plain = await as(atendente.cookie, '/api/appointments', 'POST', body)
    expect([plain.status, plain.body.code]).toEqual([422, 'APPOINTMENT_INVALID'])
    for (const more of [{ accept: ['outside-hours'] }, { minutes: 40 }]) {
      const forbidden = await as(atendente.cookie, '/api/appointments', 'POST', { ...body, ...more })
      expect([forbidden.status, forbidden.body.code]).toEqual([403, 'ROLE_FORBIDDEN'])
    }
    const key = await call<Answered>(server, '/api/appointments', {
      bearer: shop.company.apiKey,
      body: { ...body, accept: ['outside-hours'] },
    })
    expect([key.status, key.body.code]).toEqual([403, 'ROLE_FORBIDDEN'])
    const made = await as(gerente.cookie, '/api/appointments', 'POST', { ...body, accept: ['outside-hours'] })
    expect(made.status).toBe(201)

    // An assistant reads who did it.
    const moved = await shop.edit(made.body, { starts_at: '2026-11-18T23:00:00Z', accept: ['outside-hours'] })
    expect(moved.status).toBe(200)
    const path = `/api/appointments/${made.body.id}/history`
    const { body: history } = await call<{ entries: object[] }>(server, path, { cookie: atendente.cookie })
    expect(history.entries).toMatchObject([
      {
        by: { kind: 'dono', name: null },
        warnings: ['outside-hours'],
        starts_at: '2026-11-18T23:00:00.000Z',
      },
      { by: { kind: 'employee', name: 'Pessoa gerente' }, starts_at: '2026-11-17T23:00:00.000Z' },
    ])
    // Other companies read nothing.
    const other = await givenAgendaShop(server)
    expect((await other.ask<{ code: string }>(path)).body.code).toBe('APPOINTMENT_NOT_FOUND')
  })

  it('the hours that are named are those of the person', async () => {
    const { id } = await givenEmployee(server, shop.company, { nome: 'Bia Reis' })
    const hours = officeHours.map((day) => ({ ...day, horario_fim: '15:00' }))
    const { body: agenda } = await shop.ask<Agenda>(`/api/agenda/employees/${id}`, 'PUT', {
      active: true,
      hours,
    })
    const warned = await want('2026-11-17T19:30:00Z', [], { agenda_id: agenda.id })
    expect(warned.body.current!.warnings).toMatchObject([
      { key: 'outside-hours', from: '09:00', to: '15:00' },
    ])
  })

  it('nobody from outside: the public page knows no such word', async () => {
    const bearer = (await call<{ token: string }>(server, '/api/visit')).body.token
    const answer = await call<Refusal>(server, `/api/booking/${shop.company.id}/bookings`, {
      bearer,
      body: {
        id: randomUUID(),
        service_id: shop.cut,
        starts_at: EVENING,
        name: 'Ana Lima',
        phone: '92991234567',
        consent: true,
        accept: ['outside-hours'],
      },
    })
    expect(answer.status).toBe(400)
  })
})
