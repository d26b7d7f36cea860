import { afterEach, describe, expect, it } from 'vitest'
import type { FollowedOrder } from '@balcao/contract/menu'
import { movableClock } from '../../scheduling/testing/movable-clock'
import { call } from '../../testing/call'
import { givenStation } from '../../printing/testing/counter'
import { givenOrder } from '../../testing/orders'
import type { CustomersOrder, PixShop } from '../testing/bank-town'
import { openBankTown } from '../testing/open-bank-town'

/** 15 h on a Saturday in Manaus. */
const clock = movableClock('2026-11-21T19:00:00Z')
const after = (minutes: number) =>
  clock.set(new Date(Date.parse('2026-11-21T19:00:00Z') + minutes * 60_000).toISOString())
const town = openBankTown({ clock: clock.now })
afterEach(() => after(0))

const isOpen = ({ pix_charge }: FollowedOrder) => pix_charge?.state === 'open'

/** A shop with a station that prints. */
async function printing(): Promise<PixShop> {
  const shop = await town.givenShop()
  await givenStation(town.server, shop.company)
  return shop
}

/** A shop that makes orders of its menu once they are paid, and one that waits. */
async function waiting(): Promise<{ shop: PixShop; order: CustomersOrder; code: string }> {
  const shop = await printing()
  await shop.connect()
  await shop.paysFirst('menu')
  const order = await shop.orders()
  return { shop, order, code: (await order.until(isOpen)).pix_copia_e_cola! }
}

const unseen = async ({ company }: PixShop) =>
  (await call<{ unseen: number }>(town.server, '/api/orders/counts', { cookie: company.cookie })).body.unseen

async function stands(order: CustomersOrder) {
  const { order: row, prints } = await order.details()
  return {
    waits: row.waits_until !== null,
    rings: row.seen_at === null,
    status: row.status,
    prints: prints.length > 0,
  }
}

describe('an order that is made once it is paid', () => {
  it('neither rings nor prints before, and does both when its money came', async () => {
    const { shop, order, code } = await waiting()
    expect(await stands(order)).toEqual({ waits: true, rings: false, status: 'analysis', prints: false })
    expect(await unseen(shop)).toBe(0)
    town.bank.payer.pays(code)
    await order.until(({ paid_cents }) => paid_cents > 0)
    expect(await stands(order)).toEqual({ waits: false, rings: true, status: 'analysis', prints: true })
    expect(await unseen(shop)).toBe(1)
    const { timeline, prints } = await order.details()
    await shop.sweep()
    expect(timeline.filter(({ kind }) => kind === 'paid')).toHaveLength(1)
    expect((await order.details()).prints).toHaveLength(prints.length)
  })

  it('is offered once more after its time, then dropped with a word; money that comes all the same brings it back', async () => {
    const { shop, order, code } = await waiting()
    const read = await shop.anaReads()
    after(9)
    await shop.sweep()
    after(11)
    await shop.sweep()
    const again = await order.until((it) => isOpen(it) && it.pix_copia_e_cola !== code)
    await expect.poll(read).toEqual([expect.stringContaining('ainda espera pelo PIX')])
    after(22)
    await expect
      .poll(
        async () => {
          await shop.sweep()
          return (await order.details()).order
        },
        { timeout: 15_000, interval: 500 },
      )
      .toMatchObject({ status: 'cancelled', cancel_reason: 'not_paid' })
    await expect.poll(read).toContainEqual(expect.stringContaining('não foi pago a tempo'))
    expect(() => town.bank.payer.pays(again.pix_copia_e_cola!)).toThrow('not-payable')
    town.bank.payer.pays(again.pix_copia_e_cola!, { anyway: true })
    await order.until(({ paid_cents }) => paid_cents > 0)
    expect(await stands(order)).toEqual({ waits: false, rings: true, status: 'analysis', prints: true })
  }, 60_000)

  it('that was paid in its last moment is not dropped, although nobody called', async () => {
    const { shop, order } = await waiting()
    after(11)
    await shop.sweep()
    const { pix_copia_e_cola: code } = await order.until(isOpen)
    after(20)
    town.bank.misbehave({ callbacks: 'lose' })
    town.bank.payer.pays(code!)
    after(22)
    await shop.sweep()
    await order.until(({ paid_cents }) => paid_cents > 0)
    expect(await stands(order)).toMatchObject({ status: 'analysis', rings: true })
  })

  it('whose money comes long after it was dropped is for a person to see to', async () => {
    const { shop, order, code } = await waiting()
    await order.act('close', { outcome: 'cancelled', reason: 'not_paid' })
    await town.server.app.db.owner.query(
      "update orders set updated_at = now() - interval '3 hours' where id = $1",
      [order.id],
    )
    town.bank.payer.pays(code, { anyway: true })
    await expect.poll(() => order.receipts()).toMatchObject([{ counted_cents: 0, refundable_cents: 4980 }])
    expect((await order.details()).order).toMatchObject({ status: 'cancelled', paid: 0 })
    await shop.sweep()
  })

  it('rings at once where the bank lets the shop down, so that no order is lost', async () => {
    const shop = await printing()
    await shop.connect()
    await shop.paysFirst('menu')
    town.bank.misbehave({ fault: { how: 'denied', calls: /cob/ } })
    const order = await shop.orders()
    await order.until(({ pix_charge }) => pix_charge === null)
    await shop.sweep()
    await expect.poll(() => stands(order)).toMatchObject({ waits: false, rings: true, prints: true })
  })

  it('waits no longer once a person begins it or takes its money, and not at all where the shop does not ask for that', async () => {
    const { shop, order } = await waiting()
    await order.act('payments', { id: crypto.randomUUID(), method: 'cash', received: 49.8 })
    expect(await stands(order)).toMatchObject({ waits: false, prints: true })
    const other = await shop.orders()
    await call(town.server, `/rest/v1/orders?id=eq.${other.id}`, {
      method: 'PATCH',
      cookie: shop.company.cookie,
      body: { status: 'production' },
    })
    expect(await stands(other)).toMatchObject({ waits: false, status: 'production', prints: true })
    expect(
      await givenOrder(town.server, shop.company, { payment_method: 'pix', change_for: null }),
    ).toMatchObject({
      waits_until: null,
    })
    await shop.paysFirst()
    expect(await stands(await shop.orders())).toMatchObject({ waits: false, rings: true })
  })

  it('has the time of a new one to be paid once its end is taken back', async () => {
    const { shop, order } = await waiting()
    await call(town.server, '/api/pix/rules', {
      method: 'PUT',
      cookie: shop.company.cookie,
      body: { pays_first: [], wait_minutes: 30 },
    })
    await order.act('close', { outcome: 'cancelled', reason: 'other', note: 'engano' })
    expect((await order.act('reopen', {})).body).toMatchObject({ status: 'analysis' })
    const { rows } = await town.server.app.db.owner.query<{ minutes: number }>(
      'select extract(epoch from pay_by - updated_at)::float8 / 60 as minutes from orders where id = $1',
      [order.id],
    )
    expect(rows).toEqual([{ minutes: 30 }])
  })

  it('is let go when the shop disconnects its bank', async () => {
    const { shop, order } = await waiting()
    await call(town.server, '/api/pix/account', { method: 'DELETE', cookie: shop.company.cookie })
    await expect.poll(() => stands(order)).toMatchObject({ waits: false, rings: true, prints: true })
  })
})
