import { randomUUID } from 'node:crypto'
import type { FollowedOrder } from '@balcao/contract/menu'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { readPixPayload } from '@balcao/domain/pix/testing'
import { call } from '../testing/call'
import { movableClock } from '../scheduling/testing/movable-clock'
import { startBankTown, type BankTown, type PixShop } from './testing/bank-town'

/** 15 h on a Saturday in Manaus. */
const noon = '2026-11-21T19:00:00Z'
const clock = movableClock(noon)
let town: BankTown

beforeAll(async () => {
  town = await startBankTown({ clock: clock.now })
})
afterEach(async () => {
  town.bank.behaveWell()
  clock.set(noon)
  await town.bank.idle()
})
afterAll(async () => {
  expect(await town.stop()).toEqual([])
})

async function connected(): Promise<PixShop> {
  const shop = await town.givenShop()
  const { status, text } = await shop.connect()
  expect([status, text]).toEqual([200, expect.any(String)])
  return shop
}

const isOpen = ({ pix_charge }: FollowedOrder) => pix_charge?.state === 'open'
const isPaid = ({ paid_cents }: FollowedOrder) => paid_cents > 0

async function asking(shop: PixShop) {
  const order = await shop.orders()
  return { order, code: (await order.until(isOpen)).pix_copia_e_cola! }
}

describe('an order that is paid by PIX', () => {
  it('asks by the bank’s own code, and is paid by itself once the customer has paid', async () => {
    const { order, code } = await asking(await connected())
    expect(town.bank.payer.pays(code).cents).toBe(4980)
    expect(await order.until(isPaid)).toMatchObject({
      paid_cents: 4980,
      pix_copia_e_cola: null,
      pix_charge: null,
    })
    const { payments } = await order.details()
    expect(payments).toMatchObject([{ method: 'pix', amount: 49.8, voided_at: null }])
  })

  it('is paid once, however often and in whatever shape its payment is told', async () => {
    const shop = await connected()
    const { order, code } = await asking(shop)
    town.bank.misbehave({ callbacks: 'five-times', callbackShape: 'bare-array' })
    town.bank.payer.pays(code)
    await order.until(isPaid)
    await town.bank.idle()
    await shop.sweep()
    expect(town.bank.callbacks().at(-1)).toMatchObject({ outcome: 200 })
    const { payments, timeline } = await order.details()
    expect([payments.length, timeline.filter(({ kind }) => kind === 'paid').length]).toEqual([1, 1])
  })

  it('is paid by the minute’s look where no callback ever came', async () => {
    const shop = await connected()
    const { order, code } = await asking(shop)
    town.bank.misbehave({ callbacks: 'lose' })
    town.bank.payer.pays(code)
    await shop.sweep()
    expect(await order.until(isPaid)).toMatchObject({ paid_cents: 4980 })
  })

  it('is not paid by what only says so: a forged callback is read at the bank first', async () => {
    const shop = await connected()
    const { order, code } = await asking(shop)
    const [charge] = [...town.bank.bank.charges.values()].slice(-1)
    const lie = { endToEndId: 'E'.padEnd(32, '7'), txid: charge!.txid, valor: '49.80', horario: noon }
    town.bank.forgeCallback(shop.key, { pix: [lie, null, 7, { txid: "'; drop table" }] })
    await town.bank.idle()
    expect(town.bank.callbacks().at(-1)).toMatchObject({ outcome: 200 })
    expect((await order.details()).payments).toEqual([])
    const wrong = await call(town.server, `/webhook/pix/${shop.company.id}/${'a'.repeat(43)}/pix`, {
      body: lie,
    })
    expect(wrong.status).toBe(401)
    town.bank.payer.pays(code)
    await order.until(isPaid)
  })

  it('that costs something else by now asks for that, and the former code can be paid no more', async () => {
    const shop = await connected()
    const { order, code } = await asking(shop)
    const { order: row } = await order.details()
    const edited = await call(town.server, `/api/orders/${order.id}`, {
      method: 'PUT',
      cookie: shop.company.cookie,
      body: {
        version: row.version,
        customer_name: 'Ana Lima',
        fulfilment: 'pickup',
        payment_method: 'pix',
        items: [{ name: 'X-Bacon', quantity: 1, unit_price: 24.9 }],
      },
    })
    expect(edited.status).toBe(200)
    const now = await order.until((it) => isOpen(it) && it.pix_copia_e_cola !== code)
    await expect.poll(() => refusal(() => town.bank.payer.pays(code))).toBe('not-payable')
    town.bank.payer.pays(now.pix_copia_e_cola!)
    expect(await order.until(isPaid)).toMatchObject({ paid_cents: 2490, total_cents: 2490 })
  })

  it('whose time is over shows no code, and one press asks for another', async () => {
    const shop = await connected()
    const { order, code } = await asking(shop)
    clock.set('2026-11-21T19:11:00Z')
    const late = await order.until(({ pix_charge }) => pix_charge?.state === 'late')
    expect(late.pix_copia_e_cola).toBeNull()
    const answers = await Promise.all([order.fresh(), order.fresh(), order.fresh()])
    for (const { pix_charge } of answers) expect(['making', 'open']).toContain(pix_charge?.state)
    const open = await order.until(isOpen)
    expect(open.pix_copia_e_cola).not.toBe(code)
    const charges = [...town.bank.bank.charges.values()].filter(({ key }) => key === shop.key)
    expect(charges).toHaveLength(2)
  })

  it('that was cancelled is not paid any more; money that came all the same is written down, and counts for nothing', async () => {
    const shop = await connected()
    const { order, code } = await asking(shop)
    await order.act('close', { outcome: 'cancelled', reason: 'customer_gave_up' })
    town.bank.payer.pays(code, { anyway: true })
    await town.bank.idle()
    await shop.sweep()
    await expect
      .poll(() => receipts(shop))
      .toMatchObject([{ amount_cents: 4980, counted_cents: 0, order_id: order.id }])
    expect((await order.details()).payments).toEqual([])
  })

  it('that was deleted cannot be paid any more', async () => {
    const shop = await connected()
    const { order, code } = await asking(shop)
    await call(town.server, `/rest/v1/orders?id=eq.${order.id}`, {
      method: 'DELETE',
      cookie: shop.company.cookie,
    })
    await shop.sweep()
    await expect.poll(() => refusal(() => town.bank.payer.pays(code))).toBe('not-payable')
  })

  it('keeps what a person had written down, until the bank says that it saw the same money', async () => {
    const shop = await connected()
    const { order, code } = await asking(shop)
    const id = randomUUID()
    await order.act('payments', { id, method: 'pix', received: 49.8 })
    town.bank.payer.pays(code, { anyway: true })
    await expect
      .poll(async () => (await order.details()).payments.map(({ voided_at }) => voided_at !== null))
      .toEqual([true, false])
    expect((await order.details()).order.paid).toBe(49.8)
  })

  it('is paid by the shop’s own code too, as the bot and paper show it', async () => {
    const shop = await town.givenShop()
    const order = await shop.orders()
    const { pix_copia_e_cola: code } = await order.until(() => true)
    await shop.connect()
    const txid = readPixPayload(code!).txid ?? undefined
    town.bank.payer.paysKey(shop.key, 4980, txid)
    expect(await order.until(isPaid)).toMatchObject({ paid_cents: 4980 })
  })

  it('is asked for by the shop’s own code where no account is connected', async () => {
    const shop = await town.givenShop()
    const order = await shop.orders()
    const asked = await order.until(() => true)
    expect(asked).toMatchObject({ pix_charge: null, pix_copia_e_cola: expect.stringContaining(shop.key) })
  })
})

describe('a bank that has a bad day', () => {
  it.each(['lose', 'unavailable', 'too-many', 'html'] as const)(
    'that %s once has one charge in the end',
    async (how) => {
      const shop = await connected()
      town.bank.misbehave({ refusesRepeats: true, fault: { how, calls: /PUT .*cob/, times: 1 } })
      await asking(shop)
      const charges = [...town.bank.bank.charges.values()].filter(({ key }) => key === shop.key)
      expect(charges).toHaveLength(1)
    },
  )

  it('that denies the access is said to the owner, and the customer pays by the shop’s own code', async () => {
    const shop = await connected()
    town.bank.misbehave({ fault: { how: 'denied', calls: /cob/ } })
    const order = await shop.orders()
    const asked = await order.until(({ pix_charge }) => pix_charge === null)
    expect(asked.pix_copia_e_cola).toContain(shop.key)
    expect(await shop.account()).toMatchObject({ denied: { words: expect.any(String) } })
    town.bank.behaveWell()
    await shop.sweep()
    await expect.poll(async () => (await shop.account()).denied).toBeNull()
  })
})

describe('the connection of an account', () => {
  it('is tried before it is kept, and tells nobody what opens it', async () => {
    const shop = await town.givenShop()
    const refused = await shop.connect({ client_secret: 'errado' })
    expect([refused.status, refused.body.code]).toEqual([422, 'PIX_BANK_REFUSED'])
    town.bank.misbehave({ fault: { how: 'unavailable' } })
    expect((await shop.connect()).body.code).toBe('PIX_BANK_AWAY')
    expect(await shop.account()).toMatchObject({ bank: null, connected_at: null })
    town.bank.behaveWell()
    const { text } = await shop.connect()
    expect(text).not.toContain('segredo')
    const { rows } = await town.server.app.db.owner.query<{ row: string }>(
      'select pix_accounts::text as row from pix_accounts where company_id = $1',
      [shop.company.id],
    )
    expect(rows[0]!.row).not.toContain('segredo')
  })

  it('is proved by a charge of one cent', async () => {
    const shop = await connected()
    const { txid } = await shop.test()
    await expect.poll(() => shop.charge(txid)).toMatchObject({ state: 'open' })
    const { code } = await shop.charge(txid)
    expect(town.bank.payer.pays(code!).cents).toBe(1)
    await expect.poll(() => shop.charge(txid)).toMatchObject({ state: 'paid' })
    expect(await shop.account()).toMatchObject({ tested_at: expect.any(String), denied: null })
  })

  it('of another company is out of reach', async () => {
    const [mine, theirs] = [await connected(), await connected()]
    const { txid } = await theirs.test()
    expect(await mine.charge(txid)).toMatchObject({ code: 'PIX_CHARGE_NOT_FOUND' })
  })
})

const refusal = (act: () => unknown): string | null => {
  try {
    act()
    return null
  } catch (error) {
    return (error as Error).message
  }
}

async function receipts(shop: PixShop) {
  const { rows } = await town.server.app.db.owner.query<{ amount_cents: number }>(
    'select amount_cents, counted_cents, order_id from pix_receipts where company_id = $1',
    [shop.company.id],
  )
  return rows
}
