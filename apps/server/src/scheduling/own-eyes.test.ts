import { randomUUID } from 'node:crypto'
import type { Agenda, Appointment, SchedulingSettings } from '@balcao/contract/scheduling'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../platform/database/sql'
import { borrowTestServer } from '../testing/borrowed-server'
import { call } from '../testing/call'
import { givenEmployee, givenPin, signInWithPin } from '../testing/employees'
import { openStream } from '../testing/event-stream'
import type { TestServer } from '../testing/server'
import { givenAgendaShop, type AgendaShop, type Refusal } from './testing/agenda-shop'

let server: TestServer
let shop: AgendaShop
/** 8 h on Monday, 16 November 2026, in Manaus. */
const now = new Date('2026-11-16T12:00:00Z')
const NINE = '2026-11-17T13:00:00Z'
const TEN = '2026-11-17T14:00:00Z'

beforeAll(async () => {
  server = await borrowTestServer({ clock: () => now })
})
afterAll(() => server.stop())
beforeEach(async () => {
  shop = await givenAgendaShop(server)
})

interface Barber {
  employee: string
  agenda: string
  cookie: string
  ask<Body>(path: string, body?: unknown, method?: string): ReturnType<typeof call<Body & Refusal>>
}

/** Somebody who cuts hair and signs in with a PIN of their own. */
async function givenBarber(
  nome: string,
  { seesColleagues, hasAgenda = true }: { seesColleagues?: boolean; hasAgenda?: boolean } = {},
): Promise<Barber> {
  const { id: employee } = await givenEmployee(server, shop.company, { nome })
  const agenda = hasAgenda
    ? (await shop.ask<Agenda>(`/api/agenda/employees/${employee}`, 'PUT', { active: true })).body.id
    : ''
  const pin = await givenPin(server, shop.company, employee, 'profissional', seesColleagues)
  const { cookie } = await signInWithPin(server, shop.company.cnpj, pin)
  return {
    employee,
    agenda,
    cookie,
    ask: (path, body, method) =>
      call(server, path, { cookie, ...(body === undefined ? {} : { body }), ...(method ? { method } : {}) }),
  }
}

const clientsOf = async ({ ask }: Pick<Barber, 'ask'>, query = 'from=2026-11-16&to=2026-11-20') => {
  const { body } = await ask<{ appointments: Appointment[] }>(`/api/appointments?${query}`)
  return body.appointments.map(({ client }) => client)
}

/** Everything by which somebody could come across an appointment. */
async function everyLookAt({ ask }: Barber, { id }: Pick<Appointment, 'id'>) {
  const paths = [
    '/api/appointments?from=2026-11-16&to=2026-11-20',
    '/api/appointments/upcoming?days=30&limit=50',
    '/api/appointments/search?search=Bruna',
    '/api/appointments/customer?phone=92988887777',
    `/api/appointments/${id}`,
    `/api/appointments/${id}/history`,
  ]
  const answers = await Promise.all(paths.map((path) => ask(path)))
  return answers.map(({ text }) => text).join('\n')
}

describe('a professional who signs in', () => {
  it('finds a room taken by a colleague whom they do not see, and is not kept out by a hold of theirs that is over', async () => {
    const bia = await givenBarber('Bia Reis')
    const caio = await givenBarber('Caio Luz')
    const room = { id: randomUUID(), name: 'Sala 1', units: 1, active: true }
    const { version } = (await shop.ask<SchedulingSettings>('/api/agenda/settings')).body
    const services = { [shop.cut]: { place_ids: [room.id] } }
    await shop.ask('/api/agenda/settings', 'PUT', { version, places: [room], services })
    const taken = await shop.given(NINE, { agenda_id: bia.agenda })
    expect((await caio.ask<Appointment>('/api/appointments', shop.request(NINE))).body.code).toBe(
      'SLOT_TAKEN',
    )
    const held = (until: Date) =>
      server.app.db.owner.query(`update appointments set status = 'held', hold_until = $2 where id = $1`, [
        taken.id,
        until,
      ])
    await held(new Date(now.getTime() + 60_000))
    expect((await caio.ask<Appointment>('/api/appointments', shop.request(NINE))).body.code).toBe(
      'SLOT_TAKEN',
    )
    await held(new Date(now.getTime() - 60_000))
    const { body } = await caio.ask<Appointment>('/api/appointments', shop.request(NINE))
    expect(body.places).toEqual([{ id: room.id, name: 'Sala 1' }])
  })

  it('sees their own agenda and counts it alone; nothing of a colleague’s customers', async () => {
    const bia = await givenBarber('Bia Reis')
    const caio = await givenBarber('Caio Luz')
    await shop.given(NINE, { agenda_id: bia.agenda, client: 'Ana Lima' })
    const foreign = await shop.given(NINE, {
      agenda_id: caio.agenda,
      client: 'Bruna Melo',
      phone: '92988887777',
    })
    expect(await clientsOf(bia)).toEqual(['Ana Lima'])
    expect(await everyLookAt(bia, foreign)).not.toMatch(/Bruna Melo|88887777/)
    const { body } = await bia.ask<{ stats: { total: number } }>('/api/appointments/summary')
    expect(body.stats.total).toBe(1)
    const { body: settings } = await bia.ask<SchedulingSettings>('/api/agenda/settings')
    expect(settings.agendas.map(({ name }) => name)).toEqual(['Bia Reis'])
    expect((await bia.ask<{ count: number }>('/api/appointments/to-confirm')).body.count).toBe(1)
    expect(
      (await bia.ask(`/api/appointments?from=2026-11-16&to=2026-11-20&agenda_id=${caio.agenda}`)).body.code,
    ).toBe('AGENDA_NOT_FOUND')
  })

  it('fills their own class to its last seat, and comes across nobody of a colleague’s', async () => {
    const bia = await givenBarber('Bia Reis')
    const caio = await givenBarber('Caio Luz')
    const { version } = (await shop.ask<SchedulingSettings>('/api/agenda/settings')).body
    const services = { [shop.cut]: { seats: 2 } }
    await shop.ask('/api/agenda/settings', 'PUT', { version, services })
    await shop.given(NINE, { agenda_id: bia.agenda, client: 'Ana Lima' })
    const foreign = await shop.given(NINE, {
      agenda_id: caio.agenda,
      client: 'Bruna Melo',
      phone: '92988887777',
    })
    const joined = await bia.ask<Appointment>('/api/appointments', shop.request(NINE, { client: 'Davi' }))
    expect([joined.status, joined.body.seat]).toEqual([201, 2])
    expect((await bia.ask('/api/appointments', shop.request(NINE))).body.code).toBe('SLOT_TAKEN')
    expect((await clientsOf(bia)).toSorted()).toEqual(['Ana Lima', 'Davi'])
    expect(await everyLookAt(bia, foreign)).not.toMatch(/Bruna Melo|88887777/)
    const into = shop.request(NINE, { agenda_id: caio.agenda })
    expect((await bia.ask('/api/appointments', into)).body.code).toBe('AGENDA_NOT_FOUND')
  })

  it('sees what a visit of theirs is made of, and nothing of a colleague’s', async () => {
    const bia = await givenBarber('Bia Reis')
    const caio = await givenBarber('Caio Luz')
    const visit = { services: [shop.cut, shop.beard].map((service_id) => ({ service_id })) }
    const { body: own } = await bia.ask<Appointment>('/api/appointments', {
      ...shop.request(NINE),
      service_id: undefined,
      ...visit,
    })
    expect(own.services.map(({ service_id }) => service_id)).toEqual([shop.cut, shop.beard])
    await shop.given(TEN, { agenda_id: caio.agenda, service_id: undefined, ...visit })
    const { companyId, employeeId } = { companyId: shop.company.id, employeeId: bia.employee }
    const worker = server.app.db.asWorker({ employeeId, seesColleagues: false })
    const seen = await worker.asCompany(companyId, (tx) =>
      tx.execute<{ appointment_id: string }>(sql`select appointment_id from appointment_parts`),
    )
    expect(seen.rows.map(({ appointment_id }) => appointment_id)).toEqual([own.id, own.id])
  })

  it('books into their own agenda without saying so, and into no other', async () => {
    const bia = await givenBarber('Bia Reis')
    const caio = await givenBarber('Caio Luz')
    const booked = await bia.ask<Appointment>('/api/appointments', shop.request(NINE))
    expect([booked.status, booked.body.professional]).toEqual([201, 'Bia Reis'])
    const elsewhere = await bia.ask('/api/appointments', shop.request(TEN, { agenda_id: caio.agenda }))
    expect([elsewhere.status, elsewhere.body.code]).toEqual([404, 'AGENDA_NOT_FOUND'])
    const { body: slots } = await bia.ask<{ days: { slots: { start: string; fits: boolean }[] }[] }>(
      `/api/agenda/slots?service_id=${shop.cut}&from=2026-11-17&to=2026-11-17`,
    )
    const nine = slots.days[0]!.slots.find(({ start }) => start === new Date(NINE).toISOString())
    expect(nine?.fits).toBe(false)
  })

  it('changes, confirms and completes what is theirs, and nothing of a colleague’s, also where they may see it', async () => {
    const bia = await givenBarber('Bia Reis', { seesColleagues: true })
    const caio = await givenBarber('Caio Luz')
    const own = await shop.given(NINE, { agenda_id: bia.agenda })
    const foreign = await shop.given(TEN, { agenda_id: caio.agenda, client: 'Bruna Melo' })
    expect(await clientsOf(bia)).toEqual(['Ana Lima', 'Bruna Melo'])
    // The number calls for work: a colleague's is not theirs to do.
    expect((await bia.ask<{ count: number }>('/api/appointments/to-confirm')).body.count).toBe(1)
    const confirmed = await bia.ask<Appointment>(`/api/appointments/${own.id}/status`, {
      version: own.version,
      status: 'confirmed',
    })
    expect([confirmed.status, confirmed.body.status]).toEqual([200, 'confirmed'])
    const given = { version: confirmed.body.version, agenda_id: caio.agenda }
    expect((await bia.ask(`/api/appointments/${own.id}`, given, 'PATCH')).body.code).toBe('AGENDA_NOT_FOUND')
    const attempts: [string, unknown, string?][] = [
      [`/api/appointments/${foreign.id}/status`, { version: foreign.version, status: 'cancelled' }],
      [`/api/appointments/${foreign.id}`, { version: foreign.version, notes: 'Meu' }, 'PATCH'],
      [`/api/appointments/${foreign.id}`, { version: foreign.version, starts_at: NINE }, 'PATCH'],
      [`/api/appointments/${foreign.id}`, { version: foreign.version, agenda_id: bia.agenda }, 'PATCH'],
      [`/api/appointments/${foreign.id}/deposit`, { paid: true }],
    ]
    for (const [path, body, method] of attempts) {
      const answer = await bia.ask(path, body, method)
      expect([path, answer.status, answer.body.code]).toEqual([path, 404, 'APPOINTMENT_NOT_FOUND'])
    }
    expect((await shop.read(foreign.id)).body).toEqual(foreign)
  })

  it('closes no day, removes nothing, and puts nobody over another on purpose', async () => {
    const bia = await givenBarber('Bia Reis')
    const own = await shop.given(NINE, { agenda_id: bia.agenda })
    const refused = await Promise.all([
      bia.ask('/api/agenda/closures', { dates: ['2026-11-18'], closed: true }, 'PUT'),
      bia.ask(`/api/appointments/${own.id}`, undefined, 'DELETE'),
      bia.ask('/api/appointments', shop.request(NINE, { accept: [`overlap:${own.id}`] })),
      bia.ask('/api/agenda/waiting'),
      bia.ask('/api/customers'),
      bia.ask('/rest/v1/orders?limit=1'),
    ])
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403])
  })

  it('hears at once of what comes into their agenda or leaves it, and of a colleague’s only that it is not theirs', async () => {
    const bia = await givenBarber('Bia Reis')
    const caio = await givenBarber('Caio Luz')
    const stream = await openStream(server, bia)
    const own = await shop.given(NINE, { agenda_id: bia.agenda, client: 'Ana Lima' })
    const foreign = await shop.given(NINE, { agenda_id: caio.agenda, client: 'Bruna Melo' })
    await shop.edit(own, { agenda_id: caio.agenda, starts_at: TEN })
    await stream.until((events) => events.filter(({ name }) => name === 'APPOINTMENT_REMOVED').length === 2)
    const heard = stream.events.filter(({ name }) => name.startsWith('APPOINTMENT'))
    expect(heard.map(({ name, data }) => [name, (data as { id?: string }).id ?? own.id])).toEqual([
      ['APPOINTMENT_UPSERT', own.id],
      ['APPOINTMENT_REMOVED', foreign.id],
      ['APPOINTMENT_REMOVED', own.id],
    ])
    expect(JSON.stringify(stream.events)).not.toContain('Bruna')
    stream.close()
  })

  it('without an agenda sees an empty one and books nothing, until somebody gives them one', async () => {
    const dora = await givenBarber('Dora Sá', { hasAgenda: false })
    const own = await shop.given(NINE)
    expect(await clientsOf(dora)).toEqual([])
    expect(await everyLookAt(dora, own)).not.toContain('Ana Lima')
    expect((await dora.ask('/api/appointments', shop.request(TEN))).body.code).toBe('AGENDA_NOT_FOUND')
    await shop.ask(`/api/agenda/employees/${dora.employee}`, 'PUT', { active: true })
    expect((await dora.ask('/api/appointments', shop.request(TEN))).status).toBe(201)
  })

  it('is shown what the owner allows from the next sign-in on: the session of before ends', async () => {
    const bia = await givenBarber('Bia Reis')
    const changed = await shop.ask(`/api/employees/${bia.employee}/access`, 'PATCH', {
      role: 'profissional',
      sees_colleagues: true,
    })
    expect(changed.status).toBe(200)
    expect((await bia.ask('/api/appointments/summary')).status).toBe(401)
    const { body } = await shop.ask<SchedulingSettings>('/api/agenda/settings')
    expect(body.agendas.some(({ employee_id }) => employee_id === bia.employee)).toBe(true)
  })
})
