import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Appointment, CalendarEvent, Closure } from '@balcao/contract/scheduling'
import { LIST_UPCOMING, UPCOMING_DAYS } from '@balcao/domain/scheduling'
import { appointmentStats } from '@balcao/domain/scheduling/testing'
import { borrowTestServer } from '../../../testing/borrowed-server'
import { call } from '../../../testing/call'
import type { TestServer } from '../../../testing/server'
import { givenAgendaShop, type AgendaShop } from '../../testing/agenda-shop'
import { movableClock } from '../../testing/movable-clock'

const clock = movableClock('2026-11-16T12:00:00Z')
let server: TestServer
let shop: AgendaShop

beforeAll(async () => {
  server = await borrowTestServer({ clock: clock.now })
})
beforeEach(async () => {
  clock.set('2026-11-16T12:00:00Z')
  shop = await givenAgendaShop(server)
})
afterAll(() => server.stop())

interface Summary {
  stats: Record<string, number>
  months: { month: string; count: number }[]
  no_shows: number
}
interface Listed {
  appointments: Appointment[]
  events: CalendarEvent[]
  closures: Closure[]
  time_zone: string
}

const summary = async () => (await shop.ask<Summary>('/api/appointments/summary')).body
const list = (from: string, to: string, more = '') =>
  shop.ask<Listed>(`/api/appointments?from=${from}&to=${to}${more}`)

const givenEvent = (event: {
  summary: string
  start: string
  end: string
  allDay?: boolean
  dates?: [string, string]
  effect: CalendarEvent['effect']
}) =>
  server.app.db.owner.query(
    `insert into calendar_events (company_id, google_id, summary, all_day, time, first_date, last_date, effect)
     values ($1, $2, $3, $4, tstzrange($5, $6), $7, $8, $9)`,
    [
      shop.company.id,
      randomUUID(),
      event.summary,
      event.allDay ?? false,
      event.start,
      event.end,
      event.dates?.[0] ?? null,
      event.dates?.[1] ?? null,
      event.effect,
    ],
  )

describe('what the agenda shows', () => {
  it('APPT-15 APPT-47 the figures are counted over all appointments, as the domain counts them', async () => {
    const starts = [
      '2026-11-16T13:00:00Z',
      '2026-11-16T14:00:00Z',
      '2026-11-16T15:00:00Z',
      '2026-11-20T13:00:00Z',
      '2026-11-23T13:00:00Z',
      '2026-12-24T13:00:00Z',
      '2027-01-04T13:00:00Z',
    ]
    const made: Appointment[] = []
    for (const start of starts) made.push(await shop.given(start))
    await shop.setStatus(made[0]!, 'completed', { no_show: true })
    await shop.setStatus(made[1]!, 'cancelled')
    await shop.setStatus(made[3]!, 'confirmed')
    const removed = await shop.given('2026-11-17T13:00:00Z')
    await shop.ask(`/api/appointments/${removed.id}`, 'DELETE')

    for (const now of ['2026-11-16T12:00:00Z', '2026-11-16T15:30:00Z', '2026-11-17T03:59:00Z']) {
      clock.set(now)
      const { appointments } = (await list('2026-11-16', '2027-01-10')).body
      expect((await summary()).stats).toEqual(
        appointmentStats(
          appointments.map(({ status, starts_at }) => ({ status, startsAt: Date.parse(starts_at) })),
          { now: Date.parse(now), zone: 'America/Manaus' },
        ),
      )
    }
    clock.set('2026-11-16T12:00:00Z')
    expect(await summary()).toEqual({
      stats: { total: 7, pending: 4, confirmed: 1, cancelled: 1, completed: 1, today: 2, upcoming: 2 },
      months: [
        { month: '2026-11', count: 5 },
        { month: '2026-12', count: 1 },
        { month: '2027-01', count: 1 },
      ],
      no_shows: 1,
    })
    const toConfirm = async () => (await shop.ask<{ count: number }>('/api/appointments/to-confirm')).body
    expect(await toConfirm()).toEqual({ count: 4 })
    clock.set('2026-12-24T13:00:01Z')
    expect(await toConfirm(), 'what is past is not to be confirmed any more').toEqual({ count: 1 })
  })

  it('are found by name or phone, those to come first and the next one first, of this company alone', async () => {
    const ana = { client: 'Ana Luísa Prado', phone: '(92) 98510-0011' }
    await shop.given('2026-11-17T13:00:00Z', ana)
    await shop.given('2026-11-24T13:00:00Z', ana)
    await shop.given('2026-11-18T13:00:00Z', { client: 'Bruno Anastácio', phone: '(92) 98510-0022' })
    await shop.given('2026-11-30T13:00:00Z', { ...ana, client: 'Luisa Prado' })
    clock.set('2026-11-20T12:00:00Z')
    const found = async (search: string) =>
      (
        await shop.ask<Listed>(`/api/appointments/search?search=${encodeURIComponent(search)}`)
      ).body.appointments.map(({ client, date }) => `${client} ${date}`)
    expect(await found('prado LUISA')).toEqual([
      'Ana Luísa Prado 2026-11-24',
      'Luisa Prado 2026-11-30',
      'Ana Luísa Prado 2026-11-17',
    ])
    expect(await found('ana')).toEqual([
      'Ana Luísa Prado 2026-11-24',
      'Bruno Anastácio 2026-11-18',
      'Ana Luísa Prado 2026-11-17',
    ])
    expect(await found('98510-0022')).toEqual(['Bruno Anastácio 2026-11-18'])
    expect(await found("%' or true")).toEqual([])
    const other = await givenAgendaShop(server)
    const { body } = await other.ask<Listed>('/api/appointments/search?search=ana')
    expect(body.appointments).toEqual([])
  })

  it('an empty agenda has zeros and no months', async () => {
    expect(await summary()).toEqual({
      stats: { total: 0, pending: 0, confirmed: 0, cancelled: 0, completed: 0, today: 0, upcoming: 0 },
      months: [],
      no_shows: 0,
    })
  })

  it('APPT-14 CALL-53 appointments live in a table on the server: colleagues and programs see the same ones', async () => {
    const made = await shop.given('2026-11-17T14:00:00Z')
    const asProgram = await call<Listed>(server, '/api/appointments?from=2026-11-17&to=2026-11-17', {
      bearer: shop.company.apiKey,
    })
    expect(asProgram.body.appointments).toEqual([made])
    const byProgram = await call<Appointment>(server, '/api/appointments', {
      bearer: shop.company.apiKey,
      body: shop.request('2026-11-17T16:00:00Z'),
    })
    expect(byProgram.body.source).toBe('api')
    expect((await list('2026-11-17', '2026-11-17')).body.appointments.map(({ id }) => id)).toEqual([
      made.id,
      byProgram.body.id,
    ])
  })

  it('the dates are the company’s: an evening appointment belongs to its evening', async () => {
    const late = await givenAgendaShop(server, { hours: 'always' })
    const made = await late.given('2026-11-18T03:30:00Z')
    expect(made).toMatchObject({ date: '2026-11-17', time: '23:30' })
    const on = async (date: string) =>
      (await late.ask<Listed>(`/api/appointments?from=${date}&to=${date}`)).body.appointments.length
    // It ends at half past midnight: the next day shows it too.
    expect([
      await on('2026-11-16'),
      await on('2026-11-17'),
      await on('2026-11-18'),
      await on('2026-11-19'),
    ]).toEqual([0, 1, 1, 0])
  })

  it.each([
    ['2026-11-01', '2027-01-01', 200],
    ['2026-11-01', '2027-01-02', 400],
    ['2026-11-02', '2026-11-01', 400],
    ['2026-11-31', '2026-12-01', 400],
    ['9999-12-01', '9999-12-31', 400],
    ['0001-01-01', '0001-01-02', 200],
  ])('from %s to %s is answered with %d', async (from, to, status) => {
    expect((await list(from, to)).status).toBe(status)
    const slots = await shop.ask(`/api/agenda/slots?service_id=${shop.cut}&from=${from}&to=${to}`)
    expect(slots.status).toBe(status)
  })

  it('APPT-46 APPT-47 the next five of the next seven days, unless asked otherwise', async () => {
    const starts = Array.from({ length: 5 }, (_, n) => `2026-11-${17 + (n % 3)}T${13 + n}:00:00Z`).sort()
    const made: Appointment[] = []
    for (const start of starts) made.push(await shop.given(start))
    const cancelled = await shop.given('2026-11-16T13:00:00Z')
    await shop.setStatus(cancelled, 'cancelled')
    const sixth = await shop.given('2026-11-20T13:00:00Z')
    const eighthDay = await shop.given('2026-11-24T13:00:00Z')
    const upcoming = async (query = '') =>
      (
        await shop.ask<{ appointments: Appointment[] }>(`/api/appointments/upcoming${query}`)
      ).body.appointments.map(({ id }) => id)
    expect([LIST_UPCOMING, UPCOMING_DAYS]).toEqual([5, 7])
    expect(await upcoming()).toEqual(made.map(({ id }) => id))
    expect(await upcoming('?limit=50')).toEqual([...made, sixth].map(({ id }) => id))
    expect(await upcoming('?limit=50&days=30')).toEqual([...made, sixth, eighthDay].map(({ id }) => id))
    clock.set('2026-11-18T13:00:00Z')
    expect(await upcoming('?limit=1')).toEqual([
      made.find(({ starts_at }) => starts_at >= '2026-11-18T13')!.id,
    ])
  })

  it('APPT-16 APPT-17 APPT-18 Google’s events that are none of ours stand beside the appointments, in the words they have there', async () => {
    await givenEvent({
      summary: 'Consulta - Dona Rosa',
      start: '2026-11-17T14:00:00Z',
      end: '2026-11-17T15:00:00Z',
      effect: 'occupies',
    })
    await givenEvent({
      summary: 'Feriado municipal',
      start: '2026-11-18T04:00:00Z',
      end: '2026-11-20T04:00:00Z',
      allDay: true,
      dates: ['2026-11-18', '2026-11-19'],
      effect: 'closes-day',
    })
    const { body } = await list('2026-11-17', '2026-11-18')
    expect(body.time_zone).toBe('America/Manaus')
    expect(body.events).toEqual([
      {
        id: expect.any(String) as string,
        summary: 'Consulta - Dona Rosa',
        location: null,
        all_day: false,
        starts_at: '2026-11-17T14:00:00.000Z',
        ends_at: '2026-11-17T15:00:00.000Z',
        effect: 'occupies',
      },
      expect.objectContaining({ summary: 'Feriado municipal', all_day: true }),
    ])
    expect(body.closures).toMatchObject([
      { date: '2026-11-18', source: 'google', reason: 'Feriado municipal', agenda_id: null },
    ])
    const taken = await shop.tryBook(shop.request('2026-11-17T14:30:00Z'))
    expect([taken.status, taken.body.code]).toEqual([409, 'SLOT_TAKEN'])
    const closed = await shop.tryBook(shop.request('2026-11-19T14:30:00Z'))
    expect(closed.body.fields?.[0]?.mensagem).toBe('Este dia está marcado como indisponível')
  })

  it('a customer’s history is found by the phone in any spelling, and by the conversation, and counts who did not come', async () => {
    const conversation = randomUUID()
    const first = await shop.given('2026-11-17T14:00:00Z', { phone: '(92) 99123-4567' })
    const second = await shop.given('2026-11-18T14:00:00Z', { phone: '+55 92 9123-4567' })
    const third = await shop.given('2026-11-19T14:00:00Z', {
      phone: '92 3344-5566',
      conversation_id: conversation,
    })
    await shop.given('2026-11-20T14:00:00Z', { phone: '11991234567' })
    await shop.setStatus(first, 'completed', { no_show: true })
    const history = async (query: string) => {
      const { body } = await shop.ask<{ appointments: Appointment[]; no_shows: number }>(
        `/api/appointments/customer?${query}`,
      )
      return [body.appointments.map(({ id }) => id), body.no_shows]
    }
    expect(await history('phone=92991234567')).toEqual([[second.id, first.id], 1])
    expect(await history(`conversation_id=${conversation}`)).toEqual([[third.id], 0])
    expect(await history(`conversation_id=${conversation}&phone=92991234567`)).toEqual([
      [third.id, second.id, first.id],
      1,
    ])
    expect(await history('')).toEqual([[], 0])
  })
})
