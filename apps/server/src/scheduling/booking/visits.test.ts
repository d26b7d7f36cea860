import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Appointment, WaitingEntry } from '@balcao/contract/scheduling'
import { joinWays, waysIn, type Offers, type Way } from '@balcao/domain/scheduling'
import { borrowTestServer } from '../../testing/borrowed-server'
import { call } from '../../testing/call'
import type { TestServer } from '../../testing/server'
import { buildBooking, givenBookingShop, type BookingShop } from './testing/booking-shop'
import { changeAgenda, givenPerson as givenPersonOf, type Person } from './testing/salon'

let server: TestServer
let shop: BookingShop
/** 8 h on Monday, 16 November 2026, in Manaus. */
const now = new Date('2026-11-16T12:00:00Z')
const NINE = '2026-11-17T13:00:00.000Z'
const TEN = '2026-11-17T14:00:00.000Z'
/** The last hour before lunch. */
const ELEVEN = '2026-11-17T15:00:00.000Z'
let phones = 0

const service = (id: string, nome: string, duracao: number, preco: number) => ({ id, nome, duracao, preco })
const catalogue = (barba = service('barba', 'Barba', 30, 35)) => [
  {
    id: 'cabelo',
    nome: 'Cabelo',
    ativo: true,
    produtos: [service('corte', 'Corte', 60, 50), barba, service('luzes', 'Luzes', 180, 320)],
  },
  {
    id: 'reforma',
    nome: 'Reforma',
    ativo: true,
    modalidade: 'dia',
    produtos: [{ id: 'mesa', nome: 'Mesa', preco: 900, duracao: 1440 }],
  },
]
const sell = (categorias: object[]) =>
  shop.save({ cardapio_json: { cardapio: { categorias: [] }, servicos: { categorias } } })

beforeAll(async () => {
  server = await borrowTestServer({ clock: () => now })
})
afterAll(() => server.stop())
beforeEach(async () => {
  shop = await givenBookingShop(server)
  await sell(catalogue())
})

type Refused = { code: string; mensagem: string; fields?: { path: string; mensagem: string }[] }

const ask = <Body>(path: string, method?: string, body?: unknown, cookie = shop.company.cookie) =>
  call<Body & Refused>(server, path, { cookie, ...(method ? { method } : {}), ...(body ? { body } : {}) })

const visit = (...ids: string[]) => ({ services: ids.map((service_id) => ({ service_id })) })
const both = visit('corte', 'barba')

/** A customer with a phone of their own. */
function customer(change: object = {}) {
  const { service_id: _one, ...booking } = buildBooking({ phone: `(92) 98${2_000_000 + (phones += 1)}` })
  return { ...booking, ...both, ...change }
}

const counterBooks = (change: object) =>
  ask<Appointment>('/api/appointments', 'POST', {
    id: randomUUID(),
    ...both,
    starts_at: NINE,
    client: 'Rui',
    phone: '92990000000',
    ...change,
  })

const givenPerson = (nome: string, offers: Offers | null = null) =>
  givenPersonOf(server, shop.company, nome, { offers })
const setOffers = (person: Pick<Person, 'employee'>, offers: Offers | null) =>
  changeAgenda(server, shop.company, person, { offers })
const only = (...ids: string[]): Offers => ({
  all: false,
  services: ids.map((id) => ({ id, duration: null, prices: {} })),
})

const parts = ({ services }: Pick<Appointment, 'services'>) =>
  services.map((one) => [one.service_id, one.service, one.duration, one.price_cents])

describe('several services in one visit', () => {
  it('are one booking with one interval: as long and as dear as all of them, and called after all of them', async () => {
    const { status, body } = await shop.book(customer())
    expect([status, body.service, body.service_id, body.duration, body.price_cents]).toEqual([
      201,
      'Corte + Barba',
      'corte',
      90,
      8500,
    ])
    expect(body.ends_at).toBe('2026-11-17T14:30:00.000Z')
    const sold = [
      ['corte', 'Corte', 60, 5000],
      ['barba', 'Barba', 30, 3500],
    ]
    expect(parts(body)).toEqual(sold)
    expect(parts((await shop.own(body.link)).body)).toEqual(sold)
    const { body: seen } = await ask<Appointment>(`/api/appointments/${body.id}`)
    expect([seen.service, parts(seen)]).toEqual(['Corte + Barba', sold])
    expect(await shop.rows()).toHaveLength(1)
    // 10 h is within the visit; 11 h is after it.
    const second = await shop.book(customer({ starts_at: TEN }))
    expect([second.status, second.body.code]).toEqual([409, 'SLOT_TAKEN'])
    const file = await call(server, `/api/booking/${shop.company.id}/bookings/${body.link}/calendar.ics`)
    expect(file.text).toContain('Corte + Barba')
  })

  it('an appointment of one service has a list of one, and is what it was', async () => {
    const { body } = await shop.book(buildBooking())
    expect([body.service, parts(body)]).toEqual(['Corte', [['corte', 'Corte', 60, 5000]]])
    const { body: alone } = await shop.book(customer({ ...visit('barba'), starts_at: ELEVEN }))
    expect([alone.service, alone.duration, parts(alone)]).toEqual([
      'Barba',
      30,
      [['barba', 'Barba', 30, 3500]],
    ])
  })

  it('ends before the shop closes: what fits by itself does not fit with another', async () => {
    expect((await shop.book(customer({ ...visit('corte'), starts_at: ELEVEN }))).status).toBe(201)
    const wednesday = '2026-11-18T15:00:00.000Z'
    const long = await shop.book(customer({ starts_at: wednesday }))
    expect([long.status, long.body.fields?.[0]]).toEqual([
      422,
      { path: 'time', mensagem: 'O serviço não termina dentro do horário de atendimento' },
    ])
  })

  it('keeps the longest of the buffers around the whole, once', async () => {
    await shop.settings({
      services: {
        corte: { buffer_after: 15 },
        barba: { buffer_after: 5, buffer_before: 10 },
      } as never,
    })
    const { body } = await shop.book(customer())
    const { rows } = await server.app.db.owner.query<{ blocked: string }>(
      `select to_char(lower(blocked) at time zone 'UTC', 'HH24:MI') || ' ' || to_char(upper(blocked) at time zone 'UTC', 'HH24:MI')
        as blocked from appointments where id = $1`,
      [body.id],
    )
    expect(rows[0]!.blocked).toBe('12:50 14:45')
  })

  it.each([
    ['the same one twice', () => visit('corte', 'corte'), 422, 'APPOINTMENT_INVALID'],
    ['one by day', () => visit('corte', 'mesa'), 422, 'APPOINTMENT_INVALID'],
    ['none', () => ({}), 422, 'APPOINTMENT_INVALID'],
    ['an empty list', () => ({ services: [] }), 400, 'INVALID_INPUT'],
    ['seven', () => visit('a', 'b', 'c', 'd', 'e', 'f', 'g'), 400, 'INVALID_INPUT'],
    ['one that nobody sells', () => visit('corte', 'nada'), 404, 'SERVICE_NOT_FOUND'],
  ])('refuses %s', async (_what, services, status, code) => {
    const { services: _both, ...booking } = customer()
    const answer = await shop.book({ ...booking, ...services() })
    expect([answer.status, answer.body.code]).toEqual([status, code])
    const { services: _those, ...mine } = { ...both }
    const counter = await counterBooks({ ...mine, services: undefined, ...services() })
    expect([counter.status, counter.body.code]).toEqual([status, code])
    expect(await shop.rows()).toEqual([])
  })

  it('what belongs to another company is nothing here', async () => {
    const stranger = await givenBookingShop(server)
    await stranger.save({
      cardapio_json: {
        cardapio: { categorias: [] },
        servicos: {
          categorias: [
            { id: 'spa', nome: 'Spa', ativo: true, produtos: [service('massagem', 'Massagem', 30, 90)] },
          ],
        },
      },
    })
    const answer = await shop.book(customer(visit('corte', 'massagem')))
    expect([answer.status, answer.body.code]).toEqual([404, 'SERVICE_NOT_FOUND'])
    const { body } = await shop.book(customer())
    const theirs = await ask(
      `/api/appointments/${body.id}`,
      'PATCH',
      { version: 1, ...visit('massagem') },
      stranger.company.cookie,
    )
    expect(theirs.status).toBe(404)
    const { rows } = await server.app.db.owner.query(
      'select 1 from appointment_parts where company_id = $1',
      [stranger.company.id],
    )
    expect(rows).toEqual([])
  })

  it('pressed twice it is one; with other services under its id it is refused', async () => {
    const request = customer()
    const answers = await Promise.all([shop.book(request), shop.book(request)])
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    expect(await shop.rows()).toHaveLength(1)
    expect((await shop.book(request)).body.service).toBe('Corte + Barba')
    const other = await shop.book({ ...request, ...visit('corte', 'luzes') })
    expect([other.status, other.body.code]).toEqual([422, 'IDEMPOTENCY_MISMATCH'])
  })

  it('of two at once for times that overlap one has it, round after round', async () => {
    for (let day = 17; day <= 20; day += 1) {
      const at = (hour: number) => `2026-11-${day}T${hour}:00:00.000Z`
      const answers = await Promise.all([
        shop.book(customer({ starts_at: at(13) })),
        shop.book(customer({ starts_at: at(14) })),
        shop.book(customer({ ...visit('barba', 'corte'), starts_at: at(14) })),
      ])
      const codes = answers.map(({ status, body }) => (status === 201 ? 'booked' : body.code)).sort()
      expect(codes.filter((code) => code === 'booked')).toHaveLength(1)
      expect(codes.slice(0, 2)).toEqual(['SLOT_TAKEN', 'SLOT_TAKEN'])
    }
  })

  it('the time that is kept says with whom, how long and for how much, and becomes the booking', async () => {
    const { id, services, starts_at, ...rest } = customer()
    const held = await shop.hold({ id, services, starts_at })
    expect([held.status, held.body.duration, held.body.price_cents]).toEqual([201, 90, 8500])
    const booked = await shop.book({ id, services, starts_at, ...rest, price_cents: 8500 })
    expect([booked.status, parts(booked.body).length]).toEqual([201, 2])
    expect(await shop.rows()).toHaveLength(1)
  })

  it('a time kept for two becomes a booking of one: nothing of the other is left', async () => {
    const { id, services, starts_at, ...rest } = customer()
    await shop.hold({ id, services, starts_at })
    const booked = await shop.book({ id, starts_at, ...rest, ...visit('corte') })
    expect([booked.body.service, booked.body.duration, parts(booked.body).length]).toEqual(['Corte', 60, 1])
  })

  it('deposits add up, each no more than its own price', async () => {
    await shop.settings({
      services: {
        corte: { deposit_cents: 2000 },
        barba: { deposit_cents: 9900, deposit_minutes: 30 },
      } as never,
    })
    const { body } = await shop.book(customer())
    expect(body.deposit).toMatchObject({ cents: 5500, due_at: '2026-11-16T12:30:00.000Z' })
  })
})

describe('who does a visit', () => {
  it('whoever does all of it, in their own minutes and for their own prices; who does a part is not asked', async () => {
    await givenPerson('Bia Reis', only('corte', 'luzes'))
    await givenPerson('Caio Prado', {
      all: true,
      services: [{ id: 'corte', duration: 40, prices: { padrao: 6000 } }],
    })
    const { body } = await shop.book(customer())
    expect([body.professional, body.duration, body.price_cents]).toEqual(['Caio Prado', 70, 9500])
    expect(parts(body).map(([, , minutes]) => minutes)).toEqual([40, 30])
    // Bia is free, and cuts; nobody else does both.
    expect((await shop.book(customer())).body.code).toBe('SLOT_TAKEN')
    expect((await shop.book(customer(visit('corte')))).body.professional).toBe('Bia Reis')
  })

  it('the page finds the room of a whole visit, however different people are', async () => {
    await givenPerson('Bia Reis', only('corte', 'luzes'))
    await givenPerson('Caio Prado')
    const { body: page } = await shop.agenda('?month=2026-11')
    const slots = page.days.find(({ date }) => date === '2026-11-17')!.slots
    const times = (...ids: string[]) => {
      const [first, ...others] = ids.map((id) => {
        const { ways, duration } = page.services.find((one) => one.id === id)!
        return (ways ?? [{ kinds: undefined, duration }]).map((way) => ({
          kinds: way.kinds,
          minutes: way.duration,
        }))
      })
      const ways = others.reduce<Way[]>((before, next) => joinWays(before, next, () => ({})), first!)
      return slots
        .filter((slot) =>
          [slot, ...(slot.more ?? [])].some(({ free, before, after, kinds }) => {
            const room = {
              freeMinutes: free,
              clearBefore: before,
              clearAfter: after,
              ...(kinds && { kinds }),
            }
            return waysIn([room], ways, { bufferBefore: 0, bufferAfter: 0 }).length > 0
          }),
        )
        .map(({ time }) => time)
    }
    expect(times('luzes', 'corte')).toEqual(['08:00', '13:00', '14:00'])
    expect(times('luzes', 'corte', 'barba')).toEqual(['13:00'])
  })

  it('of those who do all of it the fairest, and the next one when two come at once', async () => {
    await givenPerson('Bia Reis')
    await givenPerson('Caio Prado')
    await givenPerson('Davi Luz', only('corte'))
    const answers = await Promise.all([customer(), customer(), customer()].map((one) => shop.book(one)))
    const served = answers.map(({ body }) => body.professional ?? body.code).sort()
    expect(served).toEqual(['Bia Reis', 'Caio Prado', 'SLOT_TAKEN'])
  })

  it('says so where one person is asked for who does not do all of them', async () => {
    const bia = await givenPerson('Bia Reis', only('corte'))
    const her = await shop.book(customer({ agenda_id: bia.id }))
    expect([her.body.code, her.body.fields?.[0]?.path]).toEqual(['SERVICE_NOT_OFFERED', 'agenda_id'])
    const query = `service_id=corte&also=barba&agenda_id=${bia.id}&from=2026-11-17&to=2026-11-17`
    expect((await ask(`/api/agenda/slots?${query}`)).body.code).toBe('SERVICE_NOT_OFFERED')
    expect((await shop.book(customer())).body.code).toBe('SERVICE_NOT_OFFERED')
  })

  it('who does a part no longer between choosing and confirming gives way to who does all', async () => {
    const bia = await givenPerson('Bia Reis')
    const { id, services, starts_at, ...rest } = customer()
    expect((await shop.hold({ id, services, starts_at })).body.professional).toBe('Bia Reis')
    await setOffers(bia, only('corte'))
    const refused = await shop.book({ id, services, starts_at, ...rest })
    expect([refused.status, refused.body.code]).toEqual([409, 'SERVICE_NOT_OFFERED'])
    await givenPerson('Caio Prado')
    const booked = await shop.book({ id, services, starts_at, ...rest })
    expect([booked.status, booked.body.professional]).toEqual([201, 'Caio Prado'])
  })
})

describe('a visit that stands', () => {
  it('keeps what was sold, whatever becomes of its services, and its customer moves it whole', async () => {
    const { body } = await shop.book(customer())
    await sell(catalogue({ ...service('barba', 'Barba e bigode', 90, 99), ativo: false } as never))
    const { body: moved } = await shop.change(body.link, {
      act: 'move',
      version: 1,
      starts_at: '2026-11-18T13:00:00.000Z',
    })
    expect([moved.service, moved.duration, moved.price_cents, moved.ends_at]).toEqual([
      'Corte + Barba',
      90,
      8500,
      '2026-11-18T14:30:00.000Z',
    ])
    expect(parts(moved)).toEqual(parts(body))
    const page = (await shop.agenda(`?link=${encodeURIComponent(body.link)}`)).body.services[0]!
    expect([page.id, page.name, page.duration]).toEqual(['corte', 'Corte + Barba', 90])
  })

  it('moved to somebody else it takes the minutes that they need, for the price that was said', async () => {
    const caio = await givenPerson('Caio Prado', {
      all: true,
      services: [{ id: 'barba', duration: 50, prices: { padrao: 9000 } }],
    })
    const davi = await givenPerson('Davi Luz', only('corte'))
    const { body } = await counterBooks({})
    const { body: moved } = await ask<Appointment>(`/api/appointments/${body.id}`, 'PATCH', {
      version: 1,
      agenda_id: caio.id,
    })
    expect([moved.duration, moved.price_cents, parts(moved).map(([, , minutes]) => minutes)]).toEqual([
      110,
      8500,
      [60, 50],
    ])
    const refused = await ask(`/api/appointments/${body.id}`, 'PATCH', { version: 2, agenda_id: davi.id })
    expect(refused.body.code).toBe('SERVICE_NOT_OFFERED')
  })

  it('the counter adds a service and takes one away; who names the first alone leaves the visit as it is', async () => {
    const { body } = await counterBooks(visit('corte'))
    const edit = (change: object) => ask<Appointment>(`/api/appointments/${body.id}`, 'PATCH', change)
    const { body: two } = await edit({ version: 1, ...both })
    expect([two.service, two.duration, two.version]).toEqual(['Corte + Barba', 90, 2])
    const { body: noted } = await edit({ version: 2, service_id: 'corte', notes: 'Sem pressa' })
    expect([noted.service, noted.notes]).toEqual(['Corte + Barba', 'Sem pressa'])
    const { body: turned } = await edit({ version: 3, ...visit('barba', 'corte') })
    expect([turned.service, turned.service_id]).toEqual(['Barba + Corte', 'barba'])
    const { body: history } = await ask<{ entries: { services: unknown; by: { kind: string } }[] }>(
      `/api/appointments/${body.id}/history`,
    )
    expect(history.entries.map(({ services, by }) => [services, by.kind])).toEqual([
      [{ from: 'Corte + Barba', to: 'Barba + Corte' }, 'dono'],
      [{ from: 'Corte', to: 'Corte + Barba' }, 'dono'],
    ])
    const { body: one } = await edit({ version: 4, ...visit('barba') })
    expect([one.service, one.duration, parts(one)]).toEqual(['Barba', 30, [['barba', 'Barba', 30, 3500]]])
    const { rows } = await server.app.db.owner.query(
      'select 1 from appointment_parts where company_id = $1',
      [shop.company.id],
    )
    expect(rows).toEqual([])
  })

  it('the owner puts it after hours, and over another', async () => {
    await counterBooks({})
    const late = { starts_at: '2026-11-17T14:00:00.000Z' }
    const warned = await counterBooks({ ...late, accept: [] })
    expect([warned.status, warned.body.code]).toEqual([409, 'APPOINTMENT_WARNED'])
    const { warnings } = (warned.body as unknown as { current: { warnings: { key: string }[] } }).current
    const { status, body } = await counterBooks({ ...late, accept: warnings.map(({ key }) => key) })
    expect([status, body.service, body.willed.length]).toEqual([201, 'Corte + Barba', 1])
  })
})

describe('what the shop reads', () => {
  it('one line for the visit among the appointments, and each of its services counted by itself', async () => {
    const today = (hour: number) => ({ starts_at: `2026-11-16T${hour}:00:00.000Z` })
    await counterBooks(today(13))
    await counterBooks({ ...visit('corte'), ...today(17) })
    const { body: gone } = await counterBooks({ ...visit('luzes'), ...today(18) })
    await ask(`/api/appointments/${gone.id}/status`, 'POST', { version: 1, status: 'cancelled' })
    const period = 'period=today'
    const read = (kind: string) =>
      ask<{ rows: unknown[][]; totals: unknown[] }>(`/api/manager/reports/${kind}?${period}`)
    const { body: services } = await read('services')
    expect(services.rows).toEqual([
      ['Corte', 2, 0, 10_000],
      ['Barba', 1, 0, 3500],
    ])
    const { body: appointments } = await read('appointments')
    expect(appointments.rows.map(([, service]) => service)).toEqual(['Luzes', 'Corte', 'Corte + Barba'])
    const file = await ask(`/api/manager/reports/appointments.csv?${period}`)
    expect(file.text).toContain('Corte + Barba')
  })
})

describe('the counter’s free times', () => {
  it('are those of the whole visit, and of the one that is moved its own time is free', async () => {
    const query = 'service_id=corte&also=barba&from=2026-11-17&to=2026-11-17'
    const fits = async (more = '') => {
      const { body } = await ask<{ days: { slots: { time: string; fits: boolean }[] }[] }>(
        `/api/agenda/slots?${query}${more}`,
      )
      return body.days[0]!.slots.filter((slot) => slot.fits).map(({ time }) => time)
    }
    expect(await fits()).toEqual(['08:00', '09:00', '10:00', '13:00', '14:00', '15:00', '16:00'])
    const { body } = await counterBooks({})
    expect(await fits()).toEqual(['13:00', '14:00', '15:00', '16:00'])
    expect(await fits(`&except=${body.id}`)).toContain('09:00')
  })
})

describe('the waiting list', () => {
  it('takes a visit where each of its services has one, and shows all names', async () => {
    const wish = {
      id: randomUUID(),
      from: '2026-11-17',
      to: '2026-11-20',
      client: 'Ana Lima',
      phone: '92991112222',
      ...both,
    }
    const { status, body } = await ask<WaitingEntry>('/api/agenda/waiting', 'POST', wish)
    expect([status, body.service, body.service_id]).toEqual([201, 'Corte + Barba', 'corte'])
    const { body: visitor } = await call<{ token: string }>(server, '/api/visit')
    await shop.settings({ services: { corte: { waiting_list: true } } as never })
    const refused = await call<Refused>(server, `/api/booking/${shop.company.id}/waiting`, {
      bearer: visitor.token,
      body: { ...wish, id: randomUUID(), consent: true },
    })
    expect(refused.body.code).toBe('SERVICE_NOT_FOUND')
  })
})
