import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Appointment } from '@balcao/contract/scheduling'
import { call } from '../../testing/call'
import { openStream } from '../../testing/event-stream'
import { borrowTestServer } from '../../testing/borrowed-server'
import type { TestServer } from '../../testing/server'
import { givenAgendaShop, type AgendaShop } from '../testing/agenda-shop'
import { movableClock } from '../testing/movable-clock'

let server: TestServer
let shop: AgendaShop

beforeAll(async () => {
  // Nobody works here: what was left to do stays to be seen.
  server = await borrowTestServer({ clock: movableClock('2026-11-16T12:00:00Z').now })
})
beforeEach(async () => {
  shop = await givenAgendaShop(server)
})
afterAll(() => server.stop())

async function leftToDo(): Promise<[string, Record<string, unknown>][]> {
  const { rows } = await server.app.db.owner.query<{ name: string; payload: Record<string, unknown> }>(
    `select t.identifier as name, j.payload from graphile_worker._private_jobs j
     join graphile_worker._private_tasks t on t.id = j.task_id
     where j.payload->>'companyId' = $1 and t.identifier in ('calendar-write', 'appointment-news', 'agenda-freed')
     order by 1`,
    [shop.company.id],
  )
  await server.app.db.owner.query(
    `select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))`,
  )
  return rows.map(({ name, payload }) => [name, payload])
}

const names = async () => (await leftToDo()).map(([name]) => name)

/** As Google's outbox does it once the event is written. */
const written = (appointment: Pick<Appointment, 'id'>) =>
  server.app.db.owner.query(
    `update appointments set google_dirty = false, google_event_id = 'ev1' where company_id = $1 and id = $2`,
    [shop.company.id, appointment.id],
  )

const connect = () =>
  server.app.db.owner.query(`insert into google_connections (company_id, connected) values ($1, true)`, [
    shop.company.id,
  ])

describe('what a change leaves to do', () => {
  it('APPT-22 Google is told of a confirmed appointment, and the event’s id is the appointment’s from then on', async () => {
    await connect()
    const made = await shop.given('2026-11-17T14:00:00Z')
    expect(await leftToDo()).toEqual([
      ['appointment-news', { companyId: shop.company.id, appointmentId: made.id }],
    ])
    const confirmed = await shop.setStatus(made, 'confirmed')
    expect(confirmed.body).toMatchObject({ google: 'pending', googleCalendarEventId: null })
    expect(await leftToDo()).toEqual([
      ['appointment-news', { companyId: shop.company.id, appointmentId: made.id }],
      ['calendar-write', { companyId: shop.company.id }],
    ])
    await written(made)
    expect((await shop.read(made.id)).body).toMatchObject({ google: 'synced', googleCalendarEventId: 'ev1' })
  })

  it('without a connection nothing is said to be on its way, and the booking stands', async () => {
    const made = await shop.given('2026-11-17T14:00:00Z', { status: 'confirmed' })
    expect(made).toMatchObject({ status: 'confirmed', google: 'none' })
    await connect()
    expect((await shop.read(made.id)).body.google).toBe('pending')
  })

  it('APPT-23 APPT-24 APPT-25 APPT-27 completing, editing, moving, cancelling and removing each reach the event, what it does not show does not', async () => {
    await connect()
    const made = await shop.given('2026-11-17T14:00:00Z')
    let now: Appointment = (await shop.setStatus(made, 'confirmed')).body
    const after = async (change: () => Promise<{ body: Appointment }>) => {
      await written(now)
      await leftToDo()
      now = (await change()).body
      return [now.google, (await names()).includes('calendar-write')]
    }
    expect(await after(() => shop.edit(now, { client: 'Bia Lima' }))).toEqual(['pending', true])
    expect(await after(() => shop.edit(now, { starts_at: '2026-11-17T16:00:00Z' }))).toEqual([
      'pending',
      true,
    ])
    expect(await after(() => shop.edit(now, { price_type: 'longo' }))).toEqual(['synced', false])
    expect(await after(() => shop.setStatus(now, 'completed'))).toEqual(['pending', true])
    expect(await after(() => shop.setStatus(now, 'completed', { no_show: true }))).toEqual(['synced', false])
    await shop.setStatus(now, 'confirmed')
    now = (await shop.read(now.id)).body
    expect(await after(() => shop.setStatus(now, 'cancelled'))).toEqual(['pending', true])
    now = (await shop.setStatus(now, 'confirmed')).body
    await written(now)
    await leftToDo()
    await shop.ask(`/api/appointments/${now.id}`, 'DELETE')
    expect(await names()).toContain('calendar-write')
  })

  it('APPT-26 an appointment whose event is gone has no reference any more, and lives on', async () => {
    await connect()
    const { body } = await shop.setStatus(await shop.given('2026-11-17T14:00:00Z'), 'confirmed')
    await written(body)
    await server.app.db.owner.query(`update appointments set google_event_id = null where id = $1`, [body.id])
    expect((await shop.read(body.id)).body).toMatchObject({ google: 'none', googleCalendarEventId: null })
    expect((await shop.edit(body, { notes: 'trazer exames' })).body).toMatchObject({ google: 'pending' })
  })

  it('a time that became free is told to whoever waits for one', async () => {
    const made = await shop.given('2026-11-17T14:00:00Z')
    const freed = (start: string) => [
      'agenda-freed',
      {
        companyId: shop.company.id,
        agendaId: made.agenda_id,
        start,
        end: new Date(Date.parse(start) + 3_600_000).toISOString(),
      },
    ]
    await leftToDo()
    const moved = await shop.edit(made, { starts_at: '2026-11-18T14:00:00Z' })
    expect(await leftToDo()).toContainEqual(freed('2026-11-17T14:00:00.000Z'))
    const noted = await shop.edit(moved.body, { notes: 'x' })
    expect(await leftToDo()).toEqual([])
    const cancelled = await shop.setStatus(noted.body, 'cancelled')
    expect(await leftToDo()).toContainEqual(freed('2026-11-18T14:00:00.000Z'))
    await shop.edit(cancelled.body, { starts_at: '2026-11-19T14:00:00Z' })
    expect(await names()).toEqual(['appointment-news'])
  })

  it('every open screen sees it at once: a program’s booking rings, the counter’s own does not, a removed one leaves', async () => {
    const stream = await openStream(server, shop.company)
    const own = await shop.given('2026-11-17T14:00:00Z')
    const { body: byProgram } = await call<Appointment>(server, '/api/appointments', {
      bearer: shop.company.apiKey,
      body: shop.request('2026-11-17T16:00:00Z'),
    })
    await shop.ask(`/api/appointments/${own.id}`, 'DELETE')
    await stream.until((events) => events.some(({ name }) => name === 'APPOINTMENT_REMOVED'))
    const seen = stream.events.filter(({ name }) => name.startsWith('APPOINTMENT_'))
    expect(seen.map(({ name, data }) => [name, data])).toEqual([
      ['APPOINTMENT_UPSERT', { appointment: own, fresh: false }],
      ['APPOINTMENT_UPSERT', { appointment: byProgram, fresh: true }],
      ['APPOINTMENT_REMOVED', { id: own.id }],
    ])
    stream.close()
  })

  it('a refused change leaves nothing to do and nothing to see', async () => {
    const made = await shop.given('2026-11-17T14:00:00Z')
    await leftToDo()
    await shop.tryBook(shop.request('2026-11-17T14:30:00Z'))
    await shop.setStatus({ id: made.id, version: 7 }, 'confirmed')
    expect(await leftToDo()).toEqual([])
  })
})
