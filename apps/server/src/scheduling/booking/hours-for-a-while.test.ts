import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { HoursRow } from '@balcao/domain/hours'
import { borrowTestServer } from '../../testing/borrowed-server'
import type { TestServer } from '../../testing/server'
import { buildBooking, givenBookingShop, type BookingShop } from './testing/booking-shop'
import { changeAgenda, givenPerson } from './testing/salon'

let server: TestServer
let shop: BookingShop
/** 8 h on Monday, 16 November 2026, in Manaus. */
const now = new Date('2026-11-16T12:00:00Z')

beforeAll(async () => {
  server = await borrowTestServer({ clock: () => now })
})
afterAll(() => server.stop())
beforeEach(async () => {
  shop = await givenBookingShop(server)
})

const open = (dia: HoursRow['dia'], horario_inicio: string, horario_fim: string): HoursRow => ({
  dia,
  horario_inicio,
  horario_fim,
  status: 'aberto',
})
const tuesdays = (from: string, to: string) => [open('Terça', from, to)]

/** The starts of a person on a date, `HH:MM`. */
async function timesOn(date: string, agendaId: string): Promise<string[]> {
  const { body } = await shop.agenda(`?month=${date.slice(0, 7)}&agenda_id=${agendaId}`)
  return body.days.find((day) => day.date === date)!.slots.map(({ time }) => time)
}

describe('hours for a while', () => {
  it('hold on their days, the last of them first, and then the usual ones do again', async () => {
    const bia = await givenPerson(server, shop.company, 'Bia Reis', { hours: tuesdays('09:00', '12:00') })
    const periods = [
      { from: '2026-11-18', to: '2026-12-08', hours: tuesdays('15:00', '17:00') },
      { from: '2026-12-01', to: '2026-12-01', hours: tuesdays('20:00', '22:00') },
    ]
    const saved = await changeAgenda(server, shop.company, bia, { periods })
    expect(saved.body).toMatchObject({ periods, hours: tuesdays('09:00', '12:00') })
    const tuesday = ['2026-11-17', '2026-11-24', '2026-12-01', '2026-12-08', '2026-12-15']
    expect(await Promise.all(tuesday.map((date) => timesOn(date, bia.id)))).toEqual([
      ['09:00', '10:00', '11:00'],
      ['15:00', '16:00'],
      ['20:00', '21:00'],
      ['15:00', '16:00'],
      ['09:00', '10:00', '11:00'],
    ])
    const book = (starts_at: string, phone: string) =>
      shop.book(buildBooking({ agenda_id: bia.id, starts_at, phone }))
    const usual = await book('2026-11-24T13:00:00Z', '(92) 99123-0001')
    expect([usual.status, usual.body.code]).toEqual([422, 'APPOINTMENT_INVALID'])
    expect((await book('2026-11-24T19:00:00Z', '(92) 99123-0002')).status).toBe(201)
    // Without hours that hold always they are the company's, but for the while.
    await changeAgenda(server, shop.company, bia, { hours: null })
    expect((await timesOn('2026-11-17', bia.id))[0]).toBe('08:00')
    expect(await timesOn('2026-11-24', bia.id)).toEqual(['15:00', '16:00'])
    expect((await timesOn('2026-11-25', bia.id)).length).toBe(0)
  })

  it('name the appointments that they leave outside before they are saved, and not those of other days', async () => {
    const bia = await givenPerson(server, shop.company, 'Bia Reis')
    const { body } = await shop.book(buildBooking({ agenda_id: bia.id }))
    const whole = { dia: 'Terça', horario_inicio: '15:00', horario_fim: '17:00', status: 'aberto' } as const
    const periods = (from: string) => [{ from, to: null, hours: [whole] }]
    expect((await changeAgenda(server, shop.company, bia, { periods: periods('2026-11-18') })).status).toBe(
      200,
    )
    const refused = await changeAgenda(server, shop.company, bia, { periods: periods('2026-11-17') })
    expect([refused.status, refused.body.code]).toEqual([409, 'HOURS_LEAVE_APPOINTMENTS'])
    expect(refused.body.current).toMatchObject({ appointments: [{ id: body.id }] })
    const accepted = { periods: periods('2026-11-17'), accept: true }
    expect((await changeAgenda(server, shop.company, bia, accepted)).status).toBe(200)
    // What lies outside already is no news.
    expect(
      (await changeAgenda(server, shop.company, bia, { hours: tuesdays('10:00', '11:00') })).status,
    ).toBe(200)
  })

  it.each([
    ['no date at all', { from: null, to: null }, 'periods.0.to'],
    ['an end before its beginning', { from: '2026-12-02', to: '2026-12-01' }, 'periods.0.to'],
  ])('%s is no period', async (_, dates, path) => {
    const bia = await givenPerson(server, shop.company, 'Bia Reis')
    const answer = await changeAgenda(server, shop.company, bia, {
      periods: [{ ...dates, hours: tuesdays('09:00', '12:00') }],
    })
    expect([answer.status, answer.body.fields?.[0]?.path]).toEqual([400, path])
  })

  it('are judged as the hours are that hold always', async () => {
    const bia = await givenPerson(server, shop.company, 'Bia Reis')
    const hours = [open('Terça', '09:00', '12:00'), open('Terça', '11:00', '13:00')]
    const answer = await changeAgenda(server, shop.company, bia, {
      periods: [{ from: '2026-12-01', to: null, hours }],
    })
    expect([answer.status, answer.body.fields?.[0]?.mensagem]).toEqual([
      400,
      'Os horários do mesmo dia se sobrepõem',
    ])
  })
})
