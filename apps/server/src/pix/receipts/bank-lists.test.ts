import { afterEach, describe, expect, it } from 'vitest'
import { movableClock } from '../../scheduling/testing/movable-clock'
import type { PixShop } from '../testing/bank-town'
import { openBankTown } from '../testing/open-bank-town'

const hour = 3_600_000
const noon = Date.parse('2026-11-21T19:00:00Z')
const clock = movableClock(new Date(noon).toISOString())
const at = (ms: number) => clock.set(new Date(noon + ms).toISOString())
const town = openBankTown({ clock: clock.now })
afterEach(() => at(0))

const centsIn = async ({ company }: PixShop) => {
  const { rows } = await town.server.app.db.owner.query<{ amount_cents: number }>(
    'select amount_cents from pix_receipts where company_id = $1 order by amount_cents',
    [company.id],
  )
  return rows.map(({ amount_cents }) => amount_cents)
}

/** Until the minute's look has been there at this moment. */
async function looked({ company, sweep }: PixShop, ms: number): Promise<void> {
  at(ms)
  await sweep()
  const until = 'select read_until from pix_accounts where company_id = $1'
  await expect
    .poll(async () => {
      const { rows } = await town.server.app.db.owner.query<{ read_until: Date }>(until, [company.id])
      return rows[0]!.read_until.getTime()
    })
    .toBe(noon + ms)
}

describe('what the lists of a bank say', () => {
  it('a charge that is paid counts, although no list of money has it yet and nobody called', async () => {
    const shop = await town.connected()
    const { order, code } = await town.asking(shop)
    town.bank.misbehave({ callbacks: 'lose', listedAfterMs: hour })
    town.bank.payer.pays(code)
    await shop.sweep()
    expect(await order.until(({ paid_cents }) => paid_cents > 0)).toMatchObject({ paid_cents: 4980 })
  })

  it('a charge that the bank itself took back is another one for its customer', async () => {
    const shop = await town.connected()
    const { order, code } = await town.asking(shop)
    const [charge] = [...town.bank.bank.charges.values()].filter(({ key }) => key === shop.key)
    charge!.status = 'REMOVIDA_PELO_PSP'
    await shop.sweep()
    const again = await order.until(
      ({ pix_charge, pix_copia_e_cola }) => pix_charge?.state === 'open' && pix_copia_e_cola !== code,
    )
    town.bank.payer.pays(again.pix_copia_e_cola!)
    await order.until(({ paid_cents }) => paid_cents > 0)
  })

  it('money that is listed hours late is found by the day’s look back, and nothing of before the account was connected', async () => {
    const shop = await town.givenShop()
    at(-2 * hour)
    town.bank.payer.paysKey(shop.key, 100)
    at(0)
    await shop.connect()
    town.bank.misbehave({ listedAfterMs: 5 * hour })
    town.bank.payer.paysKey(shop.key, 200)
    await looked(shop, 4 * hour)
    expect(await centsIn(shop)).toEqual([])
    await looked(shop, 23 * hour)
    expect(await centsIn(shop)).toEqual([])
    await looked(shop, 25 * hour)
    expect(await centsIn(shop)).toEqual([200])
  })

  it('are asked once for all charges under way, and not where there are none', async () => {
    const shop = await town.connected()
    const lists = () => town.bank.requests().filter(({ path }) => path === '/v2/cob').length
    const before = lists()
    await looked(shop, 60_000)
    at(0)
    await town.asking(shop)
    await town.asking(shop)
    expect(lists()).toBe(before)
    town.bank.misbehave({ longestPage: 1 })
    await looked(shop, 120_000)
    await expect.poll(() => lists() - before).toBe(2)
  })
})
