import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Agenda, AgendaImport, Appointment } from '@balcao/contract/scheduling'
import { deliveriesOf, givenEndpoint } from '../../automations/testing/automations'
import { givenEmployee, givenWorker } from '../../testing/employees'
import { call } from '../../testing/call'
import { startTestServer, type TestServer } from '../../testing/server'
import { givenAgendaShop, type AgendaShop } from '../testing/agenda-shop'
import { appleFile, googleFile, outlookFile } from './testing/calendar-files'
import { importHands } from './testing/import-hands'

let server: TestServer
let shop: AgendaShop
/** 8 h on Monday, 16 November 2026, in Manaus. */
let now = new Date('2026-11-16T12:00:00Z')
const hands = importHands(
  () => shop,
  () => now,
)

beforeAll(async () => {
  server = await startTestServer({ clock: () => now })
})
afterAll(() => server.stop())
beforeEach(async () => {
  now = new Date('2026-11-16T12:00:00Z')
  shop = await givenAgendaShop(server)
})

const shown = ({ date, time, duration, client, service, phone, status }: Appointment) =>
  `${date} ${time} ${duration} ${client} | ${service} | ${phone} ${status}`

describe('a file of another calendar', () => {
  it('of Google comes with its series, without what was taken out of it or called off', async () => {
    const { import: done } = await hands.given(await hands.read(googleFile))
    expect((await hands.agenda('2026-11-16', '2026-12-20')).map(shown)).toEqual([
      '2026-11-17 09:00 60 Ana Lima | Corte | 92991234567 confirmed',
      '2026-11-18 09:00 30 Caio Reis | Barba |  confirmed',
      '2026-12-02 15:00 30 Caio Reis | Barba |  confirmed',
      '2026-12-09 09:00 30 Caio Reis | Barba |  confirmed',
    ])
    expect(done).toMatchObject({
      came: 4,
      willed: 0,
      history: 0,
      left_out: 0,
      by: { kind: 'dono', name: null },
    })
  })

  it('of Outlook comes by its own names of zones, with its words unfolded', async () => {
    await hands.given(await hands.read(outlookFile))
    const [only] = await hands.agenda('2026-11-17', '2026-11-17')
    expect(only).toMatchObject({
      time: '10:45',
      duration: 45,
      client: 'Duda Melo',
      service: 'Duda Melo',
      price_cents: 0,
      source: 'import',
      notes: 'Cliente desde 2019. Alergia a amônia; usar a linha sem cheiro e avisar antes.',
    })
  })

  it('that keeps its own words is edited and moved as one whose service is no longer sold', async () => {
    await hands.given(await hands.read(outlookFile))
    const [only] = await hands.agenda('2026-11-17', '2026-11-17')
    const moved = await shop.edit(only!, { starts_at: '2026-11-18T15:00:00Z', notes: 'Remarcado' })
    expect(moved.body).toMatchObject({
      date: '2026-11-18',
      time: '11:00',
      duration: 45,
      service: 'Duda Melo',
    })
    expect((await shop.setStatus(moved.body, 'completed')).body.status).toBe('completed')
  })

  it('of Apple comes by the shop’s clock; whole days only for a service by day', async () => {
    const rows = await hands.read(appleFile)
    const { body } = await hands.preview(rows)
    expect(body).toMatchObject({ comes: 2, whole_days: [2], conflicts: [] })
    await hands.given(rows)
    expect((await hands.agenda('2026-11-20', '2026-11-27')).map(shown)).toEqual([
      '2026-11-20 14:00 75 Eva Prado | Corte | 92988887777 confirmed',
      '2026-11-23 09:00 1440 Gil Neves | Tatuagem |  confirmed',
    ])
  })
})

describe('the preview', () => {
  it('saves nothing', async () => {
    await hands.preview(await hands.read(googleFile))
    expect(await hands.agenda('2026-11-16', '2026-12-20')).toEqual([])
    expect(await hands.list()).toEqual([])
  })

  it('names each conflict with all that speaks against it, and what it names stays out unless it is accepted', async () => {
    const there = await shop.given('2026-11-17T13:30:00Z', { client: 'Eva' })
    const base = { service: 'Corte', service_id: shop.cut, minutes: 60 }
    const rows = [
      { ...base, key: 'a', starts_at: '2026-11-17T13:00:00Z', client: 'Ana' },
      { ...base, key: 'b', starts_at: '2026-11-21T13:00:00Z', client: 'Bia' },
      { ...base, key: 'c', starts_at: '2026-11-17T21:30:00Z', client: 'Caio' },
      { ...base, key: 'd', starts_at: '2026-11-18T13:00:00Z', client: 'Duda' },
      { ...base, key: 'e', starts_at: '2026-11-18T13:30:00Z', client: 'Enzo' },
    ]
    const id = randomUUID()
    const { body } = await hands.preview(rows, { id })
    expect(body.comes).toBe(1)
    const codes = body.conflicts.map(({ row, warnings }) => [row, ...warnings.map(({ code }) => code)])
    expect(codes).toEqual([
      [0, 'overlap'],
      [2, 'outside-hours'],
      [4, 'overlap'],
      [1, 'closed-day'],
    ])
    expect(body.conflicts[0]!.warnings[0]).toMatchObject({ key: `overlap:${there.id}`, name: 'Eva' })
    expect(body.conflicts[2]!.warnings[0]).toMatchObject({ name: 'Duda' })

    const accepted = rows.map((row, place) => {
      const warnings = body.conflicts.find((one) => one.row === place)?.warnings ?? []
      return place === 1 ? row : { ...row, accept: warnings.map(({ key }) => key) }
    })
    const saved = await hands.given(accepted, { id })
    expect(saved.import).toMatchObject({ came: 4, willed: 3, left_out: 1 })
    const agenda = await hands.agenda('2026-11-17', '2026-11-21')
    expect(agenda.filter(({ willed }) => willed.length > 0).map(({ client }) => client)).toEqual([
      'Ana',
      'Caio',
      'Enzo',
    ])
    const ana = agenda.find(({ client }) => client === 'Ana')!
    const { body: history } = await shop.ask<{ entries: unknown[] }>(`/api/appointments/${ana.id}/history`)
    expect(history.entries).toMatchObject([{ warnings: ['overlap'], by: { kind: 'dono' } }])
  })

  it('leaves out what somebody booked since it was read, though other warnings were accepted', async () => {
    const row = {
      key: 'a',
      starts_at: '2026-11-21T13:00:00Z',
      service: 'Corte',
      service_id: shop.cut,
      client: 'Ana',
      accept: ['closed-day'],
    }
    await shop.given('2026-11-21T13:30:00Z', { client: 'Eva', accept: ['closed-day'] })
    const { import: done, verdict } = await hands.given([row])
    expect(done).toMatchObject({ came: 0, left_out: 1 })
    expect(verdict!.conflicts[0]!.warnings.map(({ code }) => code)).toEqual(['closed-day', 'overlap'])
  })

  it('keeps what is over as history or leaves it out, and finds nobody in its way', async () => {
    const row = (key: string, client: string) => ({
      key,
      starts_at: '2026-11-08T03:00:00Z',
      service: 'Luzes',
      client,
      minutes: 90,
    })
    const rows = [row('a', 'Ana'), row('b', 'Bia')]
    expect((await hands.preview(rows, { past: 'leave' })).body).toMatchObject({ comes: 0, past: [0, 1] })
    const { import: done } = await hands.given(rows)
    expect(done).toMatchObject({ came: 2, history: 2 })
    expect((await hands.agenda('2026-11-07', '2026-11-08')).map(({ status }) => status)).toEqual([
      'completed',
      'completed',
    ])
  })

  it('knows the same customer at the same time, by phone or by name', async () => {
    await shop.given('2026-11-17T13:00:00Z', { client: 'Ana Lima', phone: '92991234567' })
    const row = (key: string, client: string, phone: string) => ({
      key,
      starts_at: '2026-11-17T13:00:00Z',
      service: 'Corte',
      client,
      phone,
    })
    const rows = [
      row('a', 'Aninha', '5592991234567'),
      row('b', 'ana LÍMA', ''),
      row('c', 'Ana Lima', '92988880000'),
    ]
    const { body } = await hands.preview(rows)
    expect(body.doubles).toEqual([0, 1])
    expect(body.conflicts.map((one) => one.row)).toEqual([2])
  })
})

describe('an import', () => {
  it('of the same file brings nothing twice, whatever became of it since', async () => {
    const rows = await hands.read(googleFile)
    await hands.given(rows)
    const [first] = await hands.agenda('2026-11-17', '2026-11-17')
    await shop.ask(`/api/appointments/${first!.id}`, 'DELETE')
    const again = await hands.given(rows)
    expect(again.import).toMatchObject({ came: 0, left_out: 4 })
    expect(again.verdict!.known).toHaveLength(4)
    expect(await hands.agenda('2026-11-17', '2026-11-17')).toEqual([])
  })

  it('is answered alike when it is sent again, and refused with other content', async () => {
    const request = hands.body(await hands.read(googleFile))
    const first = await hands.save(request)
    const second = await hands.save(request)
    expect(second.body).toEqual({ import: first.body.import, verdict: null })
    expect((await hands.save({ ...request, name: 'outra.ics' })).body.code).toBe('IDEMPOTENCY_MISMATCH')
    expect(await hands.list()).toHaveLength(1)
  })

  it('that is made twice at once comes once', async () => {
    const rows = await hands.read(googleFile)
    const done = await Promise.all([1, 2, 3].map(() => hands.save(hands.body(rows))))
    expect(done.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(done.map(({ body }) => body.import.came).toSorted()).toEqual([0, 0, 4])
    expect(await hands.agenda('2026-11-16', '2026-12-20')).toHaveLength(4)
  })

  it('goes to the agenda of the person that is meant', async () => {
    const { id: employee } = await givenEmployee(server, shop.company, { nome: 'Bia Reis' })
    const bia = await shop.ask<Agenda>(`/api/agenda/employees/${employee}`, 'PUT', { active: true })
    await hands.given(await hands.read(outlookFile, bia.body.id))
    expect((await hands.agenda('2026-11-17', '2026-11-17'))[0]).toMatchObject({
      agenda_id: bia.body.id,
      professional: 'Bia Reis',
    })
  })

  it('tells nobody, when it comes and when it is taken back: no customer, no program, no calendar', async () => {
    const { owner } = server.app.db
    const events = ['appointment.created', 'appointment.confirmed', 'appointment.cancelled'] as const
    const { endpoint } = await givenEndpoint(server, shop.company, { events: [...events] })
    const { import: done } = await hands.given(await hands.read(googleFile))
    expect((await hands.agenda('2026-11-17', '2026-11-17'))[0]!.google).toBe('none')
    await hands.undo(done.id)
    expect(await deliveriesOf(server, shop.company, endpoint.id)).toEqual([])
    const told = await owner.query('select from appointment_news where company_id = $1', [shop.company.id])
    expect(told.rowCount).toBe(0)
    const live = await owner.query<{ name: string }>(
      `select name from events where company_id = $1 and name like 'A%' order by id`,
      [shop.company.id],
    )
    expect(live.rows.map(({ name }) => name)).toEqual(['AGENDA_CHANGED', 'AGENDA_CHANGED'])
  })

  it('and a booking at the same moment: one of the two has the time', async () => {
    const rows = ['2026-11-17T13:00:00Z', '2026-11-17T15:00:00Z'].map((starts_at, nth) => ({
      key: String(nth),
      starts_at,
      service: 'Corte',
      service_id: shop.cut,
      client: 'Ana',
    }))
    const [saved, booked] = await Promise.all([
      hands.save(hands.body(rows)),
      shop.tryBook(shop.request('2026-11-17T15:00:00Z', { client: 'Bia' })),
    ])
    expect([saved.body.import.came, booked.status]).toSatisfy(
      ([came, status]) => (came === 2 && status === 409) || (came === 1 && status === 201),
    )
    expect(await hands.agenda('2026-11-17', '2026-11-17')).toHaveLength(2)
  })

  it('plans reminders of what is to come where they are wanted', async () => {
    await hands.given(await hands.read(googleFile), { remind: true })
    const { owner } = server.app.db
    await expect
      .poll(async () => {
        const { rows } = await owner.query<{ kind: string; state: string }>(
          'select distinct kind, state from appointment_news where company_id = $1 order by kind',
          [shop.company.id],
        )
        return rows
      })
      .toEqual([
        { kind: 'dayBefore', state: 'due' },
        { kind: 'hourBefore', state: 'due' },
      ])
  })
})

describe('undoing an import', () => {
  it('takes away what nobody changed, says what stayed, and lets the file come again', async () => {
    const rows = await hands.read(googleFile)
    const { import: done } = await hands.given(rows)
    const [first] = await hands.agenda('2026-11-17', '2026-11-17')
    await shop.edit(first!, { notes: 'Trouxe a filha' })
    const undone = await hands.undo(done.id)
    expect(undone.body.undone).toMatchObject({ taken: 3, stayed: 1 })
    expect((await hands.agenda('2026-11-16', '2026-12-20')).map(({ id }) => id)).toEqual([first!.id])
    expect((await hands.undo(done.id)).body).toEqual(undone.body)
    now = new Date('2026-11-16T12:01:00Z')
    const again = await hands.given(rows)
    expect(again.import).toMatchObject({ came: 3, left_out: 1 })
    // The newest first.
    expect(await hands.list()).toMatchObject([{ undone: null }, { undone: { taken: 3, stayed: 1 } }])
  })
})

describe('who may', () => {
  it('the owner and a manager, nobody else; and no program', async () => {
    const request = hands.body(await hands.read(outlookFile))
    for (const [role, status] of [
      ['gerente', 201],
      ['atendente', 403],
      ['cozinha', 403],
    ] as const) {
      const { cookie } = await givenWorker(server, shop.company, role)
      const answer = await call(server, '/api/agenda/imports', {
        method: 'POST',
        cookie,
        body: { ...request, id: randomUUID() },
      })
      expect(answer.status, role).toBe(status)
    }
    expect((await hands.list())[0]!.by).toMatchObject({ kind: 'employee' })
  })

  it('another company’s agenda, service and import are unknown', async () => {
    const neighbour = await givenAgendaShop(server)
    const theirs = importHands(
      () => neighbour,
      () => now,
    )
    const { import: done } = await hands.given(await hands.read(googleFile))
    expect((await theirs.undo(done.id)).body.code).toBe('IMPORT_NOT_FOUND')
    const [appointment] = await hands.agenda('2026-11-17', '2026-11-17')
    const row = { key: 'a', starts_at: '2026-11-17T15:00:00Z', service: 'Corte', client: 'Ana' }
    const foreign = await theirs.preview([{ ...row, agenda_id: appointment!.agenda_id }])
    expect(foreign.body.code).toBe('AGENDA_NOT_FOUND')
    const kept = await theirs.given([{ ...row, service_id: shop.cut }], { id: done.id })
    expect(kept.import.came).toBe(1)
    expect((await theirs.agenda('2026-11-17', '2026-11-17'))[0]).toMatchObject({
      service_id: 'import',
      service: 'Corte',
      price_cents: 0,
    })
    expect(((await hands.list()) as AgendaImport[])[0]!.came).toBe(4)
  })
})
