import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Agenda, Closure } from '@balcao/contract/scheduling'
import { eventEffect } from '@balcao/domain/scheduling'
import { borrowTestServer } from '../../testing/borrowed-server'
import type { TestServer } from '../../testing/server'
import { bookingHands } from './testing/booking-hands'
import { givenBookingShop, holdOf, type BookingShop } from './testing/booking-shop'
import type { Person } from './testing/salon'

let server: TestServer
let shop: BookingShop
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
})

const hands = bookingHands(() => ({ server, shop }))
const { ask, customer } = hands

/** Employees with an agenda of their own, in the order in which they got it. */
async function givenProfessionals(...names: string[]): Promise<Person[]> {
  const people = []
  for (const nome of names) people.push(await hands.givenPerson(nome))
  return people
}

const counterBooks = async (starts_at: string, agenda_id?: string) => {
  const { status, body } = await hands.counterBooks(starts_at, { agenda_id })
  expect(status).toBe(201)
  return body
}

async function freeAt(start: string, query = ''): Promise<boolean> {
  const month = `?month=${start.slice(0, 7)}${query}`
  const { body } = await shop.agenda(month)
  const slot = body.days.flatMap(({ slots }) => slots).find((one) => one.start === start)
  return slot !== undefined && slot.free >= 60
}

const agendaOf = async (id: string) => (await shop.rows()).find((row) => row.id === id)!.agenda_id

describe('with employees who can be booked', () => {
  it('a time is offered as long as one of them is free, whatever the company’s own agenda holds', async () => {
    const [igor, paula] = await givenProfessionals('Igor', 'Paula')
    await counterBooks(NINE)
    expect(await freeAt(NINE)).toBe(true)
    await counterBooks(NINE, igor!.id)
    expect(await freeAt(NINE)).toBe(true)
    await counterBooks(NINE, paula!.id)
    expect(await freeAt(NINE)).toBe(false)
    const refused = await shop.book(customer())
    expect([refused.status, refused.body.code]).toEqual([409, 'SLOT_TAKEN'])
    expect(refused.body.current!.slots.map(({ start }) => start)).toContain(TEN)
    expect(refused.body.current!.slots.map(({ start }) => start)).not.toContain(NINE)
  })

  it('bookings of one time go to one each, and then it is taken', async () => {
    const agendas = await givenProfessionals('Igor', 'Paula', 'Rita')
    const answers = await Promise.all(Array.from({ length: 8 }, () => shop.book(customer())))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      ...Array<number>(3).fill(201),
      ...Array<number>(5).fill(409),
    ])
    const rows = (await shop.rows()).map(({ agenda_id }) => agenda_id)
    expect(rows.toSorted()).toEqual(agendas.map(({ id }) => id).toSorted())
  })

  it('who has the fewest minutes that day is booked first', async () => {
    const [igor, paula] = await givenProfessionals('Igor', 'Paula')
    await counterBooks('2026-11-17T17:00:00Z', igor!.id)
    const { body } = await shop.book(customer())
    expect(await agendaOf(body.id)).toBe(paula!.id)
    await counterBooks('2026-11-17T18:00:00Z', paula!.id)
    await counterBooks('2026-11-17T19:00:00Z', paula!.id)
    const next = await shop.book(customer({ starts_at: TEN }))
    expect(await agendaOf(next.body.id)).toBe(igor!.id)
  })

  it('a time that is kept goes to one of them, and its booking stays there', async () => {
    await givenProfessionals('Igor', 'Paula')
    const [first, second] = [customer(), customer()]
    for (const request of [first, second]) expect((await shop.hold(holdOf(request))).status).toBe(201)
    expect(await freeAt(NINE)).toBe(false)
    expect((await shop.hold(holdOf(customer()))).body.code).toBe('SLOT_TAKEN')
    const kept = await agendaOf(second.id)
    expect((await shop.book(second)).status).toBe(201)
    expect(await agendaOf(second.id)).toBe(kept)
    // Another time under the same id, with the first one taken by somebody else.
    expect((await shop.book({ ...first, starts_at: TEN })).status).toBe(201)
  })

  it('the page names whom one may choose, and a booking whom it became; who is off is not named', async () => {
    const [igor, paula] = await givenProfessionals('Igor da Silva Reis', 'Paula')
    const { body: page } = await shop.agenda('')
    expect(page.people).toEqual([
      { agenda_id: igor!.id, name: 'Igor Reis', services: null },
      { agenda_id: paula!.id, name: 'Paula', services: null },
    ])
    const { body } = await shop.book(customer({ agenda_id: igor!.id }))
    expect(body.professional).toBe('Igor Reis')
    await server.app.db.owner.query(`update employees set status = 'ferias' where id = $1`, [paula!.employee])
    expect((await shop.agenda('')).body.people).toHaveLength(1)
    expect((await shop.agenda(`?agenda_id=${paula!.id}`)).status).toBe(404)
    const gone = await shop.book(customer({ agenda_id: paula!.id, starts_at: TEN }))
    expect([gone.status, gone.body.code]).toEqual([404, 'AGENDA_NOT_FOUND'])
  })

  it('an address that names one of them books with that one, also when it is moved', async () => {
    const [igor, paula] = await givenProfessionals('Igor', 'Paula')
    await counterBooks(TEN, igor!.id)
    expect(await freeAt(TEN, `&agenda_id=${igor!.id}`)).toBe(false)
    const { body } = await shop.book(customer({ agenda_id: igor!.id }))
    expect(await agendaOf(body.id)).toBe(igor!.id)
    expect(await freeAt(TEN, `&link=${body.link}`)).toBe(false)
    const move = (starts_at: string) => shop.change(body.link, { act: 'move', version: 1, starts_at })
    expect((await move(TEN)).body.code).toBe('SLOT_TAKEN')
    expect((await move('2026-11-18T13:00:00Z')).status).toBe(200)
    expect(await agendaOf(body.id)).toBe(igor!.id)
    expect(paula).toBeDefined()
  })

  it('a customer who was given to one of them stays there when moving, or goes to who is free', async () => {
    const [igor, paula] = await givenProfessionals('Igor', 'Paula')
    const { body } = await shop.book(customer())
    const own = await agendaOf(body.id)
    const other = own === igor!.id ? paula! : igor!
    const move = (version: number, starts_at: string) =>
      shop.change(body.link, { act: 'move', version, starts_at })
    expect((await move(1, TEN)).status).toBe(200)
    expect(await agendaOf(body.id)).toBe(own)
    await counterBooks('2026-11-18T13:00:00Z', own)
    expect(await freeAt('2026-11-18T13:00:00.000Z', `&link=${body.link}`)).toBe(true)
    expect((await move(2, '2026-11-18T13:00:00Z')).status).toBe(200)
    expect(await agendaOf(body.id)).toBe(other.id)
    // Nobody is left who could take them back to ten with somebody else there.
    await counterBooks(TEN, own)
    await counterBooks(TEN, other.id)
    expect((await move(3, TEN)).body.code).toBe('SLOT_TAKEN')
  })

  it('of eight who move to one time at once as many arrive as there are people', async () => {
    await givenProfessionals('Igor', 'Paula')
    const links = await Promise.all(
      ['17', '18', '19', '20'].flatMap((day) =>
        ['12', '13'].map(async (hour) => {
          const { status, body } = await shop.book(customer({ starts_at: `2026-11-${day}T${hour}:00:00Z` }))
          expect(status).toBe(201)
          return body.link
        }),
      ),
    )
    const answers = await Promise.all(
      links.map((link) => shop.change(link, { act: 'move', version: 1, starts_at: '2026-11-23T13:00:00Z' })),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200,
      200,
      ...Array<number>(6).fill(409),
    ])
  })

  it('services by day and buffers are fitted into each agenda by itself', async () => {
    const [igor, paula] = await givenProfessionals('Igor', 'Paula')
    const rules = {
      bookable: true,
      waiting_list: false,
      deposit_cents: 0,
      deposit_minutes: 60,
      place_ids: [],
      seats: 1,
      people: 1,
      reminders: null,
    }
    // Igor is busy right before ten, and Paula from eleven on: nobody has ten with half an hour on either side.
    await counterBooks(NINE, igor!.id)
    await counterBooks('2026-11-17T15:00:00Z', paula!.id)
    await shop.settings({ services: { corte: { ...rules, buffer_before: 30, buffer_after: 30 } } })
    const { body } = await shop.agenda('?month=2026-11')
    const ten = body.days.flatMap(({ slots }) => slots).find(({ start }) => start === TEN)!
    expect([ten, ...ten.more!].map(({ free, before, after }) => [free, before, after])).toEqual([
      [120, 0, 2880],
      [60, expect.any(Number), 60],
    ])
    expect((await shop.book(customer({ starts_at: TEN }))).body.code).toBe('SLOT_TAKEN')
    expect((await shop.book(customer({ starts_at: '2026-11-17T12:00:00Z' }))).status).toBe(201)
    // Three days from Tuesday on are nobody's, those from Wednesday on anybody's.
    const days = body.services.find(({ id }) => id === 'mesa')!.day_starts!
    expect(days).not.toContain('2026-11-17T12:00:00.000Z')
    expect(days).toContain('2026-11-18T12:00:00.000Z')
  })

  it('the owner’s busy day in Google is the company’s own agenda’s alone; one on which nobody is served is everybody’s', async () => {
    const busyDay = (date: string, summary: string) =>
      server.app.db.owner.query(
        `insert into calendar_events (company_id, google_id, summary, all_day, time, first_date, last_date, effect)
         values ($1, $2, $2, true, tstzrange($3::date, $3::date + 1), $3, $3, $4)`,
        [shop.company.id, summary, date, eventEffect({ summary, allDay: true })],
      )
    await busyDay('2026-11-17', 'Congresso da dona')
    await busyDay('2026-11-18', 'Feriado')
    const statusOf = async (query = '') =>
      (await shop.agenda(`?month=2026-11${query}`)).body.days
        .filter(({ date }) => date === '2026-11-17' || date === '2026-11-18')
        .map(({ slots }) => slots.some(({ free }) => free > 0))
    const closings = async () =>
      (await ask<{ closures: Closure[] }>('/api/appointments?from=2026-11-17&to=2026-11-18')).body.closures
    expect(await statusOf()).toEqual([false, false])
    expect((await closings()).map(({ agenda_id }) => agenda_id)).toEqual([null, null])
    const [igor] = await givenProfessionals('Igor')
    expect(await statusOf()).toEqual([true, false])
    expect(await statusOf(`&agenda_id=${igor!.id}`)).toEqual([true, false])
    expect((await closings()).map(({ agenda_id }) => agenda_id)).toEqual([expect.any(String), null])
  })

  it('whoever has hours of their own is booked at those alone, also where the company is closed', async () => {
    const [igor, paula] = await givenProfessionals('Igor', 'Paula')
    const range = (dia: string, horario_inicio: string, horario_fim: string) => ({
      dia,
      horario_inicio,
      horario_fim,
      status: 'aberto' as const,
    })
    const setHours = (hours: unknown, more: object = {}) =>
      ask<Agenda>(`/api/agenda/employees/${igor!.employee}`, 'PUT', { hours, ...more })
    const hours = [range('Terça', '09:00', '12:00'), range('Domingo', '09:00', '11:00')]
    expect((await setHours(hours)).body).toMatchObject({ active: true, hours })
    const [FIVE, SUNDAY] = ['2026-11-17T18:00:00.000Z', '2026-11-22T13:00:00.000Z']
    expect([await freeAt(NINE), await freeAt(FIVE), await freeAt(SUNDAY)]).toEqual([true, true, true])
    const ofIgor = `&agenda_id=${igor!.id}`
    expect([await freeAt(NINE, ofIgor), await freeAt(FIVE, ofIgor)]).toEqual([true, false])
    expect(await freeAt(SUNDAY, `&agenda_id=${paula!.id}`)).toBe(false)
    const first = await shop.book(customer({ starts_at: FIVE }))
    expect(await agendaOf(first.body.id)).toBe(paula!.id)
    expect((await shop.book(customer({ starts_at: FIVE }))).body.code).toBe('SLOT_TAKEN')
    const sunday = await shop.book(customer({ starts_at: SUNDAY }))
    expect(await agendaOf(sunday.body.id)).toBe(igor!.id)
    const counter = {
      id: randomUUID(),
      service_id: 'corte',
      starts_at: FIVE,
      client: 'Rui',
      phone: '92990000000',
    }
    expect((await ask('/api/appointments', 'POST', { ...counter, agenda_id: igor!.id })).status).toBe(422)

    const overlapping = await setHours([range('Terça', '09:00', '12:00'), range('Terça', '11:00', '13:00')])
    expect([overlapping.status, overlapping.body]).toMatchObject([
      400,
      { fields: [{ mensagem: 'Os horários do mesmo dia se sobrepõem' }] },
    ])
    await ask(`/api/agenda/employees/${igor!.employee}`, 'PUT', { active: false })
    // Igor has the Sunday of his own hours booked.
    expect((await setHours(null)).body).toMatchObject({ code: 'HOURS_LEAVE_APPOINTMENTS' })
    expect((await setHours(null, { accept: true })).body).toMatchObject({ active: false, hours: null })
  })

  it('with all of them off the company’s own agenda is offered again', async () => {
    const [igor] = await givenProfessionals('Igor')
    await counterBooks(NINE)
    expect(await freeAt(NINE)).toBe(true)
    await ask(`/api/agenda/employees/${igor!.employee}`, 'PUT', { active: false })
    expect(await freeAt(NINE)).toBe(false)
    const { body } = await shop.book(customer({ starts_at: TEN }))
    expect(await agendaOf(body.id)).not.toBe(igor!.id)
  })

  it('with all of them on holiday nobody is booked: the company’s own agenda does not stand in for them', async () => {
    const [igor] = await givenProfessionals('Igor')
    const away = (status: string) =>
      server.app.db.owner.query('update employees set status = $2 where id = $1', [igor!.employee, status])
    await away('ferias')
    expect(await freeAt(TEN)).toBe(false)
    expect((await shop.book(customer({ starts_at: TEN }))).status).not.toBe(201)
    await away('ativo')
    expect(await freeAt(TEN)).toBe(true)
    await away('inativo')
    const { body } = await shop.book(customer({ starts_at: TEN }))
    expect(await agendaOf(body.id)).not.toBe(igor!.id)
  })

  it('a closure of one of them is that one’s alone', async () => {
    const [igor, paula] = await givenProfessionals('Igor', 'Paula')
    const close = (agenda_id: string) =>
      ask('/api/agenda/closures', 'PUT', { dates: ['2026-11-17'], closed: true, accept: true, agenda_id })
    expect((await close(igor!.id)).status).toBe(200)
    expect(await freeAt(NINE)).toBe(true)
    const { body } = await shop.book(customer())
    expect(await agendaOf(body.id)).toBe(paula!.id)
    await close(paula!.id)
    expect(await freeAt(TEN)).toBe(false)
  })
})
