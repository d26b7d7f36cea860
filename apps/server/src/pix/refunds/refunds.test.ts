import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { CustomersOrder, PixShop } from '../testing/bank-town'
import { openBankTown } from '../testing/open-bank-town'

const town = openBankTown()

/** A shop with an order of R$ 49,80 that its customer has paid by PIX. */
async function paid(): Promise<{ shop: PixShop; order: CustomersOrder; endToEndId: string }> {
  const shop = await town.connected()
  const order = await shop.orders()
  const { pix_copia_e_cola: code } = await order.until(({ pix_charge }) => pix_charge?.state === 'open')
  town.bank.payer.pays(code!)
  await order.until(({ paid_cents }) => paid_cents > 0)
  const [receipt] = await order.receipts()
  return { shop, order, endToEndId: receipt!.end_to_end_id }
}

const stands = async (order: CustomersOrder) =>
  (await order.receipts()).flatMap(({ refunds }) => refunds.map(({ state }) => state))

const atBank = (endToEndId: string) =>
  town.bank.bank.received
    .find((pix) => pix.endToEndId === endToEndId)!
    .refunds.map(({ cents, status }) => [cents, status])

describe('money that the shop gives back', () => {
  it('goes in parts up to all that came, counts no longer, and its customer is told each time', async () => {
    const { shop, order, endToEndId } = await paid()
    const read = await shop.anaReads()
    const asked = await shop.refund(endToEndId, 2490)
    expect(asked.body).toMatchObject({
      refundable_cents: 2490,
      refunds: [{ amount_cents: 2490, foreign: false }],
    })
    await expect.poll(() => stands(order)).toEqual(['returned'])
    const { payments, timeline, order: row } = await order.details()
    expect([row.paid, payments.map(({ amount, by_bank }) => [amount, by_bank])]).toEqual([
      24.9,
      [
        [49.8, true],
        [-24.9, true],
      ],
    ])
    expect(timeline.at(-1)).toMatchObject({ kind: 'returned', detail: { amount_cents: 2490 } })
    const followed = await order.until(({ returned_cents }) => returned_cents > 0)
    expect(followed).toMatchObject({ paid_cents: 2490, returned_cents: 2490, pix_copia_e_cola: null })
    const more = await shop.refund(endToEndId, 2491)
    expect([more.status, more.body.code]).toEqual([409, 'REFUND_TOO_LARGE'])
    expect(more.body.mensagem.replaceAll('\u00A0', ' ')).toContain('só R$ 24,90')
    await shop.refund(endToEndId, 2490)
    await expect.poll(() => stands(order)).toEqual(['returned', 'returned'])
    expect((await shop.refund(endToEndId, 1)).body.mensagem).toBe('Este PIX já foi devolvido.')
    expect(atBank(endToEndId)).toEqual([
      [2490, 'DEVOLVIDO'],
      [2490, 'DEVOLVIDO'],
    ])
    await expect.poll(read).toHaveLength(2)
    expect((await read())[0]!.replaceAll('\u00A0', ' ')).toContain('Devolvemos R$ 24,90 do seu pedido')
  })

  it('goes once: of two people who give all of it back, one is refused, and a press that is sent again is one', async () => {
    const { shop, order, endToEndId } = await paid()
    const id = randomUUID()
    const answers = await Promise.all([
      ...[1, 2, 3].map(() => shop.refund(endToEndId, 4980, id)),
      ...[1, 2].map(() => shop.refund(endToEndId, 4980)),
    ])
    const statuses = answers.map(({ status }) => status)
    // Whoever came first, all of the others' are refused, but those under the same id.
    expect([4, 2]).toContain(statuses.filter((status) => status === 409).length)
    await expect.poll(() => stands(order)).toEqual(['returned'])
    expect(atBank(endToEndId)).toEqual([[4980, 'DEVOLVIDO']])
    expect((await order.details()).order.paid).toBe(0)
    const [done] = (await order.receipts())[0]!.refunds
    const sameId = done!.id.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
    expect((await shop.refund(endToEndId, 4979, sameId)).body.code).toBe('IDEMPOTENCY_MISMATCH')
  })

  it.each(['lose', 'unavailable', 'too-many', 'html', 'expired-token'] as const)(
    'goes once by a bank that %s when it is asked',
    async (how) => {
      const { shop, order, endToEndId } = await paid()
      town.bank.misbehave({ fault: { how, calls: /PUT .*devolucao/, times: 1 } })
      await shop.refund(endToEndId, 4980)
      await expect.poll(() => stands(order), { timeout: 15_000 }).toEqual(['returned'])
      expect(atBank(endToEndId)).toEqual([[4980, 'DEVOLVIDO']])
    },
  )

  it('that the bank does not give back is the shop’s again, with the bank’s reason, and can be asked for anew', async () => {
    const { shop, order, endToEndId } = await paid()
    town.bank.misbehave({ refunds: 'fail' })
    await shop.refund(endToEndId, 4980)
    await expect.poll(() => stands(order)).toEqual(['failed'])
    const [receipt] = await order.receipts()
    expect(receipt).toMatchObject({
      refundable_cents: 4980,
      refunds: [{ reason: 'Conta do pagador encerrada' }],
    })
    expect((await order.details()).order.paid).toBe(49.8)
    town.bank.behaveWell()
    await shop.refund(endToEndId, 4980)
    await expect.poll(() => stands(order)).toEqual(['failed', 'returned'])
    expect((await order.details()).order.paid).toBe(0)
  })

  it.each(['deliver', 'lose'] as const)(
    'is waited for where it takes its time (callbacks: %s)',
    async (callbacks) => {
      const { shop, order, endToEndId } = await paid()
      town.bank.misbehave({ refunds: 'wait', callbacks })
      await shop.refund(endToEndId, 4980)
      await expect.poll(() => stands(order)).toEqual(['under-way'])
      expect((await shop.refund(endToEndId, 1)).body.code).toBe('REFUND_TOO_LARGE')
      expect((await order.details()).order.paid).toBe(49.8)
      town.bank.payer.settlesRefunds()
      if (callbacks === 'lose') await shop.sweep()
      await expect.poll(() => stands(order)).toEqual(['returned'])
      expect((await order.details()).order.paid).toBe(0)
    },
  )

  it('is taken by a bank after a fraud: it counts no longer, and nobody is told that the shop gave it back', async () => {
    const { shop, order, endToEndId } = await paid()
    const read = await shop.anaReads()
    town.bank.payer.takesBack(endToEndId, 4980)
    await expect.poll(async () => (await order.details()).order.paid).toBe(0)
    expect((await order.receipts())[0]).toMatchObject({ refundable_cents: 0, refunds: [{ foreign: true }] })
    expect((await order.details()).timeline.at(-1)).toMatchObject({ kind: 'returned', actor: 'system' })
    expect(await read()).toEqual([])
  })

  it('is not undone by hand, and not by another company', async () => {
    const { shop, order, endToEndId } = await paid()
    const { payments } = await order.details()
    const undone = await order.act(`payments/${payments[0]!.id}/void`, {})
    expect([undone.status, (undone.body as unknown as { code: string }).code]).toEqual([
      409,
      'PAYMENT_OF_BANK',
    ])
    const stranger = await town.connected()
    expect((await stranger.refund(endToEndId, 1)).body.code).toBe('PIX_RECEIPT_NOT_FOUND')
    await shop.sweep()
    expect((await order.details()).order.paid).toBe(49.8)
  })
})
