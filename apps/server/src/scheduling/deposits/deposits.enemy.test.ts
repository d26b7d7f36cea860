import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { startToldShops, type Customer, type ToldShop, type ToldShops } from '../news/testing/told-shop'

let town: ToldShops
let shop: ToldShop
let ana: Customer

// Monday noon in Manaus; a deposit is to be paid within two hours.
const MONDAY = '2030-03-04T16:00:00Z'
const DUE = '2030-03-04T18:00:00Z'
const NINE = '2030-03-07T13:00:00Z'

beforeAll(async () => {
  town = await startToldShops(MONDAY)
})
beforeEach(async () => {
  town.setTime(MONDAY)
  shop = await town.shop()
  ana = await shop.customer()
  await shop.settings({ services: { [shop.services.cut]: { deposit_cents: 2500 } } })
})
afterAll(() => town.stop())

it('what its term has cancelled and the shop takes back has a term of its own, and is not cancelled again at once', async () => {
  const { body } = await shop.bookPublicly(NINE, ana)
  await shop.runDue()
  town.setTime(DUE)
  await shop.runDue()
  expect((await shop.read(body.id)).status).toBe('cancelled')
  const back = await shop.status(body.id, 'pending')
  expect(back.body.deposit).toMatchObject({ due_at: '2030-03-04T20:00:00.000Z', paid_at: null })
  await shop.runDue(2)
  expect((await shop.read(body.id)).status).toBe('pending')
  town.setTime('2030-03-04T20:00:00Z')
  await shop.runDue()
  expect((await shop.read(body.id)).status).toBe('cancelled')
})
