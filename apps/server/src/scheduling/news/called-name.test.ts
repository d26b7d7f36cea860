import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { startToldShops, type Customer, type ToldShop, type ToldShops } from './testing/told-shop'

let town: ToldShops
let shop: ToldShop
let ana: Customer

// Monday noon in Manaus.
const MONDAY = '2030-03-04T16:00:00Z'
const NINE = '2030-03-07T13:00:00Z'

beforeAll(async () => {
  town = await startToldShops(MONDAY)
})
beforeEach(async () => {
  town.setTime(MONDAY)
  shop = await town.shop()
  ana = await shop.customer()
})
afterAll(() => town.stop())

it.each([
  'https://premio.example/pix Lima',
  'www.premio.example Lima',
  'premio.example/x',
  'Pague_*agora*:+5592999990000',
  '{link} Lima',
  '+55(92)99999-0000',
  `${'A'.repeat(60)} Lima`,
])(
  'a stranger who books under the name %s has the shop say nothing of it to whose phone it is',
  async (name) => {
    const { status } = await shop.bookPublicly(NINE, ana, { name })
    expect(status).toBe(201)
    await shop.runDue()
    const [told] = await shop.receivedBy(ana)
    expect(told).toMatch(/^Olá! Recebemos seu agendamento/)
    expect(told).not.toContain(name.split(' ')[0])
  },
)

it.each(['Ana Lima', 'José', "D'Ávila Souza", 'Ana-Clara Reis', 'Đặng Thị', 'Sr. Costa'])(
  'who is called %s is addressed so',
  async (name) => {
    await shop.bookPublicly(NINE, ana, { name })
    await shop.runDue()
    const [told] = await shop.receivedBy(ana)
    expect(told).toContain(`Olá, ${name.split(' ')[0]}!`)
  },
)
