import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { DaySlots } from '@balcao/domain/scheduling'
import { borrowTestServer } from '../../testing/borrowed-server'
import type { TestServer } from '../../testing/server'
import { givenAgendaShop, officeHours, type AgendaShop } from '../testing/agenda-shop'
import { movableClock } from '../testing/movable-clock'

const clock = movableClock('2026-11-16T12:00:00Z')
let server: TestServer

beforeAll(async () => {
  server = await borrowTestServer({ clock: clock.now })
})
beforeEach(() => clock.set('2026-11-16T12:00:00Z'))
afterAll(() => server.stop())

const slots = async (shop: AgendaShop, from: string, to = from, more = '', service = shop.cut) =>
  (
    await shop.ask<{ time_zone: string; days: DaySlots[] }>(
      `/api/agenda/slots?service_id=${service}&from=${from}&to=${to}${more}`,
    )
  ).body
const free = (days: DaySlots[]) =>
  days.flatMap((day) => day.slots.filter(({ fits }) => fits).map(({ time }) => time))

describe('the starts that the counter sees', () => {
  it('AVAIL-14 AVAIL-15 hourly from opening up to but excluding closing, on open days only, none before now', async () => {
    const shop = await givenAgendaShop(server)
    const { days } = await slots(shop, '2026-11-15', '2026-11-21')
    expect(days.map(({ date, status }) => `${date} ${status}`)).toEqual([
      '2026-11-15 past',
      '2026-11-16 open',
      '2026-11-17 open',
      '2026-11-18 open',
      '2026-11-19 open',
      '2026-11-20 open',
      '2026-11-21 closed',
    ])
    expect(days[2]!.slots.map(({ time }) => time).join(' ')).toBe(
      '09:00 10:00 11:00 12:00 13:00 14:00 15:00 16:00 17:00',
    )
    clock.set('2026-11-16T15:01:00Z')
    expect(free((await slots(shop, '2026-11-16')).days)[0]).toBe('12:00')
  })

  it('AVAIL-16 a start is out where the service would overlap an appointment; the one that is moved does not count', async () => {
    const shop = await givenAgendaShop(server)
    const made = await shop.given('2026-11-17T14:30:00Z')
    const hours = '09:00 12:00 13:00 14:00 15:00 16:00 17:00'
    expect(free((await slots(shop, '2026-11-17')).days).join(' ')).toBe(hours)
    const shorter = await slots(shop, '2026-11-17', '2026-11-17', '', shop.beard)
    expect(free(shorter.days).join(' ')).toBe('09:00 10:00 12:00 13:00 14:00 15:00 16:00 17:00')
    const moving = await slots(shop, '2026-11-17', '2026-11-17', `&except=${made.id}`)
    expect(free(moving.days)).toHaveLength(9)
    await shop.setStatus(made, 'cancelled')
    expect(free((await slots(shop, '2026-11-17')).days)).toHaveLength(9)
  })

  it('an appointment whose service left the catalogue is still moved, and not booked anew', async () => {
    const shop = await givenAgendaShop(server)
    const made = await shop.given('2026-11-17T14:00:00Z')
    await server.app.db.owner.query(
      `update catalogue_rows set content = content || '{"ativo": false}' where company_id = $1 and id = $2`,
      [shop.company.id, shop.cut],
    )
    expect((await shop.tryBook(shop.request('2026-11-18T14:00:00Z'))).body.code).toBe('SERVICE_NOT_FOUND')
    const gone = await shop.ask(`/api/agenda/slots?service_id=${shop.cut}&from=2026-11-17&to=2026-11-17`)
    expect([gone.status, gone.body.code]).toEqual([404, 'SERVICE_NOT_FOUND'])
    expect(free((await slots(shop, '2026-11-17', '2026-11-17', `&except=${made.id}`)).days)).toHaveLength(9)
    const moved = await shop.edit(made, { starts_at: '2026-11-18T14:00:00Z', service_id: shop.cut })
    expect(moved.body).toMatchObject({ service: 'Corte', duration: 60, date: '2026-11-18' })
  })

  it('buffers of a service keep others away, and are not shown', async () => {
    const shop = await givenAgendaShop(server)
    const saved = await shop.ask('/api/agenda/settings', 'PUT', {
      version: 0,
      grid: 30,
      services: { [shop.cut]: { buffer_before: 15, buffer_after: 30 } },
    })
    expect(saved.status).toBe(200)
    const made = await shop.given('2026-11-17T14:00:00Z')
    expect(made).toMatchObject({ time: '10:00', ends_at: '2026-11-17T15:00:00.000Z' })
    const beard = await slots(shop, '2026-11-17', '2026-11-17', '', shop.beard)
    expect(free(beard.days).slice(0, 3)).toEqual(['09:00', '11:30', '12:00'])
  })

  it('buffers count from both sides: another haircut waits for its own, too', async () => {
    const shop = await givenAgendaShop(server)
    await shop.ask('/api/agenda/settings', 'PUT', {
      version: 0,
      services: { [shop.cut]: { buffer_before: 15, buffer_after: 30 } },
    })
    await shop.given('2026-11-17T14:00:00Z')
    const tooNear = await shop.tryBook(shop.request('2026-11-17T15:30:00Z'))
    expect(tooNear.body.code).toBe('SLOT_TAKEN')
    expect((await shop.tryBook(shop.request('2026-11-17T15:45:00Z'))).status).toBe(201)
  })

  it('a lunch break is two ranges of a day', async () => {
    const hours = [
      ...officeHours.filter(({ dia }) => dia !== 'Terça'),
      { dia: 'Terça' as const, horario_inicio: '09:00', horario_fim: '12:00', status: 'aberto' as const },
      { dia: 'Terça' as const, horario_inicio: '13:30', horario_fim: '16:30', status: 'aberto' as const },
    ]
    const shop = await givenAgendaShop(server, { hours })
    expect(free((await slots(shop, '2026-11-17')).days).join(' ')).toBe('09:00 10:00 11:00 13:30 14:30 15:30')
  })
})

describe('a company’s own clock', () => {
  it.each([
    ['America/Manaus', '2026-11-17T13:00:00.000Z'],
    ['America/Noronha', '2026-11-17T11:00:00.000Z'],
    ['America/Rio_Branco', '2026-11-17T14:00:00.000Z'],
  ])('nine o’clock in %s is %s, for whoever asks from wherever', async (zone, start) => {
    const shop = await givenAgendaShop(server, { zone })
    const { time_zone, days } = await slots(shop, '2026-11-17')
    expect([time_zone, days[0]!.slots[0]]).toMatchObject([zone, { time: '09:00', start }])
    expect(await shop.given(start)).toMatchObject({ date: '2026-11-17', time: '09:00', starts_at: start })
  })

  it('a midnight that the clock skips is no start, and the day begins at one', async () => {
    clock.set('2018-11-01T12:00:00Z')
    const shop = await givenAgendaShop(server, { zone: 'America/Sao_Paulo', hours: 'always' })
    const { days } = await slots(shop, '2018-11-03', '2018-11-05')
    expect(days.map((day) => [day.slots.length, day.slots[0]!.time])).toEqual([
      [24, '00:00'],
      [23, '01:00'],
      [24, '00:00'],
    ])
    const made = await shop.given('2018-11-04T02:30:00Z')
    expect(made).toMatchObject({ date: '2018-11-03', time: '23:30', ends_at: '2018-11-04T03:30:00.000Z' })
    const sunday = await shop.ask<{ appointments: unknown[] }>(
      '/api/appointments?from=2018-11-04&to=2018-11-04',
    )
    expect(sunday.body.appointments).toEqual([made])
    expect(free((await slots(shop, '2018-11-04')).days)[0]).toBe('02:00')
  })

  it('an hour that the clock repeats is two hours, and each is booked once', async () => {
    clock.set('2018-02-10T12:00:00Z')
    const shop = await givenAgendaShop(server, { zone: 'America/Sao_Paulo', hours: 'always' })
    const { days } = await slots(shop, '2018-02-17')
    const late = days[0]!.slots.filter(({ time }) => time === '23:00')
    expect(late.map(({ start }) => start)).toEqual(['2018-02-18T01:00:00.000Z', '2018-02-18T02:00:00.000Z'])
    for (const { start } of late) expect(await shop.given(start)).toMatchObject({ time: '23:00' })
    expect(free((await slots(shop, '2018-02-17')).days)).not.toContain('23:00')
  })
})
