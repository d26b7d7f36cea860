import { afterEach, describe, expect, it } from 'vitest'
import { movableClock } from '../../scheduling/testing/movable-clock'
import type { CustomersOrder, PixShop } from '../testing/bank-town'
import { openBankTown } from '../testing/open-bank-town'

/** 15 h on a Saturday in Manaus. */
const noon = '2026-11-21T19:00:00Z'
const clock = movableClock(noon)
const town = openBankTown({ clock: clock.now })
afterEach(() => clock.set(noon))

const paidOf = async (order: CustomersOrder) => (await order.details()).order.paid
const isPaid = (order: CustomersOrder) => order.until(({ paid_cents }) => paid_cents > 0)
const chargesOf = ({ key }: PixShop) =>
  [...town.bank.bank.charges.values()].filter((each) => each.key === key)
const told = ({ endToEndId, txid, at }: { endToEndId: string; txid?: string; at: number }) => ({
  pix: [{ endToEndId, txid, valor: '49.80', horario: new Date(at).toISOString() }],
})

/** What counts of each PIX that came in for an order, the larger first. */
const countedOf = async (order: CustomersOrder) =>
  (await order.receipts()).map(({ counted_cents }) => counted_cents).toSorted((a, b) => b - a)

/** An order that was paid. */
async function paying() {
  const shop = await town.connected()
  const { order, code } = await town.asking(shop)
  const pix = town.bank.payer.pays(code)
  await isPaid(order)
  return { shop, order, code, pix }
}

describe('a payment', () => {
  it('that is told before the answer that made its charge was written down counts', async () => {
    const shop = await town.connected()
    town.bank.misbehave({ fault: { how: 'lose', calls: /PUT .*cob/, times: 2 } })
    const order = await shop.orders()
    await order.until(({ pix_charge }) => pix_charge?.state === 'making')
    await expect.poll(() => chargesOf(shop)).toHaveLength(1)
    town.bank.payer.paysCharge(chargesOf(shop)[0]!.txid)
    await isPaid(order)
    expect(await countedOf(order)).toEqual([4980])
    expect(chargesOf(shop)).toHaveLength(1)
  })

  it('that is told ten times, together and one after the other, counts once', async () => {
    const shop = await town.connected()
    const { order, code } = await town.asking(shop)
    town.bank.misbehave({ callbacks: 'five-times' })
    const pix = town.bank.payer.pays(code)
    for (let time = 0; time < 5; time += 1) town.bank.forgeCallback(shop.key, told(pix))
    await isPaid(order)
    await town.bank.idle()
    expect((await order.details()).payments).toHaveLength(1)
    expect(await countedOf(order)).toEqual([4980])
  })

  it('and its return, told out of order, leave what the bank says in the end', async () => {
    const shop = await town.connected()
    const { order, code } = await town.asking(shop)
    town.bank.misbehave({ callbacks: 'hold' })
    const { endToEndId } = town.bank.payer.pays(code)
    town.bank.payer.takesBack(endToEndId, 1980)
    town.bank.releaseCallbacks('reversed')
    await isPaid(order)
    await town.bank.idle()
    await expect.poll(() => paidOf(order)).toBe(30)
    expect(await order.receipts()).toMatchObject([{ refunds: [{ foreign: true, state: 'returned' }] }])
  })

  it('of another company, told at a shop’s address, counts for nobody but that company', async () => {
    const [mine, theirs] = [await town.connected(), await town.connected()]
    const [asked, { order, code }] = [await town.asking(mine), await town.asking(theirs)]
    town.bank.misbehave({ callbacks: 'lose' })
    const pix = town.bank.payer.pays(code)
    town.bank.forgeCallback(mine.key, told(pix))
    town.bank.forgeCallback(mine.key, { pix: [{ endToEndId: pix.endToEndId }] })
    await town.bank.idle()
    await mine.sweep()
    await theirs.sweep()
    await isPaid(order)
    expect(await asked.order.receipts()).toEqual([])
    expect(await paidOf(asked.order)).toBe(0)
  })

  it('that comes twice counts once, and the second is listed for a person', async () => {
    const { shop, order, pix } = await paying()
    town.bank.payer.paysCharge(pix.txid!, { anyway: true })
    await expect.poll(() => countedOf(order)).toEqual([4980, 0])
    await shop.sweep()
    expect(await paidOf(order)).toBe(49.8)
  })

  it.each(['deliver', 'lose'] as const)(
    'that comes after its time counts (callbacks: %s)',
    async (callbacks) => {
      const shop = await town.connected()
      const { order, code } = await town.asking(shop)
      town.bank.misbehave({ callbacks })
      clock.set('2026-11-21T19:16:00Z')
      town.bank.payer.pays(code, { anyway: true })
      await shop.sweep()
      await isPaid(order)
      expect(await countedOf(order)).toEqual([4980])
    },
  )

  it('that comes while the first is given back is listed, and what went back is that of the first', async () => {
    const { shop, order, pix } = await paying()
    town.bank.misbehave({ refunds: 'wait' })
    await shop.refund(pix.endToEndId, 2490)
    await expect.poll(() => order.receipts()).toMatchObject([{ refunds: [{ state: 'under-way' }] }])
    town.bank.payer.paysCharge(pix.txid!, { anyway: true })
    await expect.poll(() => countedOf(order)).toEqual([4980, 0])
    town.bank.payer.settlesRefunds()
    await expect.poll(() => paidOf(order)).toBe(24.9)
    expect(await countedOf(order)).toEqual([4980, 0])
  })

  it('of another amount than was asked counts as far as it is owed, and never more', async () => {
    const shop = await town.connected()
    const [less, more] = [await town.asking(shop), await town.asking(shop)]
    town.bank.payer.pays(less.code, { cents: 4000 })
    town.bank.payer.pays(more.code, { cents: 6000 })
    await isPaid(less.order)
    await isPaid(more.order)
    expect([await paidOf(less.order), await paidOf(more.order)]).toEqual([40, 49.8])
    expect([await countedOf(less.order), await countedOf(more.order)]).toEqual([[4000], [4980]])
  })
})

describe('a bank', () => {
  it.each(['too-many', 'unavailable'] as const)(
    'in a storm (%s) loses nothing: what was paid counts once it is over',
    async (how) => {
      const shop = await town.connected()
      const { order, code } = await town.asking(shop)
      town.bank.misbehave({ fault: { how, retryAfterSeconds: 1 } })
      town.bank.payer.pays(code)
      await town.bank.idle()
      await shop.sweep()
      const refused = () =>
        town.bank.requests().filter(({ status }) => status === 429 || status === 503).length
      await expect.poll(refused).toBeGreaterThan(2)
      expect(await paidOf(order)).toBe(0)
      town.bank.behaveWell()
      await shop.sweep()
      await isPaid(order)
      expect(await countedOf(order)).toEqual([4980])
    },
  )

  it('whose token ends between two calls is asked with another, and nobody notices', async () => {
    const shop = await town.connected()
    const { order, code } = await town.asking(shop)
    town.bank.revokeTokens()
    town.bank.payer.pays(code)
    await isPaid(order)
    town.bank.revokeTokens()
    town.bank.misbehave({ accessTokenSeconds: 1 })
    await town.asking(shop)
    expect(await shop.account()).toMatchObject({ denied: null })
  })

  it('that revoked the certificate says so to the owner, and what was paid meanwhile counts once it takes another', async () => {
    const shop = await town.connected()
    const { order, code } = await town.asking(shop)
    town.bank.revokeTokens()
    town.bank.misbehave({ fault: { how: 'revoked' } })
    town.bank.payer.pays(code)
    await expect.poll(async () => (await shop.account()).denied?.words).toBe('invalid_client')
    expect(await paidOf(order)).toBe(0)
    town.bank.behaveWell()
    expect((await shop.connect()).body).toMatchObject({ denied: null })
    await shop.sweep()
    await isPaid(order)
  })

  it.each([5, -5])('whose clock is %s minutes off takes money, and all of it is found', async (minutes) => {
    const shop = await town.connected()
    town.bank.misbehave({ clockAheadMs: minutes * 60_000, callbacks: 'lose' })
    const { order, code } = await town.asking(shop)
    const { pix_charge: charge } = await order.until(({ pix_charge }) => pix_charge !== null)
    expect(charge).toMatchObject({ state: 'open', expires_at: '2026-11-21T19:09:30.000Z' })
    town.bank.payer.pays(code)
    await shop.sweep()
    await isPaid(order)
    clock.set('2026-11-21T19:16:00Z')
    await shop.sweep()
    expect(await countedOf(order)).toEqual([4980])
  })
})
