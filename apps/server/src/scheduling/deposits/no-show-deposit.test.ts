import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startToldShops, type Customer, type ToldShop, type ToldShops } from '../news/testing/told-shop'

let town: ToldShops
let shop: ToldShop
let ana: Customer

/** Monday noon in Manaus. */
const MONDAY = '2030-03-04T16:00:00Z'
const rule = { by: 'percent' as const, cents: 2000, percent: 50, months: 12 }

beforeAll(async () => {
  town = await startToldShops(MONDAY)
})
afterAll(() => town.stop())
beforeEach(async () => {
  town.setTime(MONDAY)
  shop = await town.shop()
  ana = await shop.customer()
  await shop.settings({ confirm_by_self: true, no_show_deposit: rule })
})

/** An appointment of so many days ago, as it ended. */
async function past(days: number, as: { no_show?: boolean; paid?: boolean } = {}, who = ana): Promise<void> {
  const start = new Date(Date.parse(MONDAY) - days * 86_400_000).toISOString()
  const { id } = await shop.given(start, who, { accept: ['past'] })
  await shop.rows(
    `update appointments set status = 'completed', no_show = $3, deposit_cents = 100, deposit_due_at = starts_at,
       deposit_paid_at = case when $4 then starts_at end where company_id = $1 and id = $2`,
    id,
    as.no_show ?? false,
    as.paid ?? false,
  )
}

const book = async (who: Customer, hour = 13, change = {}) =>
  (await shop.bookPublicly(`2030-03-07T${hour}:00:00Z`, who, change)).body

describe('a deposit of who did not come before', () => {
  it('is asked of their next booking, though the service asks for none, and of nobody else', async () => {
    await past(28, { no_show: true })
    expect((await book(ana)).deposit).toMatchObject({ cents: 2500, paid: false })
    expect((await book(await shop.customer(), 14)).deposit).toBeNull()
  })

  it('waits to be paid, tells its customer how much and until when, and not why', async () => {
    await past(28, { no_show: true })
    await shop.runDue()
    await shop.receivedBy(ana)
    const booked = await book(ana)
    expect(booked.status).toBe('pending')
    await shop.runDue()
    const [told] = await shop.receivedBy(ana)
    expect(told).toMatch(/pague o sinal de R\$\s25,00 até 14:00 de segunda/)
    expect(told).not.toMatch(/falt|veio|compareceu/i)
    town.setTime('2030-03-04T18:00:00Z')
    await shop.runDue()
    expect((await shop.read(booked.id)).status).toBe('cancelled')
  })

  it('an amount is never more than the price, and what the service asks counts where it is more', async () => {
    await past(28, { no_show: true })
    await shop.settings({ no_show_deposit: { ...rule, by: 'cents', cents: 99_900 } })
    expect((await book(ana)).deposit?.cents).toBe(5000)
    await shop.settings({
      no_show_deposit: { ...rule, percent: 10 },
      services: { [shop.services.cut]: { deposit_cents: 2000 } },
    })
    expect((await book(ana, 14)).deposit?.cents).toBe(2000)
  })

  it('is not asked at the counter, after so many months, nor where it is off', async () => {
    await past(203, { no_show: true })
    expect((await shop.given('2030-03-07T15:00:00Z', ana)).deposit).toBeNull()
    expect((await book(ana)).deposit?.cents).toBe(2500)
    await shop.settings({ no_show_deposit: { ...rule, months: 6 } })
    expect((await book(ana, 14)).deposit).toBeNull()
    await shop.settings({ no_show_deposit: { ...rule, by: 'off' } })
    expect((await book(ana, 16)).deposit).toBeNull()
  })

  it('a booking that was paid and kept clears the slate; one that was only kept, or missed again, does not', async () => {
    await past(63, { no_show: true })
    await past(56)
    expect((await book(ana)).deposit?.cents).toBe(2500)
    await past(42, { paid: true })
    expect((await book(ana, 14)).deposit).toBeNull()
    await past(35, { paid: true, no_show: true })
    expect((await book(ana, 16)).deposit?.cents).toBe(2500)
  })

  it('keeping a time tells nothing of a phone: it is asked for with the booking alone', async () => {
    await past(28, { no_show: true })
    const page = await shop.ask(`/api/booking/${shop.company.id}`)
    expect(page.text).not.toMatch(/no_show_deposit/)
  })
})
