import { randomUUID } from 'node:crypto'
import type { PublicAgenda, PublicDay, SlotGroups } from '@balcao/contract/booking'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { borrowTestServer } from '../../testing/borrowed-server'
import { allModules } from '../../testing/builders'
import { call } from '../../testing/call'
import type { TestServer } from '../../testing/server'
import { buildBooking, givenBookingShop, holdOf, type BookingShop } from './testing/booking-shop'

let server: TestServer
let shop: BookingShop
/** 8 h on Monday, 16 November 2026, in Manaus. */
const monday = '2026-11-16T12:00:00Z'
let now = new Date(monday)

beforeAll(async () => {
  server = await borrowTestServer({ clock: () => now })
})
afterAll(() => server.stop())

beforeEach(async () => {
  now = new Date(monday)
  shop = await givenBookingShop(server)
})

const dayOf = (page: PublicAgenda, date: string): PublicDay => page.days.find((day) => day.date === date)!
const timesOf = (page: PublicAgenda, date: string) => dayOf(page, date).slots.map(({ time }) => time)

describe('the booking page', () => {
  it('BOOK-01 MODULE-18 shows anybody, by id or CNPJ, services and free times of the month, to be asked for anew each time', async () => {
    const answers = [shop.company.id, shop.company.cnpj, shop.company.id.toUpperCase()].map((company) =>
      call<PublicAgenda>(server, `/api/booking/${company}`),
    )
    for (const { status, body, headers } of await Promise.all(answers)) {
      expect(status).toBe(200)
      expect(headers.get('cache-control')).toBe('no-store')
      expect(body).toMatchObject({
        company: { id: shop.company.id, nome: 'Salão da Praça', time_zone: 'America/Manaus' },
        today: '2026-11-16',
        last: '2027-01-15',
        grid: 60,
        confirm_by_self: false,
      })
      expect(body.days).toHaveLength(30)
      expect(body.services.map(({ id, duration, prices }) => [id, duration, prices])).toEqual([
        ['corte', 60, [{ type: 'padrao', cents: 5000 }]],
        ['luzes', 180, [{ type: 'padrao', cents: 32_000 }]],
        ['mesa', 1440, [{ type: 'padrao', cents: 90_000 }]],
      ])
    }
  })

  it('AVAIL-12 AVAIL-14 says why a day cannot be had: behind, closed by the hours, or beyond the horizon', async () => {
    await shop.settings({ horizon_days: 7 })
    const { body } = await shop.agenda()
    const status = (date: string) => dayOf(body, date).status
    expect([status('2026-11-15'), status('2026-11-21'), status('2026-11-23'), status('2026-11-24')]).toEqual([
      'past',
      'closed',
      'open',
      'beyond',
    ])
    expect(timesOf(body, '2026-11-17').join(' ')).toBe(
      '08:00 09:00 10:00 11:00 13:00 14:00 15:00 16:00 17:00',
    )
  })

  it.each([
    ['2026-10', 31, 'past'],
    ['0000-01', 31, 'past'],
    ['2028-02', 29, 'beyond'],
    ['9999-12', 31, 'beyond'],
  ])('of %s has its %i days, all of them %s', async (month, count, status) => {
    const { body } = await shop.agenda(`?month=${month}`)
    expect(body.days).toHaveLength(count)
    expect(
      new Set(body.days.map((day) => `${day.date.slice(0, 7)} ${day.status} ${day.slots.length}`)),
    ).toEqual(new Set([`${month} ${status} 0`]))
  })

  it('gives only instants and the company’s clock, so that a visitor of any zone books the same time', async () => {
    const { body } = await shop.agenda()
    const [nine] = dayOf(body, '2026-11-17').slots.filter(({ time }) => time === '09:00')
    expect(nine!.start).toBe('2026-11-17T13:00:00.000Z')
    const booked = await shop.book(buildBooking({ starts_at: '2026-11-17T10:00:00-03:00' }))
    expect(booked.body.starts_at).toBe(nine!.start)
    expect(booked.body.company.time_zone).toBe('America/Manaus')
  })

  it('tells room, not people: how long each start is free, and nothing of who else comes', async () => {
    const request = buildBooking({
      name: 'Zuleica Marcada',
      notes: 'nota-marcada',
      email: 'z@marcada.example',
    })
    await shop.book(request)
    const { body, text } = await shop.agenda()
    const slots = dayOf(body, '2026-11-17').slots.map(({ time, free, before, after }) => [
      time,
      free,
      before,
      after,
    ])
    expect(slots.slice(0, 4)).toEqual([
      ['08:00', 60, 2880, 60],
      ['09:00', 0, 0, 0],
      ['10:00', 120, 0, 2880],
      ['11:00', 60, 60, 2880],
    ])
    for (const secret of ['Zuleica', 'marcada', '99123', request.id, 'segredo', shop.company.cnpj]) {
      expect(text).not.toContain(secret)
    }
  })

  it('shows what customers may book by themselves, with buffers, deposit and waiting list as they are', async () => {
    const rules = { bookable: true, buffer_before: 10, buffer_after: 15, waiting_list: true }
    await shop.settings({
      services: {
        corte: {
          ...rules,
          deposit_cents: 2000,
          deposit_minutes: 60,
          place_ids: [],
          reminders: null,
          seats: 1,
          people: 1,
        },
        luzes: {
          ...rules,
          bookable: false,
          deposit_cents: 0,
          deposit_minutes: 60,
          place_ids: [],
          reminders: null,
          seats: 1,
          people: 1,
        },
      },
    })
    const { body } = await shop.agenda()
    expect(body.services.map(({ id }) => id)).toEqual(['corte', 'mesa'])
    expect(body.services[0]).toMatchObject({
      buffer_before: 10,
      buffer_after: 15,
      deposit_cents: 2000,
      waiting_list: true,
      day_starts: null,
    })
    expect(await shop.book(buildBooking({ service_id: 'luzes' }))).toMatchObject({
      status: 404,
      body: { code: 'SERVICE_NOT_FOUND' },
    })
  })

  it('AVAIL-16 a service by day begins where its open days in a row are free, the weekend passed over', async () => {
    const starts = async () =>
      (await shop.agenda()).body.services.find(({ id }) => id === 'mesa')!.day_starts!
    expect((await starts()).slice(0, 3)).toEqual([
      '2026-11-16T12:00:00.000Z',
      '2026-11-17T12:00:00.000Z',
      '2026-11-18T12:00:00.000Z',
    ])
    const booked = await shop.book(buildBooking({ service_id: 'mesa', starts_at: '2026-11-19T12:00:00Z' }))
    expect(booked.body).toMatchObject({
      modalidade: 'dia',
      dates: ['2026-11-19', '2026-11-20', '2026-11-23'],
    })
    // Three days from the 16th end before it; from the 17th on, the next is the 24th.
    expect((await starts()).slice(0, 2)).toEqual(['2026-11-16T12:00:00.000Z', '2026-11-24T12:00:00.000Z'])
  })

  it.each([
    ['clinica', 'Espaço Vida', 'medico'],
    ['tattoo', 'Espaço Vida', 'tatuador'],
    ['delivery', 'Dra. Ana Lima', 'medico'],
    ['delivery', 'Black Ink Tattoo', 'tatuador'],
    ['oficina', 'Oficina da Dra. Ana', 'empresa'],
  ])('BOOK-39 a company of the niche %s named %s is shown as %s', async (niche, name, tipo) => {
    await server.app.db.owner.query(
      'update companies set nicho_empresa = $2, nome_empresa = $3 where id = $1',
      [shop.company.id, niche, name],
    )
    expect((await shop.agenda()).body.company.tipo).toBe(tipo)
  })

  it('of an appointment that is being moved counts its own time as free, and keeps its service as it was booked', async () => {
    const { body } = await shop.book(buildBooking())
    await shop.save({ cardapio_json: { cardapio: { categorias: [] }, servicos: { categorias: [] } } })
    const freeAt = (page: PublicAgenda) =>
      dayOf(page, '2026-11-17').slots.find(({ time }) => time === '09:00')!.free
    expect(freeAt((await shop.agenda()).body)).toBe(0)
    const moving = (await shop.agenda(`?link=${body.link}`)).body
    expect(freeAt(moving)).toBe(180)
    expect(moving.services).toMatchObject([
      { id: 'corte', name: 'Corte', duration: 60, prices: [{ type: 'padrao', cents: 5000 }] },
    ])
    const foreign = await givenBookingShop(server)
    expect((await foreign.agenda(`?link=${body.link}`)).body).toMatchObject({ code: 'APPOINTMENT_NOT_FOUND' })
  })

  it('BOOK-02 MODULE-15 is shut without the module, for every call, and opens with it', async () => {
    const modules = allModules.filter((module) => module !== 'mod_agendamento')
    const closed = await givenBookingShop(server, { modules })
    const request = buildBooking()
    const answers = [
      await closed.agenda(),
      await closed.hold(holdOf(request)),
      await closed.book(request),
      await consult(closed.company.cnpj),
    ]
    for (const { status, body } of answers) {
      const mensagem = 'Funcionalidade de agendamento não disponível'
      expect([status, body]).toMatchObject([403, { code: 'BOOKING_UNAVAILABLE', mensagem }])
    }
    expect(await closed.rows()).toEqual([])
  })

  it('BOOK-33 AVAIL-11 of what is no company shows nothing: no sample, no random times', async () => {
    for (const company of [
      randomUUID(),
      '11222333000181',
      'demonstracao-da-agenda',
      '%00%00%00%00%00%00%00%00',
    ]) {
      const answer = await call(server, `/api/booking/${company}`)
      expect([company, answer.status, answer.text.includes('slots')]).toEqual([
        company,
        company.startsWith('%') ? 400 : 404,
        false,
      ])
    }
    const twice = await Promise.all([shop.agenda(), shop.agenda()])
    expect(twice[0].text).toBe(twice[1].text)
  })

  it('AVAIL-14 AVAIL-17 a company whose week is closed offers no start', async () => {
    await shop.save({
      horario_funcionamento: [
        { dia: 'Segunda', horario_inicio: '08:00', horario_fim: '18:00', status: 'fechado' },
      ],
    })
    const { body } = await shop.agenda()
    expect(body.days.flatMap(({ slots }) => slots)).toEqual([])
    expect((await shop.book(buildBooking())).body).toMatchObject({
      code: 'APPOINTMENT_INVALID',
      mensagem: 'Este dia está fechado para agendamentos',
    })
  })
})

const consult = (cnpj: string) => call<SlotGroups>(server, '/webhook/calendary-cosult', { body: { cnpj } })

describe('calendary-cosult', () => {
  it(
    'gives the same free times as slot-groups, up to the horizon',
    { meta: { rows: 'CALL-39 BOOK-38 AVAIL-04 AVAIL-05 AVAIL-06' } },
    async () => {
      await shop.settings({ horizon_days: 30 })
      await shop.book(buildBooking())
      const { status, body } = await consult(shop.company.cnpj)
      expect(status).toBe(200)
      expect(body[0]!.months.map(({ month }) => month)).toEqual(['2026-11', '2026-12'])
      const [november, december] = body[0]!.months
      expect(november!.days['2026-11-17']).toEqual({
        status: 'open',
        slots: ['08:00', '10:00', '11:00', '13:00', '14:00', '15:00', '16:00', '17:00'],
      })
      expect(november!.days['2026-11-21']).toEqual({ status: 'closed', slots: [] })
      expect(Object.keys(december!.days).at(-1)).toBe('2026-12-16')
    },
  )

  it('looks at most 92 days ahead, and takes a CNPJ as it is typed', async () => {
    await shop.settings({ horizon_days: 366 })
    const { cnpj } = shop.company
    const typed = `${cnpj.slice(0, 2)}.${cnpj.slice(2, 5)}.${cnpj.slice(5, 8)}/${cnpj.slice(8, 12)}-${cnpj.slice(12)}`
    const { body } = await consult(typed)
    expect(body[0]!.months.flatMap(({ days }) => Object.keys(days))).toHaveLength(93)
  })

  it.each([
    ['11222333000180', 400, 'INVALID_CNPJ'],
    ['11222333000181', 404, 'NOT_FOUND'],
  ])('of %s is refused', async (cnpj, status, code) => {
    expect(await consult(cnpj)).toMatchObject({ status, body: { code } })
  })
})
