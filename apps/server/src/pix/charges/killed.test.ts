import { describe, expect, it } from 'vitest'
import type { PixNeeds } from '../pix-needs'
import { chargeJob } from './make-charge'
import { checkJob } from '../receipts/hear-callback'
import { refundJob } from '../refunds/refund-receipt'
import { Killed, killedAt } from '../testing/killed-at'
import { openBankTown } from '../testing/open-bank-town'
import { openLink, type PixLink } from '../with-bank'

/** Nobody works in the background: a test does what a worker would, and dies on the way. */
const town = openBankTown({ env: { BALCAO_ROLE: 'web' } })
const firstTry = { attempt: 1, lastAttempt: false }

/** The one that the server itself has open. */
const workersLink = () => openLink({ db: town.server.app.db } as PixNeeds)

/** Whether it was killed on the way; it is done once more and whole then, as another worker would. */
async function dies(
  at: number,
  when: 'before' | 'after',
  work: (link: PixLink) => Promise<void>,
): Promise<boolean> {
  const link = workersLink()
  const killed = await work({ ...link, db: killedAt(link.db, at, when) }).then(
    () => false,
    (error: unknown) => {
      if (error instanceof Killed) return true
      throw error
    },
  )
  await work(link)
  return killed
}

describe('a server that is killed', () => {
  it.each(['before', 'after'] as const)(
    'right %s any of its steps makes one charge, counts its money once and gives it back once',
    async (when) => {
      const shop = await town.connected()
      const { id: companyId } = shop.company
      let deaths = 0
      for (let at = 1, goesOn = true; goesOn; at += 1) {
        const order = await shop.orders()
        await order.until(({ pix_charge }) => pix_charge?.state === 'making')
        const { rows } = await town.server.app.db.owner.query<{ txid: string }>(
          'select txid from pix_charges where order_id = $1',
          [order.id],
        )
        const { txid } = rows[0]!
        const making = await dies(at, when, (link) => chargeJob(link).run({ companyId, txid }, firstTry))
        const { pix_copia_e_cola: code } = await order.until(({ pix_charge }) => pix_charge?.state === 'open')
        const { endToEndId } = town.bank.payer.pays(code!)
        const hearing = await dies(at, when, (link) => checkJob(link).run({ companyId, txid }, firstTry))
        expect((await order.details()).payments).toMatchObject([{ amount: 49.8, voided_at: null }])
        const { body } = await shop.refund(endToEndId, 2490)
        const { id } = body.refunds[0]!
        const giving = await dies(at, when, (link) =>
          refundJob(link).run({ companyId, endToEndId, id }, firstTry),
        )
        const pix = town.bank.bank.received.find((each) => each.endToEndId === endToEndId)!
        expect(pix.refunds).toMatchObject([{ id, cents: 2490 }])
        expect((await order.details()).order.paid).toBe(24.9)
        expect(await order.receipts()).toMatchObject([
          { counted_cents: 4980, refunds: [{ state: 'returned' }] },
        ])
        goesOn = making || hearing || giving
        deaths += Number(making) + Number(hearing) + Number(giving)
        const charges = [...town.bank.bank.charges.values()].filter(({ key }) => key === shop.key)
        expect(charges).toHaveLength(at)
      }
      // Three steps of making, two of hearing, three of giving back.
      expect(deaths).toBe(8)
    },
    60_000,
  )
})
