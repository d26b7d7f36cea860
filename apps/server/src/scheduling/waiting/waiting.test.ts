import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { WaitingEntry } from '@balcao/contract/scheduling'
import { call } from '../../testing/call'
import { startToldShops, type Customer, type ToldShop, type ToldShops } from '../news/testing/told-shop'
import type { Refusal } from '../testing/agenda-shop'
import { waitingSweepCron } from './sweep'

let town: ToldShops
let shop: ToldShop
let ana: Customer
let bia: Customer
let caio: Customer

// Monday noon in Manaus.
const MONDAY = '2030-03-04T16:00:00Z'
const NINE = '2030-03-07T13:00:00Z'
const TEN = '2030-03-07T14:00:00Z'
const THURSDAY = '2030-03-07'

beforeAll(async () => {
  town = await startToldShops(MONDAY)
})
beforeEach(async () => {
  town.setTime(MONDAY)
  shop = await town.shop()
  ;[ana, bia, caio] = [await shop.customer(), await shop.customer(), await shop.customer()]
})
afterAll(() => town.stop())

/** Ana has nine o'clock on Thursday, Bia and then Caio wait for it. */
async function givenLine(): Promise<{ taken: string; first: WaitingEntry; second: WaitingEntry }> {
  const { id: taken } = await shop.given(NINE, ana)
  const first = await shop.waits(bia, THURSDAY, THURSDAY)
  pass(1)
  const second = await shop.waits(caio, '2030-03-06', '2030-03-08')
  await shop.runDue()
  return { taken, first, second }
}

const pass = (minutes: number) =>
  town.setTime(new Date(town.now().getTime() + minutes * 60_000).toISOString())

async function free(id: string, times = 1): Promise<void> {
  await shop.status(id, 'cancelled')
  await shop.runDue(times)
}

const stateOf = async ({ id }: WaitingEntry) => (await shop.waiting()).find((entry) => entry.id === id)?.state
const offerOf = async ({ id }: WaitingEntry) =>
  (
    await shop.rows<{ offer_id: string }>(
      'select offer_id from waiting_entries where company_id = $1 and id = $2',
      id,
    )
  )[0]!.offer_id

describe('the waiting list', () => {
  it('is read in its order, and an entry is there once', async () => {
    const { first, second } = await givenLine()
    const again = await shop.waits(bia, THURSDAY, THURSDAY, { id: first.id })
    expect(again).toEqual(first)
    expect((await shop.waiting()).map(({ id, state }) => [id, state])).toEqual([
      [first.id, 'waiting'],
      [second.id, 'waiting'],
    ])
  })

  it('takes no service that is not there, no dates that are over or turned round, and nobody without a name', async () => {
    const refused = async (change: Record<string, unknown>) => {
      const body = {
        id: randomUUID(),
        service_id: shop.services.cut,
        from: THURSDAY,
        to: THURSDAY,
        client: 'Bia',
        phone: bia.phone,
        ...change,
      }
      const answer = await shop.ask<Refusal>('/api/agenda/waiting', { body })
      return [answer.body.code, answer.body.fields?.[0]?.path]
    }
    expect(await refused({ service_id: 'nada' })).toEqual(['SERVICE_NOT_FOUND', undefined])
    expect(await refused({ from: '2030-03-01', to: '2030-03-03' })).toEqual(['APPOINTMENT_INVALID', 'to'])
    expect(await refused({ to: '2030-03-06' })).toEqual(['APPOINTMENT_INVALID', 'to'])
    expect(await refused({ email: 'x' })).toEqual(['APPOINTMENT_INVALID', 'email'])
  })

  it('offers a freed time to who waits longest, holds it, and tells by when', async () => {
    const { taken, first, second } = await givenLine()
    await free(taken, 3)
    expect(await shop.receivedBy(bia)).toEqual([
      expect.stringMatching(
        /^Olá, Bia! Abriu um horário para Corte: quinta, 7 de março, às 09:00.*até 14:01 de segunda/,
      ),
    ])
    expect(await shop.receivedBy(caio)).toEqual([])
    const entries = await shop.waiting()
    expect(entries.find(({ id }) => id === first.id)).toMatchObject({
      state: 'offered',
      offered_start: '2030-03-07T13:00:00.000Z',
      offer_until: '2030-03-04T18:01:00.000Z',
    })
    expect(await stateOf(second)).toBe('waiting')
    expect((await shop.bookPublicly(NINE, ana)).body.code).toBe('SLOT_TAKEN')
  })

  it('offers one seat that somebody leaves in a class to one, and the next one to the next', async () => {
    await shop.settings({ services: { [shop.services.cut]: { seats: 2 } } })
    const leaving = [await shop.given(NINE, ana), await shop.given(NINE, ana)]
    const first = await shop.waits(bia, THURSDAY, THURSDAY)
    pass(1)
    const second = await shop.waits(caio, THURSDAY, THURSDAY)
    await shop.runDue()
    await free(leaving[0]!.id, 3)
    const offered = (await shop.waiting()).map(({ state, offered_start }) => [state, offered_start])
    expect(offered).toEqual([
      ['offered', new Date(NINE).toISOString()],
      ['waiting', null],
    ])
    // The seat is kept for who was offered it.
    expect((await shop.bookPublicly(NINE, ana)).body.code).toBe('SLOT_TAKEN')
    await free(leaving[1]!.id, 3)
    expect([await stateOf(first), await stateOf(second)]).toEqual(['offered', 'offered'])
    expect((await shop.waiting()).map(({ offered_start }) => offered_start)).toEqual([
      new Date(NINE).toISOString(),
      new Date(NINE).toISOString(),
    ])
  })

  it('passes over who waits for another day, or for a service that does not fit', async () => {
    const { id } = await shop.given(NINE, ana)
    await shop.given('2030-03-07T18:00:00Z', ana)
    await shop.waits(bia, '2030-03-08', '2030-03-08')
    await shop.waits(caio, THURSDAY, THURSDAY, { service_id: shop.services.tattoo })
    await free(id)
    expect((await shop.waiting()).map(({ state }) => state)).toEqual(['waiting', 'waiting'])
  })

  it('gives a freed hour to two who wait for half of it', async () => {
    await shop.settings({ grid: 30 })
    const { id } = await shop.given(NINE, ana)
    const first = await shop.waits(bia, THURSDAY, THURSDAY, { service_id: shop.services.beard })
    pass(1)
    const second = await shop.waits(caio, THURSDAY, THURSDAY, { service_id: shop.services.beard })
    await free(id)
    const starts = (await shop.waiting()).map(({ offered_start }) => offered_start)
    expect(starts).toEqual(['2030-03-07T13:00:00.000Z', '2030-03-07T13:30:00.000Z'])
    expect([await stateOf(first), await stateOf(second)]).toEqual(['offered', 'offered'])
  })

  it('offers one of two times that are freed at once, and the other to the next', async () => {
    const { taken, first, second } = await givenLine()
    const { id: other } = await shop.given(TEN, ana)
    await shop.runDue()
    await Promise.all([shop.status(taken, 'cancelled'), shop.status(other, 'cancelled')])
    await shop.runTogether()
    await shop.runDue()
    expect([await stateOf(first), await stateOf(second)]).toEqual(['offered', 'offered'])
    const held = await shop.rows<{ starts_at: Date }>(
      `select starts_at from appointments where company_id = $1 and status = 'held' order by starts_at`,
    )
    expect(held.map(({ starts_at }) => starts_at.toISOString())).toEqual([
      '2030-03-07T13:00:00.000Z',
      '2030-03-07T14:00:00.000Z',
    ])
    expect([(await shop.receivedBy(bia)).length, (await shop.receivedBy(caio)).length]).toEqual([1, 1])
  })

  it('offers nothing at night, but in the morning what is still free', async () => {
    const { taken, first } = await givenLine()
    town.setTime('2030-03-05T02:00:00Z')
    await free(taken)
    expect(await stateOf(first)).toBe('waiting')
    town.setTime('2030-03-05T12:00:00Z')
    await shop.runDue()
    expect(await stateOf(first)).toBe('offered')
  })

  it('offers nothing that begins too soon to be answered', async () => {
    const { taken, first } = await givenLine()
    town.setTime('2030-03-07T12:00:00Z')
    await free(taken)
    expect(await stateOf(first)).toBe('waiting')
  })
})

it('who waited for days long over is forgotten', async () => {
  const old = await shop.waits(bia, THURSDAY, THURSDAY)
  const young = await shop.waits(caio, THURSDAY, THURSDAY)
  await shop.rows(
    `update waiting_entries set first_date = '2020-01-01', last_date = '2020-01-02' where company_id = $1 and id = $2`,
    old.id,
  )
  await waitingSweepCron({ db: town.server.app.db }).run()
  const left = await shop.rows<{ id: string }>('select id from waiting_entries where company_id = $1')
  expect(left).toEqual([{ id: young.id }])
})

describe('an offer', () => {
  it('of a visit is as long as all of its services, and accepted it is one', async () => {
    const { cut, beard } = shop.services
    const { id: taken } = await shop.given(NINE, ana)
    const visit = { service_id: undefined, services: [cut, beard].map((service_id) => ({ service_id })) }
    const entry = await shop.waits(bia, THURSDAY, THURSDAY, visit)
    await shop.runDue()
    await free(taken)
    expect(await stateOf(entry)).toBe('offered')
    expect((await shop.told(bia)).at(-1)).toContain(entry.service)
    const offer = await offerOf(entry)
    const shown = await shop.byLink(offer)
    const accepted = await shop.byLink(offer, { act: 'confirm', version: shown.body.version })
    const { service, services, duration } = accepted.body
    expect([service, services.map((one) => one.service_id)]).toEqual([entry.service, [cut, beard]])
    expect(duration).toBe(services.reduce((sum, one) => sum + one.duration, 0))
  })

  async function givenOffer() {
    const line = await givenLine()
    await free(line.taken)
    await shop.receivedBy(bia)
    return { ...line, offer: await offerOf(line.first) }
  }

  it('is taken by its private link, and is then their appointment', async () => {
    const { first, offer } = await givenOffer()
    const shown = await shop.byLink(offer)
    expect(shown.body).toMatchObject({
      status: 'pending',
      client: 'Bia Souza',
      starts_at: '2030-03-07T13:00:00.000Z',
    })
    const taken = await shop.byLink(offer, { act: 'confirm', version: shown.body.version })
    expect([taken.status, taken.body.status]).toEqual([200, 'pending'])
    const again = await shop.byLink(offer, { act: 'confirm', version: shown.body.version })
    expect(again.status).toBe(200)
    expect(await shop.read(offer)).toMatchObject({ client: 'Bia Souza', source: 'waiting', phone: bia.phone })
    expect(await stateOf(first)).toBe('booked')
    await shop.runDue()
    pass(180)
    await shop.runDue()
    expect(await stateOf(first)).toBe('booked')
  })

  it.each([['1'], ['confirmo']])('is taken by writing %s', async (text) => {
    const { first, offer } = await givenOffer()
    await shop.says(bia, text)
    await shop.runDue()
    expect(await shop.receivedBy(bia)).toEqual([
      expect.stringMatching(/^Combinado, Bia! Corte, quinta, 7 de março, às 09:00/),
    ])
    expect((await shop.read(offer)).status).toBe('pending')
    expect(await stateOf(first)).toBe('booked')
  })

  it.each([
    ['written', () => shop.says(bia, '3')],
    ['by the link', async (offer: string) => void (await shop.byLink(offer, { act: 'cancel', version: 1 }))],
  ])('that is let pass, %s, goes to the next', async (_how, pass) => {
    const { first, second, offer } = await givenOffer()
    await pass(offer)
    await shop.runDue()
    expect([await stateOf(first), await stateOf(second)]).toEqual(['gone', 'offered'])
    expect(await shop.receivedBy(caio)).toEqual([expect.stringContaining('Abriu um horário')])
  })

  it('that nobody takes in time goes to the next, and then to nobody', async () => {
    const { first, second, offer } = await givenOffer()
    pass(121)
    await shop.runDue(3)
    expect([await stateOf(first), await stateOf(second)]).toEqual(['gone', 'offered'])
    expect((await shop.byLink(offer)).body.code).toBe('APPOINTMENT_NOT_FOUND')
    await shop.says(bia, '1')
    expect(await stateOf(first)).toBe('gone')
    pass(121)
    await shop.runDue()
    expect(await stateOf(second)).toBe('gone')
    expect((await shop.bookPublicly(NINE, ana)).status).toBe(201)
  })

  it('ends an hour before the start', async () => {
    const { taken, first } = await givenLine()
    town.setTime('2030-03-06T22:30:00Z')
    await shop.settings({ quiet_from: '03:00', quiet_to: '04:00' })
    town.setTime('2030-03-07T10:30:00Z')
    await free(taken)
    expect((await shop.waiting()).find(({ id }) => id === first.id)).toMatchObject({
      offer_until: '2030-03-07T12:00:00.000Z',
    })
  })

  it('is taken back when the shop takes its customer off the list, and goes to the next', async () => {
    const { first, second } = await givenOffer()
    const remove = () => shop.ask(`/api/agenda/waiting/${first.id}`, { method: 'DELETE' })
    expect([(await remove()).status, (await remove()).status]).toEqual([200, 200])
    await shop.runDue()
    expect([await stateOf(first), await stateOf(second)]).toEqual([undefined, 'offered'])
  })

  it('asks for the deposit of its service when it is taken', async () => {
    await shop.settings({ services: { [shop.services.cut]: { deposit_cents: 2500 } } })
    const { offer } = await givenOffer()
    await shop.says(bia, '1')
    await shop.runDue()
    const told = await shop.receivedBy(bia)
    expect(told.join('\n')).toMatch(/Combinado[^]*pague o sinal de R\$\s25,00/)
    expect((await shop.read(offer)).deposit).toMatchObject({ cents: 2500, paid_at: null })
  })
})

describe('customers who put themselves on the list', () => {
  const join = async (change: Record<string, unknown> = {}) => {
    const { server } = town
    const bearer = (await call<{ token: string }>(server, '/api/visit')).body.token
    const body = {
      id: randomUUID(),
      service_id: shop.services.cut,
      from: THURSDAY,
      to: THURSDAY,
      client: 'Bia Souza',
      phone: bia.phone,
      consent: true,
      ...change,
    }
    return call<Refusal>(server, `/api/booking/${shop.company.id}/waiting`, { body, bearer })
  }

  it('wait where the service has one', async () => {
    expect((await join()).body.code).toBe('SERVICE_NOT_FOUND')
    await shop.settings({ services: { [shop.services.cut]: { waiting_list: true } } })
    expect((await join()).status).toBe(201)
    expect((await shop.waiting())[0]).toMatchObject({
      client: 'Bia Souza',
      service: 'Corte',
      state: 'waiting',
    })
  })

  it.each([
    ['BOOK-26', { client: '  ' }, 'client', 'Nome é obrigatório'],
    ['BOOK-29', { phone: '123' }, 'phone', 'Telefone deve estar no formato (11) 99999-9999'],
    ['BOOK-30', { email: 'x' }, 'email', 'Email deve estar em formato válido'],
  ])('%s are told what is wrong with their form', async (_id, change, path, mensagem) => {
    await shop.settings({ services: { [shop.services.cut]: { waiting_list: true } } })
    const { body } = await join(change)
    if (body.code === 'INVALID_INPUT') return expect(body.fields![0]!.path).toContain(path)
    expect(body).toMatchObject({ code: 'APPOINTMENT_INVALID', fields: [{ path, mensagem }] })
  })

  it('MODULE-15 do not where the company has no agenda', async () => {
    await shop.rows('update companies set mod_agendamento = false where id = $1')
    expect((await join()).body.code).toBe('BOOKING_UNAVAILABLE')
  })
})
