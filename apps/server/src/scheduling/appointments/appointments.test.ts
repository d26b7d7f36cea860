import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { borrowTestServer } from '../../testing/borrowed-server'
import type { TestServer } from '../../testing/server'
import { givenAgendaShop, type AgendaShop } from '../testing/agenda-shop'
import { movableClock } from '../testing/movable-clock'

const clock = movableClock('2026-11-16T12:00:00Z')
let server: TestServer
let shop: AgendaShop

beforeAll(async () => {
  server = await borrowTestServer({ clock: clock.now })
  shop = await givenAgendaShop(server)
})
afterAll(() => server.stop())

describe('appointments over HTTP', () => {
  it('APPT-12 APPT-21 an appointment is stored with the fields of the spec and is pending', async () => {
    const id = randomUUID()
    const request = shop.request('2026-11-17T14:00:00Z', {
      id,
      email: 'ana@lima.example',
      address: ' Rua das Flores, 120 ',
      notes: '',
    })
    const made = await shop.tryBook(request)
    expect([made.status, made.text]).toEqual([201, expect.anything()])
    expect(made.body).toEqual({
      id,
      client: 'Ana Lima',
      phone: '92991234567',
      email: 'ana@lima.example',
      date: '2026-11-17',
      time: '10:00',
      duration: 60,
      service: 'Corte',
      address: 'Rua das Flores, 120',
      notes: null,
      status: 'pending',
      createdAt: '2026-11-16T12:00:00.000Z',
      updatedAt: '2026-11-16T12:00:00.000Z',
      googleCalendarEventId: null,
      starts_at: '2026-11-17T14:00:00.000Z',
      ends_at: '2026-11-17T15:00:00.000Z',
      dates: ['2026-11-17'],
      modalidade: 'tempo',
      service_id: shop.cut,
      price_type: 'curto',
      price_cents: 5000,
      services: [
        {
          service_id: shop.cut,
          service: 'Corte',
          price_type: 'curto',
          price_cents: 5000,
          duration: 60,
          agenda_id: expect.any(String) as string,
          professional: null,
          starts_at: '2026-11-17T14:00:00.000Z',
          ends_at: '2026-11-17T15:00:00.000Z',
        },
      ],
      professional: null,
      agenda_id: expect.any(String) as string,
      no_show: false,
      people: 1,
      source: 'dashboard',
      conversation_id: null,
      cancelled_by: null,
      google: 'none',
      deposit: null,
      version: 1,
      will_come: false,
      series: null,
      willed: [],
    })
    expect((await shop.read(id)).body).toEqual(made.body)
  })

  it('APPT-13 APPT-22 APPT-24 pending becomes confirmed, then completed; a step back is allowed, a leap is not', async () => {
    const made = await shop.given('2026-11-18T13:00:00Z')
    const confirmed = await shop.setStatus(made, 'confirmed')
    expect([confirmed.status, confirmed.body.status, confirmed.body.version]).toEqual([200, 'confirmed', 2])
    const completed = await shop.setStatus(confirmed.body, 'completed')
    expect(completed.body).toMatchObject({ status: 'completed', no_show: false })
    const leap = await shop.setStatus(completed.body, 'pending')
    expect([leap.status, leap.body.code]).toEqual([409, 'TRANSITION_NOT_ALLOWED'])
    const unknown = await shop.ask(`/api/appointments/${made.id}/status`, 'POST', {
      version: 3,
      status: 'gone',
    })
    expect(unknown.status).toBe(400)
    expect((await shop.setStatus(completed.body, 'confirmed')).body.status).toBe('confirmed')
  })

  it('that the customer did not come is a mark of a completed appointment, and goes with that status', async () => {
    const made = await shop.given('2026-11-18T14:00:00Z')
    const missed = await shop.setStatus(made, 'completed', { no_show: true })
    expect(missed.body).toMatchObject({ status: 'completed', no_show: true })
    const came = await shop.setStatus(missed.body, 'completed', { no_show: false })
    expect(came.body).toMatchObject({ status: 'completed', no_show: false })
    const again = await shop.setStatus(came.body, 'completed', { no_show: true })
    expect((await shop.setStatus(again.body, 'confirmed')).body).toMatchObject({
      status: 'confirmed',
      no_show: false,
    })
  })

  it('APPT-23 a cancelled appointment says who took it back and blocks nothing; the same time is booked anew', async () => {
    const made = await shop.given('2026-11-18T16:00:00Z')
    const cancelled = await shop.setStatus(made, 'cancelled')
    expect(cancelled.body).toMatchObject({ status: 'cancelled', cancelled_by: 'shop' })
    const anew = await shop.given('2026-11-18T16:30:00Z')
    const back = await shop.setStatus(cancelled.body, 'confirmed')
    expect([back.status, back.body.code]).toEqual([409, 'SLOT_TAKEN'])
    expect((await shop.read(made.id)).body.status).toBe('cancelled')
    await shop.setStatus(anew, 'cancelled')
    expect((await shop.setStatus(cancelled.body, 'confirmed')).body).toMatchObject({
      status: 'confirmed',
      cancelled_by: null,
    })
  })

  it('APPT-25 an edit changes what it names, from the version that was read', async () => {
    const made = await shop.given('2026-11-18T18:00:00Z', { notes: 'prefere a Bia' })
    const edited = await shop.edit(made, { client: 'Ana Maria Lima', email: 'ana@lima.example' })
    expect(edited.body).toMatchObject({
      client: 'Ana Maria Lima',
      email: 'ana@lima.example',
      notes: 'prefere a Bia',
      starts_at: made.starts_at,
      version: 2,
    })
    const late = await shop.edit(made, { notes: null })
    expect([late.status, late.body.code]).toEqual([409, 'APPOINTMENT_CHANGED'])
    expect((await shop.edit(edited.body, { notes: null })).body).toMatchObject({ notes: null, version: 3 })
  })

  it('another service takes its own time and price; the same one keeps those it was booked with', async () => {
    const made = await shop.given('2026-11-18T19:00:00Z', { price_type: 'longo' })
    expect(made.price_cents).toBe(8000)
    const beard = await shop.edit(made, { service_id: shop.beard })
    expect(beard.body).toMatchObject({
      service: 'Barba',
      duration: 30,
      price_type: 'curto',
      price_cents: 3000,
      ends_at: '2026-11-18T19:30:00.000Z',
    })
    const unknown = await shop.edit(beard.body, { service_id: 's-nada' })
    expect([unknown.status, unknown.body.code]).toEqual([404, 'SERVICE_NOT_FOUND'])
    const price = await shop.tryBook(shop.request('2026-11-18T20:00:00Z', { price_type: 'careca' }))
    expect([price.status, price.body.fields?.map(({ path }) => path)]).toEqual([422, ['price_type']])
  })

  it('moves, also onto a part of its own time, and not onto another’s', async () => {
    const made = await shop.given('2026-11-19T13:00:00Z')
    const other = await shop.given('2026-11-19T15:00:00Z')
    const moved = await shop.edit(made, { starts_at: '2026-11-19T13:30:00Z' })
    expect(moved.body).toMatchObject({ time: '09:30', ends_at: '2026-11-19T14:30:00.000Z' })
    const onto = await shop.edit(moved.body, { starts_at: '2026-11-19T14:30:00Z' })
    expect([onto.status, onto.body.code, onto.body.mensagem]).toEqual([
      409,
      'SLOT_TAKEN',
      'Este horário já está ocupado por outro agendamento',
    ])
    expect(onto.body.current!.slots.map(({ start }) => start)).toContain('2026-11-19T14:00:00.000Z')
    expect(onto.body.current!.slots.map(({ start }) => start)).not.toContain(other.starts_at)
    expect((await shop.read(made.id)).body.time).toBe('09:30')
    // One begins as the other ends.
    expect((await shop.edit(moved.body, { starts_at: '2026-11-19T14:00:00Z' })).status).toBe(200)
  })

  it('APPT-27 a removed appointment leaves every list, its time is free, and it comes back within ten minutes if that still is', async () => {
    clock.set('2026-11-16T22:00:00Z')
    const made = await shop.given('2026-12-07T14:00:00Z')
    const remove = () => shop.ask<{ undo_until: string }>(`/api/appointments/${made.id}`, 'DELETE')
    const restore = () => shop.ask(`/api/appointments/${made.id}/restore`, 'POST')
    const removed = await remove()
    expect([removed.status, removed.body]).toEqual([200, { undo_until: '2026-11-16T22:10:00.000Z' }])
    clock.set('2026-11-16T22:01:00Z')
    expect((await remove()).body).toEqual(removed.body)
    expect((await shop.read(made.id)).body.code).toBe('APPOINTMENT_NOT_FOUND')
    expect((await shop.edit(made, { notes: 'x' })).body.code).toBe('APPOINTMENT_NOT_FOUND')

    const meanwhile = await shop.given('2026-12-07T14:30:00Z')
    const refused = await restore()
    expect([refused.status, refused.body.code]).toEqual([409, 'SLOT_TAKEN'])
    await shop.setStatus(meanwhile, 'cancelled')
    const restored = await restore()
    expect([restored.status, restored.body]).toMatchObject([200, { id: made.id, status: 'pending' }])
    expect((await restore()).body).toEqual(restored.body)

    await remove()
    clock.set('2026-11-16T22:12:00Z')
    expect((await restore()).body.code).toBe('UNDO_EXPIRED')
    expect((await remove()).status).toBe(404)
    const again = await shop.tryBook(shop.request('2026-12-07T14:00:00Z', { id: made.id }))
    expect([again.status, again.body.code]).toEqual([422, 'IDEMPOTENCY_MISMATCH'])
  })

  it('APPT-41 what does not exist is answered as such', async () => {
    const nobody = { id: randomUUID(), version: 1 }
    const answers = [
      await shop.read(nobody.id),
      await shop.edit(nobody, { notes: 'x' }),
      await shop.setStatus(nobody, 'confirmed'),
      await shop.ask(`/api/appointments/${nobody.id}`, 'DELETE'),
      await shop.ask(`/api/appointments/${nobody.id}/restore`, 'POST'),
    ]
    for (const { status, body } of answers)
      expect([status, body.code, body.mensagem]).toEqual([
        404,
        'APPOINTMENT_NOT_FOUND',
        'Agendamento não encontrado',
      ])
  })
})

describe('a service by day', () => {
  it('three days over a weekend block every hour from Friday’s opening to Tuesday’s closing', async () => {
    const own = await givenAgendaShop(server)
    const slots = await own.ask<{ days: { date: string; slots: { start: string; fits: boolean }[] }[] }>(
      `/api/agenda/slots?service_id=${own.tattoo}&from=2026-11-20&to=2026-11-20`,
    )
    const [friday] = slots.body.days
    expect(friday!.slots).toMatchObject([{ start: '2026-11-20T13:00:00.000Z', fits: true }])
    const made = await own.given(friday!.slots[0]!.start, { service_id: own.tattoo })
    expect(made).toMatchObject({
      modalidade: 'dia',
      duration: 1440,
      dates: ['2026-11-20', '2026-11-23', '2026-11-24'],
      starts_at: '2026-11-20T13:00:00.000Z',
      ends_at: '2026-11-24T22:00:00.000Z',
      price_cents: 90000,
    })
    for (const start of ['2026-11-20T14:00:00Z', '2026-11-23T13:00:00Z', '2026-11-24T21:00:00Z'])
      expect((await own.tryBook(own.request(start))).body.code).toBe('SLOT_TAKEN')
    expect(
      (await own.tryBook(own.request('2026-11-19T13:00:00Z', { service_id: own.tattoo }))).body.code,
    ).toBe('SLOT_TAKEN')
    expect((await own.tryBook(own.request('2026-11-25T13:00:00Z'))).status).toBe(201)
    const monday = await own.ask<{ appointments: { id: string }[] }>(
      '/api/appointments?from=2026-11-23&to=2026-11-23',
    )
    expect(monday.body.appointments.map(({ id }) => id)).toEqual([made.id])
  })
})
