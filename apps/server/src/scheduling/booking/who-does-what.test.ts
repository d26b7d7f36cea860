import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Agenda, Appointment, SchedulingSettings } from '@balcao/contract/scheduling'
import type { Offers } from '@balcao/domain/scheduling'
import { borrowTestServer } from '../../testing/borrowed-server'
import type { TestServer } from '../../testing/server'
import { bookingHands } from './testing/booking-hands'
import { givenBookingShop, holdOf, type BookingShop } from './testing/booking-shop'
import { changeAgenda, type Person } from './testing/salon'

let server: TestServer
let shop: BookingShop
/** 8 h on Monday, 16 November 2026, in Manaus. */
const now = new Date('2026-11-16T12:00:00Z')
const NINE = '2026-11-17T13:00:00.000Z'
const TEN = '2026-11-17T14:00:00.000Z'
/** The last hour before lunch. */
const ELEVEN = '2026-11-17T15:00:00.000Z'

beforeAll(async () => {
  server = await borrowTestServer({ clock: () => now })
})
afterAll(() => server.stop())
beforeEach(async () => {
  shop = await givenBookingShop(server)
})

const { ask, counterBooks, customer, fitting, givenPerson } = bookingHands(() => ({ server, shop }))

const setOffers = (person: Pick<Person, 'employee'>, offers: Offers | null, version?: number) =>
  changeAgenda(server, shop.company, person, { offers, ...(version && { version }) })

const only = (...ids: string[]): Offers => ({
  all: false,
  services: ids.map((id) => ({ id, duration: null, prices: {} })),
})
const all = (id: string, duration: number | null, cents?: number): Offers => ({
  all: true,
  services: [{ id, duration, prices: cents === undefined ? {} : { padrao: cents } }],
})

const rowOf = async (id: string) => (await shop.rows()).find((row) => row.id === id)!

describe('who does what', () => {
  it('whoever does not do a service is not asked for it: by the page, by its booking, by the counter', async () => {
    const bia = await givenPerson('Bia Reis', only('luzes'))
    const caio = await givenPerson('Caio Prado')
    const { body: page } = await shop.agenda()
    expect(page.people).toEqual([
      { agenda_id: bia.id, name: 'Bia Reis', services: ['luzes'] },
      { agenda_id: caio.id, name: 'Caio Prado', services: null },
    ])
    expect(page.services.map(({ id, ways }) => [id, ways?.length])).toEqual([
      ['corte', 1],
      ['luzes', undefined],
      ['mesa', 1],
    ])
    const { body: hers } = await shop.agenda(`?agenda_id=${bia.id}`)
    expect(hers.services.map(({ id, ways }) => [id, ways])).toEqual([
      ['corte', []],
      ['luzes', undefined],
      ['mesa', []],
    ])
    // Only Caio cuts: his one time is had once, however free Bia is.
    expect((await shop.book(customer())).body.professional).toBe('Caio Prado')
    expect(await fitting(NINE)).toEqual([])
    const taken = await shop.book(customer())
    expect([taken.status, taken.body.code]).toEqual([409, 'SLOT_TAKEN'])
    expect(taken.body.current!.slots.map(({ start }) => start)).not.toContain(NINE)
    expect((await shop.book(customer({ service_id: 'luzes' }))).body.professional).toBe('Bia Reis')

    const refused = await shop.book(customer({ agenda_id: bia.id, starts_at: TEN }))
    expect([refused.status, refused.body.code]).toEqual([409, 'SERVICE_NOT_OFFERED'])
    expect(refused.body.mensagem).toBe(
      'Esta pessoa não faz este serviço. Escolha outra pessoa ou outro serviço.',
    )
    const counter = await counterBooks('2026-11-18T13:00:00Z', { agenda_id: bia.id })
    expect([counter.status, counter.body.code, counter.body.fields?.[0]?.path]).toEqual([
      409,
      'SERVICE_NOT_OFFERED',
      'agenda_id',
    ])
    const query = `service_id=corte&agenda_id=${bia.id}&from=2026-11-17&to=2026-11-18`
    expect((await ask(`/api/agenda/slots?${query}`)).body.code).toBe('SERVICE_NOT_OFFERED')
    // The company's own agenda is the counter's, and has no set.
    expect((await counterBooks('2026-11-18T13:00:00Z', {})).status).toBe(201)
  })

  it('own length and price are those of the page, the kept time, the booking, the private link and the counter', async () => {
    const bia = await givenPerson('Bia Reis', all('corte', 90, 8000))
    const caio = await givenPerson('Caio Prado', all('corte', 30, 4000))
    const { body: page } = await shop.agenda()
    const cut = page.services.find(({ id }) => id === 'corte')!
    expect([cut.duration, cut.prices, cut.ways?.length]).toEqual([30, [{ type: 'padrao', cents: 4000 }], 2])
    expect(await fitting(NINE)).toEqual(
      expect.arrayContaining([
        [90, 8000],
        [30, 4000],
      ]),
    )
    expect(await fitting(NINE, 'corte', `&agenda_id=${bia.id}`)).toEqual([[90, 8000]])
    // An hour before lunch is not enough for Bia.
    expect(await fitting(ELEVEN)).toEqual([[30, 4000]])
    expect(await fitting(ELEVEN, 'corte', `&agenda_id=${bia.id}`)).toEqual([])
    const short = await shop.book(customer({ agenda_id: bia.id, starts_at: ELEVEN }))
    expect(short.body.fields).toMatchObject([{ path: 'time' }])

    const request = customer({ agenda_id: bia.id })
    const { agenda_id } = request
    const held = await shop.hold({ ...holdOf(request), agenda_id })
    expect(held.body).toMatchObject({ professional: 'Bia Reis', duration: 90, price_cents: 8000 })
    const { body: booked } = await shop.book({ ...request, price_cents: 8000 })
    expect(booked).toMatchObject({ professional: 'Bia Reis', duration: 90, price_cents: 8000 })
    expect((await shop.own(booked.link)).body).toMatchObject({
      ends_at: '2026-11-17T14:30:00.000Z',
      price_cents: 8000,
    })
    const counter = await counterBooks(NINE, { agenda_id: caio.id })
    expect(counter.body).toMatchObject({ duration: 30, price_cents: 4000 })
    const { body: slots } = await ask<{ days: { slots: { time: string; fits: boolean }[] }[] }>(
      `/api/agenda/slots?service_id=corte&agenda_id=${bia.id}&from=2026-11-18&to=2026-11-18`,
    )
    expect(slots.days[0]!.slots.find(({ time }) => time === '11:00')!.fits).toBe(false)
  })

  it('a deposit is never more than what is paid to that person', async () => {
    const rules = { bookable: true, buffer_before: 0, buffer_after: 0, waiting_list: false }
    await shop.settings({
      services: {
        corte: {
          ...rules,
          deposit_cents: 4500,
          deposit_minutes: 60,
          place_ids: [],
          reminders: null,
          seats: 1,
          people: 1,
        },
      },
    })
    const bia = await givenPerson('Bia Reis', all('corte', null, 3000))
    await givenPerson('Caio Prado')
    const { body: hers } = await shop.book(customer({ agenda_id: bia.id }))
    expect([hers.price_cents, hers.deposit!.cents]).toEqual([3000, 3000])
    const { body: his } = await shop.book(customer())
    expect([his.professional, his.price_cents, his.deposit!.cents]).toEqual(['Caio Prado', 5000, 4500])
  })

  it('nobody books for more than was said: the dearer one is not taken instead, and what is kept stays kept', async () => {
    const bia = await givenPerson('Bia Reis', all('corte', null, 8000))
    await givenPerson('Caio Prado')
    const cheap = await shop.book(customer({ price_cents: 5000 }))
    expect(cheap.body).toMatchObject({ professional: 'Caio Prado', price_cents: 5000 })
    const request = customer({ price_cents: 5000 })
    const dear = await shop.book(request)
    expect([dear.status, dear.body.code]).toEqual([409, 'PRICE_CHANGED'])
    expect(dear.body.current).toEqual({ agenda_id: bia.id, price_cents: 8000, duration: 60 })
    expect((await shop.book({ ...request, price_cents: 8000 })).body.professional).toBe('Bia Reis')
  })

  it('a service by day lasts as long as it does with each', async () => {
    const bia = await givenPerson('Bia Reis', all('mesa', 480))
    const caio = await givenPerson('Caio Prado', only('mesa'))
    const request = { service_id: 'mesa', starts_at: '2026-11-17T12:00:00Z' }
    expect((await shop.book(customer({ ...request, agenda_id: bia.id }))).body.dates).toEqual(['2026-11-17'])
    const { body } = await shop.book(customer({ ...request, agenda_id: caio.id }))
    expect(body.dates).toEqual(['2026-11-17', '2026-11-18', '2026-11-19'])
    const starts = async (query: string) =>
      (await shop.agenda(`?month=2026-11${query}`)).body.services.find(({ id }) => id === 'mesa')!.day_starts!
    expect(await starts(`&agenda_id=${bia.id}`)).toContain('2026-11-18T12:00:00.000Z')
    expect(await starts(`&agenda_id=${caio.id}`)).not.toContain('2026-11-18T12:00:00.000Z')
    expect(await starts('')).toContain('2026-11-18T12:00:00.000Z')
  })
})

describe('what changes between choosing and confirming', () => {
  it('a set without the service goes to who does it, and is refused where somebody was chosen; what was kept is not lost', async () => {
    const bia = await givenPerson('Bia Reis')
    const caio = await givenPerson('Caio Prado', only('luzes'))
    const anybody = customer()
    expect((await shop.hold(holdOf(anybody))).body.professional).toBe('Bia Reis')
    const hers = customer({ starts_at: TEN, agenda_id: bia.id })
    const kept = await shop.hold({ ...holdOf(hers), agenda_id: bia.id })
    expect(kept.status).toBe(201)
    await setOffers(bia, only('luzes'))
    await setOffers(caio, null)
    expect((await shop.book(anybody)).body.professional).toBe('Caio Prado')
    const refused = await shop.book(hers)
    expect([refused.status, refused.body.code]).toEqual([409, 'SERVICE_NOT_OFFERED'])
    expect(await rowOf(hers.id)).toMatchObject({ status: 'held', agenda_id: bia.id })
    // Whoever does it takes the same booking.
    expect((await shop.book({ ...hers, agenda_id: caio.id })).body.professional).toBe('Caio Prado')
  })

  it('the only one who does it leaves: the page says that nobody does it, and no road books it', async () => {
    const bia = await givenPerson('Bia Reis', only('corte'))
    await givenPerson('Caio Prado', only('luzes'))
    const request = customer()
    expect((await shop.hold(holdOf(request))).status).toBe(201)
    await server.app.db.owner.query(`update employees set status = 'inativo' where id = $1`, [bia.employee])
    const { body: page } = await shop.agenda()
    expect(page.services.map(({ id, ways }) => [id, ways])).toEqual([
      ['corte', []],
      ['luzes', undefined],
      ['mesa', []],
    ])
    const refused = await shop.book(request)
    expect([refused.status, refused.body.code, refused.body.mensagem]).toEqual([
      409,
      'SERVICE_NOT_OFFERED',
      'Ninguém faz este serviço no momento. Escolha outro.',
    ])
    expect((await shop.hold(holdOf(customer()))).body.code).toBe('SERVICE_NOT_OFFERED')
    await server.app.db.owner.query(`update employees set status = 'ativo' where id = $1`, [bia.employee])
    expect((await shop.book(request)).body.professional).toBe('Bia Reis')
  })

  it('once a set is saved nothing is booked by the old one, however many were on their way', async () => {
    const bia = await givenPerson('Bia Reis')
    await givenPerson('Caio Prado', only('luzes'))
    const starts = ['12', '13', '14', '15', '17', '18'].map((hour) => `2026-11-18T${hour}:00:00Z`)
    let saved = Infinity
    const bookings = starts.map(async (starts_at) => {
      const answer = await shop.book(customer({ starts_at }))
      return { ...answer, afterwards: saved < Infinity }
    })
    const save = setOffers(bia, only('luzes')).then(async ({ status }) => {
      expect(status).toBe(200)
      saved = (await shop.rows()).filter(({ service_id }) => service_id === 'corte').length
    })
    const answers = await Promise.all(bookings)
    await save
    const made = answers.filter(({ status }) => status === 201).length
    expect(answers.filter(({ status }) => status !== 201).map(({ body }) => body.code)).toEqual(
      Array<string>(starts.length - made).fill('SERVICE_NOT_OFFERED'),
    )
    expect((await shop.rows()).filter(({ service_id }) => service_id === 'corte')).toHaveLength(saved)
  })
})

describe('what was booked', () => {
  it('stays as it was booked with its person, and goes only to who does it, as long as that one needs, for the price that was said', async () => {
    const bia = await givenPerson('Bia Reis', all('corte', 30, 4000))
    const { body: own } = await shop.book(customer())
    expect(own).toMatchObject({ professional: 'Bia Reis', duration: 30, price_cents: 4000 })
    const caio = await givenPerson('Caio Prado', all('corte', 90, 9000))
    const duda = await givenPerson('Duda Melo', only('luzes'))
    await setOffers(bia, all('corte', 45, 4500))
    const move = (version: number, starts_at: string) =>
      shop.change(own.link, { act: 'move', version, starts_at })
    const first = await move(1, TEN)
    expect(first.body).toMatchObject({ professional: 'Bia Reis', duration: 30, price_cents: 4000 })
    await setOffers(bia, only('luzes'))
    expect(await fitting(NINE, 'corte', `&link=${own.link}`)).toEqual([[90, 4000]])
    expect(await fitting(ELEVEN, 'corte', `&link=${own.link}`)).toEqual([])
    const second = await move(2, NINE)
    expect(second.body).toMatchObject({ professional: 'Caio Prado', duration: 90, price_cents: 4000 })
    expect((await rowOf(own.id)).ends_at.toISOString()).toBe('2026-11-17T14:30:00.000Z')

    // Nobody is left: it stands, and cannot be moved by its customer.
    await setOffers(caio, only('luzes'))
    const third = await move(3, TEN)
    expect([third.status, third.body.code]).toEqual([409, 'SERVICE_NOT_OFFERED'])
    expect((await rowOf(own.id)).starts_at.toISOString()).toBe(NINE)
    // The counter moves it where it is, and to nobody who does not do it.
    const edit = (version: number, change: object) =>
      ask<Appointment>(`/api/appointments/${own.id}`, 'PATCH', { version, ...change })
    expect((await edit(3, { agenda_id: duda.id })).body.code).toBe('SERVICE_NOT_OFFERED')
    expect((await edit(3, { starts_at: TEN })).body).toMatchObject({
      professional: 'Caio Prado',
      duration: 90,
    })
  })

  it('another service is booked as the person does that one', async () => {
    const bia = await givenPerson('Bia Reis', all('luzes', 120, 20_000))
    const { body } = await shop.book(customer({ agenda_id: bia.id }))
    const edited = await ask<Appointment>(`/api/appointments/${body.id}`, 'PATCH', {
      version: 1,
      service_id: 'luzes',
    })
    expect(edited.body).toMatchObject({ duration: 120, price_cents: 20_000 })
  })
})

describe('the set itself', () => {
  const stored = async (id: string) =>
    (await ask<SchedulingSettings>('/api/agenda/settings')).body.agendas.find((agenda) => agenda.id === id)!

  it('is there once when it is saved twice, and the second of two tabs is told', async () => {
    const bia = await givenPerson('Bia Reis')
    const first = await setOffers(bia, only('corte'), 1)
    expect(first.body).toMatchObject({ offers: only('corte'), version: 2 })
    expect((await setOffers(bia, only('corte'), 1)).body).toEqual(first.body)
    const other = await setOffers(bia, only('luzes'), 1)
    expect([other.status, other.body.code, other.body.current]).toEqual([409, 'AGENDA_CHANGED', first.body])
    const both = await Promise.all([only('mesa'), all('corte', 40)].map((set) => setOffers(bia, set, 2)))
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect((await stored(bia.id)).version).toBe(3)
  })

  it('services that the catalogue does not have do nothing, those of another company neither', async () => {
    const other = await givenBookingShop(server)
    const strange = { id: 'da-outra', nome: 'Da outra', preco: 1, duracao: 5 }
    const categorias = [{ id: 'x', nome: 'X', ativo: true, produtos: [strange] }]
    await other.save({ cardapio_json: { cardapio: { categorias: [] }, servicos: { categorias } } })
    const bia = await givenPerson('Bia Reis', only('corte', 'da-outra', 'nunca'))
    expect(bia.offers).toEqual(only('corte'))
    const path = `/api/agenda/employees/${bia.employee}`
    const foreign = await ask<Agenda>(path, 'PUT', { offers: null }, other.company.cookie)
    expect([foreign.status, foreign.body.code]).toEqual([404, 'AGENDA_NOT_FOUND'])
    expect((await stored(bia.id)).offers).toEqual(only('corte'))
  })

  it('a service that leaves the catalogue leaves the set in peace; one that is renamed stays in it', async () => {
    const bia = await givenPerson('Bia Reis', only('corte', 'luzes'))
    const produtos = [{ id: 'corte', nome: 'Corte novo', preco: 55, duracao: 60 }]
    const categorias = [{ id: 'cabelo', nome: 'Cabelo', ativo: true, produtos }]
    await shop.save({ cardapio_json: { cardapio: { categorias: [] }, servicos: { categorias } } })
    expect((await stored(bia.id)).offers).toEqual(only('corte'))
    const { body: page } = await shop.agenda()
    expect(page.services.map(({ name, ways }) => [name, ways])).toEqual([['Corte novo', undefined]])
    expect((await shop.book(customer())).body).toMatchObject({
      service: 'Corte novo',
      professional: 'Bia Reis',
    })
  })

  it.each<[string, object]>([
    ['a length of nothing', { all: true, services: [{ id: 'corte', duration: 0 }] }],
    ['half a minute', { all: true, services: [{ id: 'corte', duration: 0.5 }] }],
    ['a price below nothing', { all: true, services: [{ id: 'corte', prices: { padrao: -1 } }] }],
    ['no word on the others', { services: [] }],
  ])('%s is no set', async (_, offers) => {
    const bia = await givenPerson('Bia Reis')
    expect((await ask(`/api/agenda/employees/${bia.employee}`, 'PUT', { offers })).status).toBe(400)
  })
})
