import { describe, expect, it } from 'vitest'
import type { OrderDetails } from '@balcao/contract/orders'
import type { CounterCharge } from '@balcao/contract/pix'
import { placeBotOrder } from '../../bot/orders/place-order'
import { call } from '../../testing/call'
import { givenOrder } from '../../testing/orders'
import type { PixShop } from '../testing/bank-town'
import { openBankTown } from '../testing/open-bank-town'

const town = openBankTown()

const detailsOf = async ({ company }: PixShop, id: string) =>
  (await call<OrderDetails>(town.server, `/api/orders/${id}`, { cookie: company.cookie })).body

const chargeOf = async ({ company }: PixShop, id: string, body: { fresh?: boolean } = {}) =>
  (
    await call<{ charge: CounterCharge | null }>(town.server, `/api/orders/${id}/pix/charge`, {
      cookie: company.cookie,
      body,
    })
  ).body.charge

describe('an order at the counter', () => {
  it('shows a code of its own once somebody asks for it, and is paid by it', async () => {
    const shop = await town.connected()
    const { id } = await givenOrder(town.server, shop.company, { payment_method: 'pix', change_for: null })
    const asked = await Promise.all([1, 2, 3].map(() => chargeOf(shop, id)))
    expect(asked).not.toContain(null)
    await expect.poll(() => chargeOf(shop, id)).toMatchObject({ state: 'open', code: expect.any(String) })
    const { code } = (await chargeOf(shop, id))!
    expect(town.bank.payer.pays(code!).cents).toBe(6080)
    await expect.poll(async () => (await detailsOf(shop, id)).order.paid).toBe(60.8)
    expect(await chargeOf(shop, id)).toBeNull()
    expect([...town.bank.bank.charges.values()].filter(({ key }) => key === shop.key)).toHaveLength(1)
  })

  it('of another company has no code, nor has one whose bank lets it down until somebody asks again', async () => {
    const [shop, stranger] = [await town.connected(), await town.connected()]
    const { id } = await givenOrder(town.server, shop.company, { payment_method: 'pix', change_for: null })
    expect(await chargeOf(stranger, id)).toBeNull()
    town.bank.misbehave({ fault: { how: 'denied', calls: /PUT .*cob/ } })
    await chargeOf(shop, id)
    await expect.poll(() => chargeOf(shop, id)).toBeNull()
    town.bank.behaveWell()
    await chargeOf(shop, id, { fresh: true })
    await expect.poll(() => chargeOf(shop, id)).toMatchObject({ state: 'open' })
  })
})

describe('an order that the bot took', () => {
  const place = async (shop: PixShop) => {
    const conversationId = await shop.chat()
    const line = { item_id: 'x-bacon', price_type: 'padrao', quantity: 2, options: [], unit_cents: 2490 }
    const order = {
      key: 1,
      lines: [line],
      fulfilment: 'pickup' as const,
      customerName: 'Ana Lima',
      address: null,
      neighbourhood: null,
      feeCents: 0,
      totalCents: 4980,
      paymentMethod: 'pix' as const,
      changeForCents: null,
      notes: null,
    }
    const customer = { conversationId, name: 'Ana', phone: '5592991234567' }
    return placeBotOrder(town.server.app.db, shop.company.id, customer, order, new Date())
  }

  it('has the bank’s code as a message of its own, and is paid by it', async () => {
    const shop = await town.connected()
    const read = await shop.anaReads()
    expect(await place(shop)).toMatchObject({ kind: 'placed', pixCode: null, pixFollows: true })
    await expect.poll(read).toHaveLength(1)
    const [code] = await read()
    expect(town.bank.payer.pays(code!).cents).toBe(4980)
    const counts = () =>
      town.server.app.db.owner.query('select 1 from order_payments where company_id = $1', [shop.company.id])
    await expect.poll(async () => (await counts()).rowCount).toBe(1)
  })

  it('has the shop’s own code where the bank makes none', async () => {
    const shop = await town.connected()
    const read = await shop.anaReads()
    town.bank.misbehave({ fault: { how: 'denied', calls: /PUT .*cob/ } })
    await place(shop)
    await expect.poll(read).toEqual([expect.stringContaining(shop.key)])
  })
})
