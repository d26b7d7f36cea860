import type { OwnBooking } from '@balcao/contract/booking'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { call } from '../../testing/call'
import {
  pagesUrl,
  startToldShops,
  type Customer,
  type ToldShop,
  type ToldShops,
} from '../news/testing/told-shop'
import { packageHands } from './testing/package-hands'

let town: ToldShops
let shop: ToldShop
let ana: Customer
let hands: ReturnType<typeof packageHands>

/** Monday noon in Manaus; the appointments are on Thursday. */
const MONDAY = '2030-03-04T16:00:00Z'
const NINE = '2030-03-07T13:00:00Z'
const TEN = '2030-03-07T14:00:00Z'

beforeAll(async () => {
  town = await startToldShops(MONDAY)
})
afterAll(() => town.stop())
beforeEach(async () => {
  town.setTime(MONDAY)
  shop = await town.shop()
  ana = await shop.customer()
  hands = packageHands(
    (path, method, body) => shop.ask(path, { ...(method ? { method } : {}), ...(body ? { body } : {}) }),
    shop.services.cut,
  )
})

const givenPackage = async (overrides: Parameters<typeof hands.kindOf>[0] = {}) =>
  hands.sold((await hands.givenKind({ valid_days: 30, ...overrides })).id, { phone: ana.phone })

/** What the private page says, opened by the link of the last message. */
async function byMessage(text: string) {
  const link = text.match(/horario\/(\S+)/)![1]!
  return call<OwnBooking>(town.server, `/api/booking/${shop.company.id}/bookings/${link}`)
}

describe('what a customer reads of their package', () => {
  it('is in the confirmation and behind its link, where the counter took it', async () => {
    const { id } = await givenPackage()
    const booked = await shop.given(NINE, ana, { package_id: id, status: 'confirmed', email: ana.email })
    await shop.runDue()
    const [message] = await shop.receivedBy(ana)
    expect(message).toContain('\nPacote: sessão 1 de 10, restam 9, até 03/04')
    expect((await byMessage(message!)).body.package).toEqual({
      name: '10 cortes',
      number: 1,
      sessions: 10,
      left: 9,
      expires_on: '2030-04-03',
    })
    expect((await shop.byLink(booked.id)).body.package?.left).toBe(9)
    expect(shop.mails(ana)[0]!.text).toContain('Pacote: sessão 1 de 10')
  })

  it('stands where the owner’s words put it', async () => {
    await shop.newsSetting('confirmed', { text: 'Oi {nome}, {hora} ({pacote})' })
    const { id } = await givenPackage({ sessions: 1 })
    await shop.given(NINE, ana, { package_id: id, status: 'confirmed' })
    await shop.given(TEN, ana, { package_id: id, status: 'confirmed' })
    await shop.runDue()
    expect(await shop.receivedBy(ana)).toEqual([
      'Oi Ana, 09:00 (sessão 1 de 1, é a última)',
      'Oi Ana, 10:00 (sem sessão para este horário, que é pago à parte)',
    ])
  })

  it('a booking of their own is taken by itself once it is confirmed, where the package says so', async () => {
    await givenPackage()
    const own = await givenPackage({ name: 'Dez', by_itself: true })
    await shop.settings({ confirm_by_self: true })
    const { body } = await shop.bookPublicly(NINE, ana)
    expect((await shop.read(body.id)).package).toMatchObject({ id: own.id, number: 1 })
    await shop.runDue()
    const [message] = await shop.receivedBy(ana)
    expect(message).toContain('Pacote: sessão 1 de 10, restam 9')
    expect((await byMessage(message!)).body.package?.left).toBe(9)
    // Cancelled by its customer, the session goes back.
    await shop.byLink(body.id, { act: 'cancel', version: (await shop.read(body.id)).version })
    expect((await hands.of(ana.phone)).packages.find(({ id }) => id === own.id)!.left).toBe(10)
  })

  it('is taken when the shop confirms what was asked for', async () => {
    const { id } = await givenPackage({ by_itself: true })
    const { body } = await shop.bookPublicly(NINE, ana)
    expect((await shop.read(body.id)).package).toBeUndefined()
    await shop.status(body.id, 'confirmed')
    expect((await shop.read(body.id)).package).toMatchObject({ id, number: 1 })
  })

  it('a stranger who books under their phone reads nothing of it: not on the page, not by its link, not in a mail', async () => {
    await givenPackage({ by_itself: true })
    await shop.settings({ confirm_by_self: true })
    const stranger = { ...ana, email: `x${ana.phone}@estranho.example` }
    const { body } = await shop.bookPublicly(NINE, ana, { email: stranger.email })
    expect(body.package).toBeUndefined()
    expect(body.price_cents).toBe(5000)
    await shop.runDue()
    expect((await shop.byLink(body.id)).body).not.toHaveProperty('package')
    const [mail] = shop.mails(stranger)
    expect(mail!.text).not.toMatch(/pacote|sessão/i)
    const linkOfMail = mail!.text.match(new RegExp(`${pagesUrl}\\S+/horario/(\\S+)`))![1]!
    const opened = await call(town.server, `/api/booking/${shop.company.id}/bookings/${linkOfMail}`)
    expect(opened.body).not.toHaveProperty('package')
  })
})
