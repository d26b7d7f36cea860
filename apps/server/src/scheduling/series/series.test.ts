import { randomUUID } from 'node:crypto'
import type { Agenda, Appointment } from '@balcao/contract/scheduling'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { borrowTestServer } from '../../testing/borrowed-server'
import { call } from '../../testing/call'
import { givenEmployee, givenPin, givenWorker, signInWithPin } from '../../testing/employees'
import type { TestServer } from '../../testing/server'
import { givenAgendaShop, type AgendaShop } from '../testing/agenda-shop'
import { movableClock } from '../testing/movable-clock'
import { later, named, seriesHands, tuesdays } from './testing/series-hands'

/** Monday, 16 November 2026, 8 h in Manaus. */
const clock = movableClock('2026-11-16T12:00:00Z')
/** Tuesday, 15 h. */
const THREE = '2026-11-17T19:00:00.000Z'

let server: TestServer
let shop: AgendaShop
let hands: ReturnType<typeof seriesHands>

beforeAll(async () => {
  server = await borrowTestServer({ clock: clock.now })
})
afterAll(() => server.stop())
beforeEach(async () => {
  clock.set('2026-11-16T12:00:00Z')
  shop = await givenAgendaShop(server)
  hands = seriesHands(shop.ask, shop.cut)
})

/** Somebody who signs in at the counter in a role. */
async function handsOf(role: 'gerente' | 'atendente') {
  const { cookie } = await givenWorker(server, shop.company, role)
  return seriesHands(
    (path, method = 'GET', body) => call(server, path, { cookie, method, ...(body ? { body } : {}) }),
    shop.cut,
  )
}

const countOf = async () => {
  const { body } = await shop.ask<{ appointments: Appointment[] }>(
    '/api/appointments?from=2026-11-16&to=2027-01-15',
  )
  return body.appointments.length
}
const startsOf = (appointments: readonly Appointment[]) => appointments.map(({ starts_at }) => starts_at)

describe('every Tuesday at three', () => {
  it('is one appointment for each date, each knowing its place', async () => {
    const starts = tuesdays(THREE, 10)
    const made = await hands.make(hands.request(starts))
    expect(made.status).toBe(201)
    expect(startsOf(made.body.appointments)).toEqual(starts)
    expect(made.body.appointments[2]!.series).toEqual({ id: made.body.id, place: 3, total: 10 })
    const { body } = await hands.read(made.body.id)
    expect([body.weeks, startsOf(body.appointments)]).toEqual([1, starts])
    expect((await shop.given('2026-11-17T14:00:00Z')).series).toBeNull()
  })

  it('each date says what speaks against it, and nothing is saved before all are free', async () => {
    const starts = tuesdays(THREE, 4)
    const rui = await shop.given('2026-11-24T18:30:00Z', { client: 'Rui' })
    await shop.ask('/api/agenda/closures', 'PUT', {
      dates: ['2026-12-01'],
      closed: true,
      reason: 'Feriado',
    })
    starts[3] = '2026-12-08T23:00:00.000Z'
    const request = hands.request(starts)
    const { body } = await hands.preview(request)
    expect(body.dates.map(({ warnings }) => warnings.map(({ key, name }) => [key, name]))).toEqual([
      [],
      [[`overlap:${rui.id}`, 'Rui']],
      [['unavailable-day', 'Feriado']],
      [['outside-hours', null]],
    ])
    const refused = await hands.make(request)
    expect([refused.status, refused.body.code]).toEqual([409, 'SERIES_CONFLICTS'])
    expect(refused.body.current!.dates).toEqual(body.dates)
    expect(await countOf()).toBe(1)
    // The free one alone, left out the others.
    expect((await hands.make({ ...request, starts: [THREE] })).status).toBe(201)
  })

  it('the owner puts one where the agenda is against it, once they have read why; an attendant does not', async () => {
    const starts = tuesdays(THREE, 3)
    await shop.given(starts[1]!, { client: 'Rui' })
    const keys = (await hands.preview(hands.request(starts))).body.dates[1]!.warnings.map(({ key }) => key)
    const willed = hands.request(starts, { accept: [{ of: starts[1], keys }] })
    const attendant = await (await handsOf('atendente')).make(willed)
    expect(attendant.status).toBe(403)
    expect(await countOf()).toBe(1)
    const made = await (await handsOf('gerente')).make(willed)
    expect(made.body.appointments.map((one) => one.willed)).toEqual([[], keys, []])
  })

  it('an attendant books free ones, and is told of the others in the same words', async () => {
    const attendant = await handsOf('atendente')
    await shop.given(THREE, { client: 'Rui' })
    const refused = await attendant.make(attendant.request(tuesdays(THREE, 2)))
    expect(refused.body.current!.dates[0]!.warnings).toMatchObject([{ code: 'overlap', name: 'Rui' }])
    const { status } = await attendant.make(attendant.request(tuesdays('2026-11-24T19:00:00Z', 2)))
    expect(status).toBe(201)
  })

  it('a second press and a lost answer make nothing new; another request under the same id is refused', async () => {
    const request = hands.request(tuesdays(THREE, 3))
    const [one, two] = await Promise.all([hands.make(request), hands.make(request)])
    expect([one.status, two.status]).toEqual([201, 201])
    expect(two.body.appointments.map(({ id }) => id)).toEqual(one.body.appointments.map(({ id }) => id))
    expect(await countOf()).toBe(3)
    for (const other of [{ client: 'Bia' }, { starts: tuesdays(THREE, 2) }, { weeks: 2 }]) {
      const answer = await hands.make({ ...request, ...other })
      expect([answer.status, answer.body.code]).toEqual([422, 'IDEMPOTENCY_MISMATCH'])
    }
  })

  it.each<[string, string[], number]>([
    ['twice the same date', [THREE, THREE], 422],
    ['further than a year', [THREE, '2027-11-30T19:00:00Z'], 422],
    ['more than 52', tuesdays(THREE, 53), 400],
    ['none', [], 400],
  ])('%s is refused', async (_, starts, status) => {
    expect((await hands.make(hands.request(starts))).status).toBe(status)
  })

  it('two of one series do not lie over each other', async () => {
    const { body } = await hands.preview(hands.request([THREE, '2026-11-17T19:30:00Z']))
    expect(body.dates.map(({ warnings }) => warnings.map(({ code }) => code))).toEqual([[], ['overlap']])
  })

  it('a visit of several services repeats too', async () => {
    const services = [shop.cut, shop.beard].map((service_id) => ({ service_id }))
    const made = await hands.given(tuesdays(THREE, 2), { service_id: undefined, services })
    expect(made.appointments.map(({ duration }) => duration)).toEqual([90, 90])
  })

  it('of two series that meet at once one is whole and the other is nothing', async () => {
    for (let round = 0; round < 5; round += 1) {
      const first = new Date(Date.parse(THREE) + round * 86_400_000 * 70).toISOString()
      const there = await countOf()
      const answers = await Promise.all([
        hands.make(hands.request(tuesdays(first, 4))),
        hands.make(hands.request(tuesdays(new Date(Date.parse(first) + 1_800_000).toISOString(), 3))),
        shop.tryBook(shop.request(new Date(Date.parse(first) + 7 * 86_400_000).toISOString())),
      ])
      const made = answers.filter(({ status }) => status === 201)
      expect(made).toHaveLength(1)
      if (round === 0) expect([1, 3, 4]).toContain((await countOf()) - there)
    }
  })
})

describe('several of a series at once', () => {
  it('this and the following move by an hour; those before stay', async () => {
    const { id, appointments } = await hands.given(tuesdays(THREE, 5))
    const moved = await hands.change(id, { appointments: named(appointments.slice(2), later(60)) })
    expect(moved.status).toBe(200)
    const { body } = await hands.read(id)
    expect(startsOf(body.appointments)).toEqual([
      ...tuesdays(THREE, 2),
      ...tuesdays('2026-12-01T20:00:00Z', 3),
    ])
  })

  it.each([7, -7])('each moves into the place of its neighbour, %d days', async (days) => {
    const { id, appointments } = await hands.given(tuesdays('2026-11-24T19:00:00Z', 4))
    const moved = await hands.change(id, { appointments: named(appointments, later(days * 24 * 60)) })
    expect(moved.status).toBe(200)
    expect(startsOf(moved.body.appointments)).toEqual(
      appointments.map((one) => later(days * 24 * 60)(one).starts_at),
    )
  })

  it('conflicts are named first, and nothing moves before they are settled', async () => {
    const { id, appointments } = await hands.given(tuesdays(THREE, 3))
    await shop.given('2026-11-24T20:30:00Z', { client: 'Rui' })
    const body = { appointments: named(appointments, later(60)) }
    const preview = await hands.previewChange(id, body)
    expect(preview.body.dates.map(({ warnings }) => warnings.map(({ name }) => name))).toEqual([
      [],
      ['Rui'],
      [],
    ])
    const refused = await hands.change(id, body)
    expect([refused.status, refused.body.code]).toEqual([409, 'SERIES_CONFLICTS'])
    expect(startsOf((await hands.read(id)).body.appointments)).toEqual(tuesdays(THREE, 3))
    const keys = preview.body.dates[1]!.warnings.map(({ key }) => key)
    const accept = [{ of: appointments[1]!.id, keys }]
    expect((await (await handsOf('atendente')).change(id, { ...body, accept })).status).toBe(403)
    expect((await hands.change(id, { ...body, accept })).status).toBe(200)
  })

  it('what one says by itself stays, unless the same is said of all', async () => {
    const { id, appointments } = await hands.given(tuesdays(THREE, 3))
    const own = (await shop.edit(appointments[1]!, { notes: 'Trazer foto' })).body
    const rows = [appointments[0]!, own, appointments[2]!]
    const renamed = await hands.change(id, { appointments: named(rows), client: 'Ana Souza' })
    expect(renamed.body.appointments.map(({ client, notes }) => [client, notes])).toEqual([
      ['Ana Souza', null],
      ['Ana Souza', 'Trazer foto'],
      ['Ana Souza', null],
    ])
    const noted = await hands.change(id, { appointments: named(renamed.body.appointments), notes: 'Franja' })
    expect(noted.body.appointments.map(({ notes }) => notes)).toEqual(['Franja', 'Franja', 'Franja'])
  })

  it('cancelling is for all or none, once, and can be undone', async () => {
    const { id, appointments } = await hands.given(tuesdays(THREE, 3), { status: 'confirmed' })
    const cancel = { appointments: named(appointments, () => ({ status: 'cancelled' })) }
    const cancelled = await hands.change(id, cancel)
    expect(cancelled.body.appointments.map(({ status }) => status)).toEqual(Array(3).fill('cancelled'))
    // The answer was lost: the same again changes nothing.
    const again = await hands.change(id, cancel)
    expect([again.status, again.body.code]).toEqual([200, undefined])
    expect(again.body.appointments.map(({ version }) => version)).toEqual([2, 2, 2])
    await shop.given(THREE, { client: 'Rui' })
    const back = named(cancelled.body.appointments, () => ({ status: 'confirmed' }))
    const refused = await hands.change(id, { appointments: back })
    expect([refused.status, refused.body.code]).toEqual([409, 'SERIES_CONFLICTS'])
    const some = await hands.change(id, { appointments: back.slice(1) })
    expect(some.body.appointments.map(({ status }) => status)).toEqual(['confirmed', 'confirmed'])
  })

  it('what is over or somebody changed meanwhile never changes', async () => {
    const { id, appointments } = await hands.given(tuesdays(THREE, 3))
    await shop.edit(appointments[2]!, { notes: 'x' })
    const stale = await hands.change(id, { appointments: named(appointments, later(60)) })
    expect([stale.status, stale.body.code]).toEqual([409, 'APPOINTMENT_CHANGED'])
    clock.set('2026-11-18T12:00:00Z')
    const past = await hands.change(id, { appointments: named(appointments, later(60)) })
    expect([past.status, past.body.code]).toEqual([409, 'TRANSITION_NOT_ALLOWED'])
    const done = (await shop.setStatus(appointments[1]!, 'completed')).body
    const completed = await hands.change(id, { appointments: named([done], later(60)) })
    expect([completed.status, completed.body.code]).toEqual([409, 'TRANSITION_NOT_ALLOWED'])
  })

  it('a service that left the catalogue stops no moving, and is not booked anew', async () => {
    const { id, appointments } = await hands.given(tuesdays(THREE, 2))
    await server.app.db.owner.query(
      `update catalogue_rows set content = content || '{"ativo": false}' where company_id = $1 and id = $2`,
      [shop.company.id, shop.cut],
    )
    const moved = await hands.change(id, { appointments: named(appointments, later(60)) })
    expect(moved.body.appointments.map(({ time, service }) => [time, service])).toEqual([
      ['16:00', 'Corte'],
      ['16:00', 'Corte'],
    ])
    const more = await hands.make(hands.request(tuesdays('2026-11-18T19:00:00Z', 2)))
    expect(more.body.code).toBe('SERVICE_NOT_FOUND')
  })

  it('a person who left stops no cancelling', async () => {
    const { id: employee } = await givenEmployee(server, shop.company, { nome: 'Bia Reis' })
    const agenda = (await shop.ask<Agenda>(`/api/agenda/employees/${employee}`, 'PUT', { active: true })).body
    const { id, appointments } = await hands.given(tuesdays(THREE, 2), { agenda_id: agenda.id })
    await shop.ask(`/api/agenda/employees/${employee}`, 'PUT', { active: false })
    const cancel = { appointments: named(appointments, () => ({ status: 'cancelled' })) }
    expect((await hands.change(id, cancel)).status).toBe(200)
    const more = await hands.make(hands.request(tuesdays(THREE, 2), { agenda_id: agenda.id }))
    expect(more.body.code).toBe('AGENDA_NOT_FOUND')
  })
})

describe('whose series it is', () => {
  it('another company finds nothing of it and changes nothing', async () => {
    const { id, appointments } = await hands.given(tuesdays(THREE, 2))
    const other = await givenAgendaShop(server)
    const theirs = seriesHands(other.ask, other.cut)
    const own = await theirs.given(tuesdays(THREE, 2))
    expect((await theirs.read(id)).status).toBe(404)
    const body = { appointments: named(appointments, () => ({ status: 'cancelled' })) }
    expect((await theirs.change(id, body)).status).toBe(404)
    expect((await theirs.change(own.id, body)).body.code).toBe('APPOINTMENT_NOT_FOUND')
    // The same id names a series of their own.
    expect((await theirs.make(theirs.request(tuesdays('2026-11-18T19:00:00Z', 2), { id }))).status).toBe(201)
    expect(startsOf((await hands.read(id)).body.appointments)).toEqual(tuesdays(THREE, 2))
  })

  it('what belongs to another series is not changed with this one', async () => {
    const one = await hands.given(tuesdays(THREE, 2))
    const two = await hands.given(tuesdays('2026-11-18T19:00:00Z', 2))
    const body = { appointments: named(two.appointments, later(60)) }
    expect((await hands.change(one.id, body)).body.code).toBe('APPOINTMENT_NOT_FOUND')
    expect((await hands.change(randomUUID(), body)).body.code).toBe('SERIES_NOT_FOUND')
  })

  it('a professional repeats in their own agenda alone, and sees no other series', async () => {
    const { id: employee } = await givenEmployee(server, shop.company, { nome: 'Bia Reis' })
    const agenda = (await shop.ask<Agenda>(`/api/agenda/employees/${employee}`, 'PUT', { active: true })).body
    const pin = await givenPin(server, shop.company, employee, 'profissional')
    const { cookie } = await signInWithPin(server, shop.company.cnpj, pin)
    const bia = seriesHands(
      (path, method = 'GET', body) => call(server, path, { cookie, method, ...(body ? { body } : {}) }),
      shop.cut,
    )
    const made = await bia.given(tuesdays(THREE, 2))
    expect(made.appointments.map(({ agenda_id }) => agenda_id)).toEqual([agenda.id, agenda.id])
    const counter = await hands.given(tuesdays(THREE, 2))
    expect((await bia.read(counter.id)).status).toBe(404)
    const foreign = { appointments: named(counter.appointments, later(60)) }
    expect((await bia.change(counter.id, foreign)).status).toBe(404)
    const elsewhere = bia.request(tuesdays(THREE, 2), { agenda_id: counter.appointments[0]!.agenda_id })
    expect((await bia.make(elsewhere)).body.code).toBe('AGENDA_NOT_FOUND')
    const moved = await bia.change(made.id, { appointments: named(made.appointments, later(60)) })
    expect(moved.status).toBe(200)
  })
})
