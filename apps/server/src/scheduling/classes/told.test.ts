import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
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

const seats = (many: number) =>
  shop.settings({ services: { [shop.services.cut]: { seats: many, people: 3 } } })
const states = async () => (await shop.waiting()).map(({ state, people }) => [people, state])

it('one message says for how many it is', async () => {
  await seats(4)
  const { id } = await shop.given(NINE, ana, { people: 2 })
  await shop.runDue()
  const told = await shop.told(ana)
  expect(told).toHaveLength(1)
  expect(told[0]).toContain('(2 lugares)')
  const link = await shop.byLink(id)
  expect(link.body).toMatchObject({ people: 2 })
  expect(decodeURIComponent(link.body.google_template_url.replaceAll('+', ' '))).toContain('(2 lugares)')
})

it('who waits for two is offered two seats, and not the one that is left', async () => {
  await seats(4)
  const leaving = [await shop.given(NINE, ana), await shop.given(NINE, ana)]
  await shop.given(NINE, ana, { people: 2 })
  await shop.waits(bia, THURSDAY, THURSDAY, { people: 2 })
  town.setTime('2030-03-04T16:01:00Z')
  await shop.waits(caio, THURSDAY, THURSDAY)
  await shop.runDue()
  await shop.status(leaving[0]!.id, 'cancelled')
  await shop.runDue()
  expect(await states()).toEqual([
    [2, 'waiting'],
    [1, 'offered'],
  ])
  await shop.status(leaving[1]!.id, 'cancelled')
  await shop.runDue()
  expect((await states())[0]).toEqual([2, 'waiting'])
  await shop.says(caio, '3')
  await shop.runDue()
  expect(await states()).toEqual([
    [2, 'offered'],
    [1, 'gone'],
  ])
  expect((await shop.told(bia)).at(-1)).toContain('(2 lugares)')
  const [entry] = await shop.waiting()
  const rows = await shop.rows<{ offer_id: string }>(
    'select offer_id from waiting_entries where company_id = $1 and id = $2',
    entry!.id,
  )
  const taken = await shop.byLink(rows[0]!.offer_id, { act: 'confirm', version: 1 })
  expect(taken.body).toMatchObject({ people: 2 })
})

it('fewer people in a booking, or more seats in the settings, are offered to who waits', async () => {
  await seats(2)
  const { id, version } = await shop.given(NINE, ana, { people: 2 })
  await shop.waits(bia, THURSDAY, THURSDAY)
  await shop.runDue()
  await shop.ask(`/api/appointments/${id}`, { method: 'PATCH', body: { version, people: 1 } })
  await shop.runDue()
  expect(await states()).toEqual([[1, 'offered']])
  town.setTime('2030-03-04T16:01:00Z')
  await shop.waits(caio, THURSDAY, THURSDAY, { people: 2 })
  // What is over is no class that can grow.
  await seats(3)
  await shop.runDue()
  expect((await states()).at(-1)).toEqual([2, 'waiting'])
  await seats(4)
  await shop.runDue()
  expect((await states()).at(-1)).toEqual([2, 'offered'])
})

it('a class that is moved tells each customer once, and nobody where it is moved back at once', async () => {
  await seats(4)
  const there = [await shop.given(NINE, ana, { people: 2 }), await shop.given(NINE, bia)]
  await shop.runDue()
  for (const who of [ana, bia]) await shop.receivedBy(who)
  const move = (from: string, to: string) =>
    shop.ask<unknown>('/api/agenda/classes/move', {
      body: {
        service_id: shop.services.cut,
        agenda_id: there[0]!.agenda_id,
        starts_at: from,
        appointments: there.map(({ id }) => id),
        to: { starts_at: to },
      },
    })
  expect((await move(NINE, TEN)).status).toBe(200)
  expect((await move(TEN, NINE)).status).toBe(200)
  await shop.runDue()
  expect([await shop.receivedBy(ana), await shop.receivedBy(bia)]).toEqual([[], []])
  await move(NINE, TEN)
  await shop.runDue()
  for (const who of [ana, bia]) {
    const told = await shop.receivedBy(who)
    expect(told).toHaveLength(1)
    expect(told[0]).toMatch(/mudou.*10/s)
  }
})

it('an offer of a class that is moved is over, and who had it waits again', async () => {
  await seats(2)
  const [first, second] = [await shop.given(NINE, ana), await shop.given(NINE, ana)]
  await shop.waits(bia, THURSDAY, THURSDAY)
  await shop.runDue()
  await shop.status(first.id, 'cancelled')
  await shop.runDue()
  expect(await states()).toEqual([[1, 'offered']])
  const moved = await shop.ask('/api/agenda/classes/move', {
    body: {
      service_id: shop.services.cut,
      agenda_id: second.agenda_id,
      starts_at: NINE,
      appointments: [second.id],
      to: { starts_at: '2030-03-08T13:00:00Z' },
    },
  })
  expect(moved.status).toBe(200)
  const [entry] = await shop.waiting()
  expect(entry).toMatchObject({ state: 'waiting', offered_start: null })
  // The time that the class left is free for who waits.
  await shop.runDue()
  expect((await shop.waiting())[0]).toMatchObject({ state: 'offered' })
})

it('another number of people is told, once, and not where it is what it was before', async () => {
  await seats(4)
  const { id } = await shop.given(NINE, ana, { people: 2 })
  await shop.runDue()
  await shop.told(ana)
  const change = async (people: number) => {
    const { version } = await shop.read(id)
    await shop.ask(`/api/appointments/${id}`, { method: 'PATCH', body: { version, people } })
  }
  await change(3)
  await shop.runDue(2)
  expect((await shop.told(ana)).slice(1)).toEqual([
    expect.stringMatching(
      /Seu agendamento mudou\. Agora é quinta, 7 de março, às 09:00: Corte.*\(3 lugares\)/,
    ),
  ])
  await change(1)
  await change(3)
  await shop.runDue(2)
  expect(await shop.told(ana)).toHaveLength(2)
})
