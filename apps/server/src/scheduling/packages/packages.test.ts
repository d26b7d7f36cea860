import { randomUUID } from 'node:crypto'
import type { CustomerRow } from '@balcao/contract/customers'
import type { ReportTable } from '@balcao/contract/manager'
import type { Appointment } from '@balcao/contract/scheduling'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { borrowTestServer } from '../../testing/borrowed-server'
import { call } from '../../testing/call'
import { givenWorker } from '../../testing/employees'
import type { TestServer } from '../../testing/server'
import { givenAgendaShop, type AgendaShop } from '../testing/agenda-shop'
import { movableClock } from '../testing/movable-clock'
import { packageHands } from './testing/package-hands'

/** Monday, 16 November 2026, 8 h in Manaus. */
const clock = movableClock('2026-11-16T12:00:00Z')
const TUESDAY = '2026-11-17T14:00:00.000Z'

let server: TestServer
let shop: AgendaShop
let hands: ReturnType<typeof packageHands>

beforeAll(async () => {
  server = await borrowTestServer({ clock: clock.now })
})
afterAll(() => server.stop())
beforeEach(async () => {
  clock.set('2026-11-16T12:00:00Z')
  shop = await givenAgendaShop(server, { hours: 'always' })
  hands = packageHands(shop.ask, shop.cut)
})

const later = (start: string, hours: number) => new Date(Date.parse(start) + hours * 3_600_000).toISOString()
const takenBy = ({ package: taken }: Pick<Appointment, 'package'>) => taken?.number
const leftOf = async (id: string) => (await hands.of()).packages.find((one) => one.id === id)!.left

describe('a package of sessions', () => {
  it('is sold with the terms of its kind, and keeps them when the kind changes', async () => {
    const kind = await hands.givenKind({ valid_days: 120 })
    const sold = await hands.sold(kind.id, { method: 'pix', note: 'Presente' })
    expect(sold).toMatchObject({
      name: '10 cortes',
      sessions: 10,
      left: 10,
      expires_on: '2027-03-16',
      payment: { method: 'pix' },
      note: 'Presente',
      closed: null,
    })
    const { body } = await shop.ask<{ version: number }>('/api/agenda/settings')
    await shop.ask('/api/agenda/settings', 'PUT', { version: body.version, package_kinds: [] })
    expect((await hands.of('+55 92 9123-4567')).kinds).toEqual([])
    expect((await hands.of('+55 92 9123-4567')).packages).toEqual([sold])
    expect((await hands.trySell(kind.id)).body.code).toBe('PACKAGE_KIND_NOT_FOUND')
  })

  it('the same sale twice is one; another under its id is refused', async () => {
    const kind = await hands.givenKind()
    const id = randomUUID()
    const twice = await Promise.all([1, 2, 3, 4].map(() => hands.trySell(kind.id, { id, method: 'cash' })))
    expect(twice.map(({ status }) => status)).toEqual([201, 201, 201, 201])
    expect((await hands.of()).packages).toHaveLength(1)
    expect((await hands.trySell(kind.id, { id, phone: '92988887777' })).body.code).toBe(
      'IDEMPOTENCY_MISMATCH',
    )
    expect((await hands.trySell(kind.id, { phone: '' })).body).toMatchObject({
      code: 'APPOINTMENT_INVALID',
      fields: [{ path: 'phone' }],
    })
  })

  it('an appointment says which session it has, and gives it back when it is cancelled, deleted or moved past the last day', async () => {
    const kind = await hands.givenKind({ valid_days: 10 })
    const { id } = await hands.sold(kind.id)
    const first = await shop.given(TUESDAY, { package_id: id })
    expect(first.package).toEqual({
      id,
      name: '10 cortes',
      number: 1,
      sessions: 10,
      left: 9,
      expires_on: '2026-11-26',
    })
    const second = await shop.given(later(TUESDAY, 2), { package_id: id })
    expect(takenBy(second)).toBe(2)
    const gone = (await shop.setStatus(first, 'cancelled')).body
    expect([takenBy(gone), await leftOf(id)]).toEqual([null, 9])
    expect(takenBy((await shop.setStatus(gone, 'confirmed')).body)).toBe(1)

    await shop.ask(`/api/appointments/${second.id}`, 'DELETE')
    expect(await leftOf(id)).toBe(9)
    const back = await shop.ask<Appointment>(`/api/appointments/${second.id}/restore`, 'POST')
    expect(takenBy(back.body)).toBe(2)

    const past = (await shop.edit(back.body, { starts_at: '2026-11-27T14:00:00Z' })).body
    expect([past.package!.number, await leftOf(id)]).toEqual([null, 9])
    // 23 h of its last day in Manaus is the next one in UTC.
    const lastDay = (await shop.edit(past, { starts_at: '2026-11-27T03:00:00Z' })).body
    expect(takenBy(lastDay)).toBe(2)
    const without = (await shop.edit(lastDay, { package_id: null })).body
    expect([without.package, await leftOf(id)]).toEqual([undefined, 9])
  })

  it('who does not come has spent the session, unless the kind says otherwise', async () => {
    const strict = await hands.sold((await hands.givenKind()).id)
    const mild = await hands.sold((await hands.givenKind({ no_show_spends: false })).id)
    const missed = async (packageId: string, start: string) => {
      const made = await shop.given(start, { package_id: packageId })
      const confirmed = (await shop.setStatus(made, 'confirmed')).body
      return (await shop.setStatus(confirmed, 'completed', { no_show: true })).body
    }
    expect(takenBy(await missed(strict.id, TUESDAY))).toBe(1)
    const excused = await missed(mild.id, later(TUESDAY, 2))
    expect(takenBy(excused)).toBeNull()
    expect([await leftOf(strict.id), await leftOf(mild.id)]).toEqual([9, 10])
    // It was a mistake of the counter: they came.
    expect(takenBy((await shop.setStatus(excused, 'completed', { no_show: false })).body)).toBe(1)
  })

  it('is good for its services and its customer alone, one service a session', async () => {
    const { id } = await hands.sold((await hands.givenKind()).id)
    expect(takenBy(await shop.given(TUESDAY, { package_id: id, service_id: shop.beard }))).toBeNull()
    const visit = await shop.tryBook({
      ...shop.request(later(TUESDAY, 2), { package_id: id }),
      services: [{ service_id: shop.cut }, { service_id: shop.beard }],
    })
    expect([visit.status, visit.body.code, visit.body.fields?.[0]?.path]).toEqual([
      422,
      'APPOINTMENT_INVALID',
      'package_id',
    ])
    const others = await shop.tryBook(
      shop.request(later(TUESDAY, 2), { package_id: id, phone: '92988887777' }),
    )
    expect([others.status, others.body.code]).toEqual([404, 'PACKAGE_NOT_FOUND'])

    const own = await shop.given(later(TUESDAY, 4), { package_id: id })
    const handed = (await shop.edit(own, { phone: '92988887777', client: 'Rui' })).body
    expect([handed.package, await leftOf(id)]).toEqual([undefined, 10])
  })

  it('of sixteen who want the last session at once exactly one gets it, and all appointments stand', async () => {
    for (let round = 0; round < 3; round++) {
      const { id } = await hands.sold((await hands.givenKind({ sessions: 1 })).id)
      const answers = await Promise.all(
        Array.from({ length: 16 }, (_, n) =>
          shop.tryBook(shop.request(later(TUESDAY, 24 * round + n), { package_id: id })),
        ),
      )
      expect(answers.map(({ status }) => status)).toEqual(Array(16).fill(201))
      expect(answers.filter(({ body }) => takenBy(body) === 1)).toHaveLength(1)
      expect(answers.filter(({ body }) => body.package?.number === null)).toHaveLength(15)
      expect(await leftOf(id)).toBe(0)
    }
  })

  it('every date of a series takes a session, as long as there are any', async () => {
    const { id } = await hands.sold((await hands.givenKind({ sessions: 2 })).id)
    const made = await shop.ask<{ appointments: Appointment[] }>('/api/appointment-series', 'POST', {
      id: randomUUID(),
      weeks: 1,
      starts: [0, 1, 2].map((week) => later(TUESDAY, week * 7 * 24)),
      service_id: shop.cut,
      package_id: id,
      client: 'Ana Lima',
      phone: '92991234567',
    })
    expect(made.body.appointments.map(takenBy)).toEqual([1, 2, null])
  })

  it('a wrong sale is undone with its payment; one that was used is closed, and what was taken stays', async () => {
    const kind = await hands.givenKind()
    const wrong = await hands.sold(kind.id, { method: 'pix' })
    expect((await hands.close(wrong.id, 'Cliente errado')).body).toMatchObject({
      payment: null,
      closed: { reason: 'Cliente errado' },
    })
    const used = await hands.sold(kind.id, { method: 'pix' })
    const booked = await shop.given(TUESDAY, { package_id: used.id })
    const closed = (await hands.close(used.id)).body
    expect([closed.payment?.method, closed.left, closed.uses[0]!.appointment_id]).toEqual([
      'pix',
      9,
      booked.id,
    ])
    expect((await hands.close(used.id, 'Outra vez')).body.closed).toEqual(closed.closed)
    const next = await shop.given(later(TUESDAY, 2), { package_id: used.id })
    expect(next.package).toBeUndefined()
    expect((await hands.pay(used.id, null)).body.code).toBe('PACKAGE_CLOSED')
  })
})

describe('the money of a package', () => {
  it('is in the register in which it was paid, and out of the one in which it was taken back', async () => {
    const open = async () => {
      await shop.ask('/api/cash-register', 'POST', { id: randomUUID(), opening_cents: 0 })
    }
    const received = async () =>
      (await shop.ask<{ register: { received: Record<string, number> } }>('/api/cash-register')).body.register
        .received
    await open()
    const kind = await hands.givenKind()
    const sold = await hands.sold(kind.id)
    expect(await received()).toEqual({})
    await hands.pay(sold.id, 'cash')
    await hands.pay(sold.id, 'cash')
    expect(await received()).toEqual({ cash: 40000 })
    await hands.pay(sold.id, 'pix')
    expect(await received()).toEqual({ cash: 0, pix: 40000 })
    await shop.given(TUESDAY, { package_id: sold.id })
    expect(await received()).toEqual({ cash: 0, pix: 40000 })
  })

  it('is the manager’s on the day it is paid; a session of it is worth nothing', async () => {
    const sold = await hands.sold((await hands.givenKind()).id, { method: 'pix' })
    const today = later('2026-11-16T13:00:00Z', 0)
    await shop.given(today, { package_id: sold.id })
    await shop.given(later(today, 2))
    const read = async <Body>(path: string) =>
      (await shop.ask<Body>(`${path}?period=custom&from=2026-11-16&to=2026-11-16`)).body
    const { appointments } = await read<{
      appointments: Record<'booked_cents' | 'packages_cents', { current: number }>
    }>('/api/manager/overview')
    expect([appointments.booked_cents.current, appointments.packages_cents.current]).toEqual([5000, 40000])
    for (const [report, column] of [
      ['appointments', 'price'],
      ['services', 'value'],
    ] as const) {
      const { totals, columns } = await read<ReportTable>(`/api/manager/reports/${report}`)
      expect(totals[columns.findIndex(({ key }) => key === column)]).toBe(5000)
    }
  })
})

describe('whose it is', () => {
  it('who only bought a package is a customer, and a copy of their data has it with what was paid and taken', async () => {
    const { id } = await hands.sold((await hands.givenKind()).id, { method: 'pix', note: 'Presente da mãe' })
    const found = await shop.ask<{ customers: CustomerRow[] }>('/api/customers')
    expect(found.body.customers).toMatchObject([{ name: 'Ana Lima', orders_count: 0 }])
    const booked = await shop.given(TUESDAY, { package_id: id })
    const copy = await shop.ask<{ packages: object[] }>('/api/customers/92991234567/export', 'POST')
    expect(copy.body.packages).toMatchObject([
      {
        id,
        note: 'Presente da mãe',
        payments: [{ method: 'pix', amount_cents: 40000, voided_at: null }],
        sessions_taken: [{ number: 1, appointment_id: booked.id }],
      },
    ])
  })
})

describe('who may', () => {
  it('attendants sell and book from it; a professional reads it in their own appointments alone', async () => {
    const kind = await hands.givenKind()
    const askAs = async (role: 'atendente' | 'profissional' | 'cozinha'): Promise<AgendaShop['ask']> => {
      const { cookie } = await givenWorker(server, shop.company, role)
      return (path, method = 'GET', body) => call(server, path, { cookie, method, ...(body ? { body } : {}) })
    }
    const attendant = await askAs('atendente')
    const sold = await packageHands(attendant, shop.cut).trySell(kind.id, { method: 'pix' })
    expect(sold.status).toBe(201)
    expect(sold.body.sold_by).not.toBeNull()
    const booked = await attendant<Appointment>(
      '/api/appointments',
      'POST',
      shop.request(TUESDAY, { package_id: sold.body.id }),
    )
    expect(takenBy(booked.body)).toBe(1)
    for (const role of ['profissional', 'cozinha'] as const) {
      const ask = await askAs(role)
      const theirs = packageHands(ask, shop.cut)
      expect((await theirs.trySell(kind.id)).status).toBe(403)
      expect((await theirs.pay(sold.body.id, null)).status).toBe(403)
      expect((await theirs.close(sold.body.id)).status).toBe(403)
      expect((await ask('/api/packages?phone=92991234567')).status).toBe(403)
      expect(
        (await ask('/api/appointments', 'POST', shop.request(TUESDAY, { package_id: sold.body.id }))).status,
      ).toBe(403)
    }
  })

  it('another company’s packages and kinds are not there', async () => {
    const other = await givenAgendaShop(server)
    const theirs = packageHands(other.ask, other.cut)
    const kind = await theirs.givenKind()
    const sold = await theirs.sold(kind.id)
    expect((await hands.trySell(kind.id)).body.code).toBe('PACKAGE_KIND_NOT_FOUND')
    expect((await hands.pay(sold.id, 'pix')).body.code).toBe('PACKAGE_NOT_FOUND')
    expect((await hands.close(sold.id)).body.code).toBe('PACKAGE_NOT_FOUND')
    expect((await hands.of()).packages).toEqual([])
    for (const strange of [sold.id, randomUUID()]) {
      const tried = await shop.tryBook(shop.request(TUESDAY, { package_id: strange }))
      expect([tried.status, tried.body.code]).toEqual([404, 'PACKAGE_NOT_FOUND'])
    }
  })
})
