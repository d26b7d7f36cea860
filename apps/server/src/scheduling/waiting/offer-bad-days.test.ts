import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { WaitingEntry } from '@balcao/contract/scheduling'
import { uuidOf } from '../../platform/uuid-of'
import { call } from '../../testing/call'
import { book } from '../visits/book'
import type { Refusal } from '../testing/agenda-shop'
import { startToldShops, type Customer, type ToldShop, type ToldShops } from '../news/testing/told-shop'

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

const pass = (minutes: number) =>
  town.setTime(new Date(town.now().getTime() + minutes * 60_000).toISOString())
const stateOf = async ({ id }: WaitingEntry) => (await shop.waiting()).find((entry) => entry.id === id)?.state
const held = () =>
  shop.rows<{ id: string; source: string }>(
    `select id, source from appointments where company_id = $1 and status = 'held'`,
  )
const remove = (id: string) => shop.ask(`/api/appointments/${id}`, { method: 'DELETE' })

describe('a time that a removal has freed', () => {
  it('is offered to nobody as long as the removal can be undone', async () => {
    const { id } = await shop.given(NINE, ana)
    const entry = await shop.waits(bia, THURSDAY, THURSDAY)
    await shop.runDue()
    await remove(id)
    pass(9)
    await shop.runDue()
    expect(await stateOf(entry)).toBe('waiting')
    const restored = await shop.ask(`/api/appointments/${id}/restore`, { method: 'POST' })
    expect([restored.status, await held()]).toEqual([200, []])
    pass(5)
    await shop.runDue()
    expect([await stateOf(entry), await held()]).toEqual(['waiting', []])
  })

  it('is offered once it cannot be undone any more', async () => {
    const { id } = await shop.given(NINE, ana)
    const entry = await shop.waits(bia, THURSDAY, THURSDAY)
    await shop.runDue()
    await remove(id)
    pass(11)
    await shop.runDue()
    expect(await stateOf(entry)).toBe('offered')
  })
})

describe('a server that dies between keeping a time and telling of it', () => {
  it('leaves a time that is offered when the job comes again', async () => {
    const { id, agenda_id } = await shop.given(NINE, ana)
    const entry = await shop.waits(bia, THURSDAY, THURSDAY)
    await shop.runDue()
    await shop.status(id, 'cancelled')
    const start = new Date(NINE).toISOString()
    // What the first try had done when it died.
    await book({ db: town.server.app.db, clock: town.now }, shop.company.id, {
      id: uuidOf(`offer ${entry.id} ${start}`),
      serviceId: shop.services.cut,
      startsAt: start,
      agendaId: agenda_id,
      status: 'held',
      heldUntil: new Date(town.now().getTime() + 7_200_000),
      publicly: true,
      source: 'waiting',
      person: { client: entry.client, phone: entry.phone },
    })
    await shop.runDue(1, 2)
    expect(await stateOf(entry)).toBe('offered')
    expect(await shop.told(bia)).toContainEqual(expect.stringContaining('Abriu um horário'))
  })
})

describe('who cannot be told of an offer', () => {
  it('keeps the place in the line, and the time goes to the next', async () => {
    const { id } = await shop.given(NINE, ana)
    const stranger = await shop.waits({ ...bia, phone: '92988887777' }, THURSDAY, THURSDAY)
    pass(1)
    const next = await shop.waits(caio, THURSDAY, THURSDAY)
    await shop.runDue()
    await shop.status(id, 'cancelled')
    await shop.runDue()
    expect([await stateOf(stranger), await stateOf(next)]).toEqual(['waiting', 'offered'])
    expect(await held()).toHaveLength(1)
  })

  it('is everybody where offers are switched off, or the module is: no time is kept', async () => {
    const { id } = await shop.given(NINE, ana)
    const other = await shop.given(TEN, ana)
    const entry = await shop.waits(bia, THURSDAY, THURSDAY)
    await shop.newsSetting('offered', { on: false })
    await shop.runDue()
    await shop.status(id, 'cancelled')
    await shop.runDue()
    expect([await stateOf(entry), await held()]).toEqual(['waiting', []])
    await shop.newsSetting('offered', { on: true })
    await shop.status(other.id, 'cancelled')
    await shop.rows('update companies set mod_agendamento = false where id = $1')
    await shop.runDue()
    expect(await held()).toEqual([])
  })
})

describe('an offer that is answered with another time', () => {
  const given = async () => {
    const { id } = await shop.given(NINE, ana)
    const entry = await shop.waits(bia, THURSDAY, THURSDAY)
    await shop.runDue()
    await shop.status(id, 'cancelled')
    await shop.runDue()
    const [offer] = await held()
    return { entry, offerId: offer!.id }
  }

  it('still stands when that time is taken', async () => {
    await shop.given(TEN, ana)
    const { entry, offerId } = await given()
    const refused = await shop.byLink(offerId, { act: 'move', version: 1, starts_at: TEN })
    expect([refused.status, refused.body.code]).toEqual([409, 'SLOT_TAKEN'])
    expect([await stateOf(entry), await held()]).toEqual(['offered', [{ id: offerId, source: 'waiting' }]])
    expect((await shop.byLink(offerId, { act: 'confirm', version: 1 })).status).toBe(200)
  })

  it('goes to the next in line, and the other time is booked', async () => {
    const { entry, offerId } = await given()
    const second = await shop.waits(caio, THURSDAY, THURSDAY)
    const eleven = '2030-03-07T15:00:00.000Z'
    const moved = await shop.byLink(offerId, { act: 'move', version: 1, starts_at: eleven })
    expect(moved.body).toMatchObject({ status: 'pending', starts_at: eleven })
    await shop.runDue()
    expect([await stateOf(entry), await stateOf(second)]).toEqual(['booked', 'offered'])
    expect((await shop.waiting()).find(({ id }) => id === second.id)!.offered_start).toBe(
      new Date(NINE).toISOString(),
    )
  })
})

describe('one phone', () => {
  it('waits five times at most on the public page', async () => {
    await shop.settings({ services: { [shop.services.cut]: { waiting_list: true } } })
    const bearer = (await call<{ token: string }>(town.server, '/api/visit')).body.token
    const join = () => {
      const body = {
        id: randomUUID(),
        service_id: shop.services.cut,
        from: THURSDAY,
        to: THURSDAY,
        client: 'Bia Souza',
        phone: bia.phone,
        consent: true,
      }
      return call<Refusal>(town.server, `/api/booking/${shop.company.id}/waiting`, { body, bearer })
    }
    for (let time = 0; time < 5; time += 1) expect((await join()).status).toBe(201)
    const refused = await join()
    expect([refused.status, refused.body.fields?.[0]?.path]).toEqual([422, 'phone'])
    expect(await shop.waiting()).toHaveLength(5)
  })
})

describe('a time of somebody who does some of the services', () => {
  it('is offered to who waits for one of those, as long and for as much as it is with that person, and named so', async () => {
    const offers = {
      all: false,
      services: [{ id: shop.services.beard, duration: 45, prices: { curto: 3900 } }],
    }
    const [agenda] = await shop.rows<{ id: string }>(
      `with hired as (insert into employees (company_id, id, nome, data_admissao)
         values ($1, gen_random_uuid(), 'Duda Melo', current_date) returning id)
       insert into agendas (company_id, id, employee_id) select $1, gen_random_uuid(), id from hired returning id`,
    )
    const { id } = await shop.given(NINE, ana, { agenda_id: agenda!.id })
    const first = await shop.waits(bia, THURSDAY, THURSDAY)
    const second = await shop.waits(caio, THURSDAY, THURSDAY, { service_id: shop.services.beard })
    await shop.rows(
      'update agendas set offers = $2::jsonb where company_id = $1 and employee_id is not null',
      JSON.stringify(offers),
    )
    await shop.runDue()
    await shop.receivedBy(caio)
    await shop.status(id, 'cancelled')
    await shop.runDue()
    expect([await stateOf(first), await stateOf(second)]).toEqual(['waiting', 'offered'])
    expect((await shop.receivedBy(caio)).join('\n')).toContain('Barba com Duda Melo')
    const [kept] = await shop.rows<{ minutes: number; price_cents: number }>(
      `select minutes, price_cents from appointments where company_id = $1 and status = 'held'`,
    )
    expect(kept).toEqual({ minutes: 45, price_cents: 3900 })
    const lone = await shop.ask<Refusal>('/api/agenda/waiting', {
      body: {
        id: randomUUID(),
        service_id: shop.services.tattoo,
        from: THURSDAY,
        to: THURSDAY,
        client: 'Rui Melo',
        phone: ana.phone,
      },
    })
    expect([lone.status, lone.body.code]).toEqual([409, 'SERVICE_NOT_OFFERED'])
  })
})
