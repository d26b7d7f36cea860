import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { startToldShops, type Customer, type ToldShop, type ToldShops } from '../news/testing/told-shop'
import { later, named, seriesHands, tuesdays } from './testing/series-hands'

/** Monday, 16 November 2037, 8 h in Manaus. */
const START = '2037-11-16T12:00:00Z'
/** Tuesday, 15 h. */
const THREE = '2037-11-17T19:00:00Z'

let shops: ToldShops
let shop: ToldShop
let who: Customer
let hands: ReturnType<typeof seriesHands>

beforeAll(async () => {
  shops = await startToldShops(START)
})
afterAll(() => shops.stop())
beforeEach(async () => {
  shops.setTime(START)
  shop = await shops.shop()
  who = await shop.customer()
  hands = seriesHands(
    (path, method, body) => shop.ask(path, { ...(method && { method }), ...(body ? { body } : {}) }),
    shop.services.cut,
  )
})

const given = (change: Record<string, unknown> = {}) =>
  hands.given(tuesdays(THREE, 3), { phone: who.phone, client: 'Ana Lima', ...change })

it('one message says all dates when it is booked, and one when all are cancelled', async () => {
  const { id, appointments } = await given()
  await shop.runDue()
  await shop.runDue(2)
  const said = await shop.receivedBy(who)
  expect(said).toHaveLength(1)
  expect(said[0]).toContain(
    '- terça, 17 de novembro, às 15:00\n- terça, 24 de novembro, às 15:00\n- terça, 1º de dezembro',
  )
  await hands.change(id, { appointments: named(appointments, () => ({ status: 'cancelled' })) })
  await shop.runDue(2)
  const [cancelled, ...more] = await shop.receivedBy(who)
  expect(more).toEqual([])
  expect(cancelled).toMatch(/cancelados[^]*17 de novembro[^]*24 de novembro[^]*1º de dezembro/)
})

it('says nothing where nobody is to be told, and nothing of it later', async () => {
  const { id, appointments } = await given()
  await shop.runDue()
  await shop.receivedBy(who)
  const body = { appointments: named(appointments, () => ({ status: 'cancelled' })), tell: false }
  const { body: cancelled } = await hands.change(id, body)
  await shop.runDue()
  expect(await shop.receivedBy(who)).toEqual([])
  // Taken back before anybody heard of it.
  const back = named(cancelled.appointments, () => ({ status: 'pending' }))
  await hands.change(id, { appointments: back, tell: false })
  await shop.runDue()
  expect(await shop.receivedBy(who)).toEqual([])
})

it('what was moved together is told together, one that moved alone as ever', async () => {
  const { id, appointments } = await given()
  await shop.runDue()
  await shop.receivedBy(who)
  const moved = await hands.change(id, { appointments: named(appointments.slice(1), later(60)) })
  await shop.runDue()
  const [together, ...more] = await shop.receivedBy(who)
  expect(more).toEqual([])
  expect(together).toMatch(/mudaram[^]*24 de novembro, às 16:00[^]*1º de dezembro, às 16:00/)
  expect(together).not.toContain('17 de novembro')
  await hands.change(id, { appointments: named(moved.body.appointments.slice(1), later(60)) })
  await shop.runDue()
  expect(await shop.receivedBy(who)).toEqual([expect.stringContaining('1º de dezembro, às 17:00')])
})

it('is mailed once as well, where there is an address', async () => {
  await given({ email: who.email })
  await shop.runDue(2)
  const mails = shop.mails(who)
  expect(mails).toHaveLength(1)
})

it('each date has reminders of its own', async () => {
  await given({ status: 'confirmed' })
  await shop.runDue()
  await shop.receivedBy(who)
  shops.setTime('2037-11-23T19:00:00Z')
  await shop.runDue()
  expect(await shop.receivedBy(who)).toEqual([expect.stringMatching(/Lembrete[^]*24 de novembro/)])
})

it('says nothing where that news is switched off', async () => {
  await shop.newsSetting('booked', { on: false })
  await given()
  await shop.runDue()
  expect(await shop.receivedBy(who)).toEqual([])
})

it('by the private link one of them goes, and the others stay', async () => {
  const { id, appointments } = await given()
  const [, second] = appointments
  const shown = await shop.byLink(second!.id)
  const gone = await shop.byLink(second!.id, { act: 'cancel', version: shown.body.version })
  expect(gone.status).toBe(200)
  const { body } = await hands.read(id)
  expect(body.appointments.map(({ status }) => status)).toEqual(['pending', 'cancelled', 'pending'])
})
