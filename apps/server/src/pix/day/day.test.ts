import { describe, expect, it } from 'vitest'
import type { PixDay } from '@balcao/contract/pix'
import { call } from '../../testing/call'
import { givenOrder } from '../../testing/orders'
import type { PixShop } from '../testing/bank-town'
import { openBankTown } from '../testing/open-bank-town'

const town = openBankTown()

const dayOf = async ({ company }: PixShop, query = '') =>
  (await call<PixDay>(town.server, `/api/pix/day${query}`, { cookie: company.cookie })).body
const match = ({ company }: PixShop, endToEndId: string, orderId: string) =>
  call<{ code?: string; counted_cents: number }>(town.server, `/api/pix/receipts/${endToEndId}/match`, {
    cookie: company.cookie,
    body: { order_id: orderId },
  })
const unmatch = ({ company }: PixShop, endToEndId: string) =>
  call<{ code?: string; counted_cents: number }>(town.server, `/api/pix/receipts/${endToEndId}/match`, {
    method: 'DELETE',
    cookie: company.cookie,
  })

describe('a day of PIX', () => {
  it('adds up: what the bank received, what counts for orders, what went back, what is nobody’s and what people wrote down', async () => {
    const shop = await town.connected()
    const order = await shop.orders()
    const { pix_copia_e_cola: code } = await order.until(({ pix_charge }) => pix_charge?.state === 'open')
    town.bank.payer.pays(code!)
    await order.until(({ paid_cents }) => paid_cents > 0)
    const { txid } = await shop.test()
    await expect.poll(() => shop.charge(txid)).toMatchObject({ state: 'open' })
    town.bank.payer.paysCharge(txid)
    town.bank.payer.paysKey(shop.key, 1500)
    await shop.sweep()
    const byHand = await givenOrder(town.server, shop.company, { payment_method: 'pix', change_for: null })
    await call(town.server, `/api/orders/${byHand.id}/payments`, {
      cookie: shop.company.cookie,
      body: { id: crypto.randomUUID(), method: 'pix', received: 10 },
    })
    await expect.poll(async () => (await dayOf(shop)).receipts).toHaveLength(3)
    const [paid] = await order.receipts()
    await shop.refund(paid!.end_to_end_id, 1000)
    await expect
      .poll(async () => (await dayOf(shop)).totals)
      .toEqual({
        received_cents: 4980 + 1 + 1500,
        returned_cents: 1000,
        counted_cents: 4980,
        deposits_cents: 0,
        unmatched_cents: 1500,
        by_hand_cents: 1000,
      })
    const day = await dayOf(shop)
    expect(day.charges.map(({ state, order: its }) => [state, its?.number ?? null])).toEqual([
      ['paid', null],
      ['paid', 1],
    ])
    // What was given back of the first is owed of it again.
    expect(day.open_orders).toMatchObject([
      { id: byHand.id, owed_cents: 5080 },
      { id: order.id, owed_cents: 1000 },
    ])
    const other = await dayOf(shop, '?date=2020-01-01')
    expect(other).toMatchObject({ receipts: [], charges: [], unmatched_days: [day.date] })
  })

  it('has money without an order matched by a person: it counts there once, and for nothing else', async () => {
    const shop = await town.connected()
    const order = await givenOrder(town.server, shop.company, { payment_method: 'pix', change_for: null })
    const second = await givenOrder(town.server, shop.company, { payment_method: 'pix', change_for: null })
    const { endToEndId } = town.bank.payer.paysKey(shop.key, 6080)
    await shop.sweep()
    await expect.poll(async () => (await dayOf(shop)).totals.unmatched_cents).toBe(6080)
    const answers = await Promise.all([
      match(shop, endToEndId, order.id),
      match(shop, endToEndId, order.id),
      match(shop, endToEndId, second.id),
    ])
    const counted = answers.filter(({ status }) => status === 200)
    expect(new Set(counted.map(({ body }) => body.counted_cents))).toEqual(new Set([6080]))
    expect(answers.some(({ body }) => body.code === 'PIX_MATCHED')).toBe(true)
    const { receipts, totals } = await dayOf(shop)
    expect([totals.counted_cents, totals.unmatched_cents]).toEqual([6080, 0])
    const its = receipts[0]!.order!.id
    expect([order.id, second.id]).toContain(its)
    const spare = town.bank.payer.paysKey(shop.key, 100)
    await shop.sweep()
    await expect.poll(async () => (await dayOf(shop)).totals.unmatched_cents).toBe(100)
    expect((await match(shop, spare.endToEndId, its)).body.code).toBe('PIX_NOT_OWED')
    const stranger = await town.connected()
    expect((await match(stranger, spare.endToEndId, its)).body.code).toBe('PIX_RECEIPT_NOT_FOUND')
    const theirs = await givenOrder(town.server, stranger.company, {
      payment_method: 'pix',
      change_for: null,
    })
    expect((await match(shop, spare.endToEndId, theirs.id)).body.code).toBe('ORDER_NOT_FOUND')
    await shop.refund(spare.endToEndId, 100)
    await expect.poll(async () => (await dayOf(shop)).totals.unmatched_cents).toBe(0)
    expect((await match(shop, spare.endToEndId, second.id)).body.code).toBe('PIX_MATCHED')
  })

  it('has a match by hand taken back: the order owes again, and the money counts where it belongs', async () => {
    const shop = await town.connected()
    const order = await givenOrder(town.server, shop.company, { payment_method: 'pix', change_for: null })
    const right = await givenOrder(town.server, shop.company, { payment_method: 'pix', change_for: null })
    const { endToEndId } = town.bank.payer.paysKey(shop.key, 6080)
    await shop.sweep()
    await expect.poll(async () => (await dayOf(shop)).totals.unmatched_cents).toBe(6080)
    await match(shop, endToEndId, order.id)
    expect((await dayOf(shop)).receipts).toMatchObject([{ by_hand: true, order: { id: order.id } }])
    const stranger = await town.connected()
    expect((await unmatch(stranger, endToEndId)).body.code).toBe('PIX_RECEIPT_NOT_FOUND')
    const answers = await Promise.all([1, 2].map(() => unmatch(shop, endToEndId)))
    expect(answers).toMatchObject([{ body: { counted_cents: 0 } }, { body: { counted_cents: 0 } }])
    const { totals, open_orders } = await dayOf(shop)
    expect([totals.counted_cents, totals.unmatched_cents]).toEqual([0, 6080])
    expect(open_orders.map(({ id }) => id)).toContain(order.id)
    await match(shop, endToEndId, right.id)
    await shop.sweep()
    const day = await dayOf(shop)
    expect(day.receipts).toMatchObject([{ counted_cents: 6080, by_hand: true, order: { id: right.id } }])
    const { rows } = await town.server.app.db.owner.query<{ act: string }>(
      "select act from audit_entries where company_id = $1 and act like 'pix.%matched' order by at",
      [shop.company.id],
    )
    expect(rows.map(({ act }) => act)).toEqual(['pix.matched', 'pix.unmatched', 'pix.matched'])
  })

  it('takes back neither what the bank itself said nor what goes back', async () => {
    const shop = await town.connected()
    const { order, code } = await town.asking(shop)
    const { endToEndId } = town.bank.payer.pays(code)
    await order.until(({ paid_cents }) => paid_cents > 0)
    expect((await unmatch(shop, endToEndId)).body.code).toBe('PIX_NOT_BY_HAND')
    const other = await givenOrder(town.server, shop.company, { payment_method: 'pix', change_for: null })
    const given = town.bank.payer.paysKey(shop.key, 6080).endToEndId
    await shop.sweep()
    await expect.poll(async () => (await dayOf(shop)).totals.unmatched_cents).toBe(6080)
    await match(shop, given, other.id)
    await shop.refund(given, 80)
    expect((await unmatch(shop, given)).body.code).toBe('PIX_NOT_BY_HAND')
  })
})
