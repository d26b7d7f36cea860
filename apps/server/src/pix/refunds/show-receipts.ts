import type { PixReceipt } from '@balcao/contract/pix'
import { refundableCents } from '@balcao/domain/pix'
import type { Tx } from '../../platform/database/database'
import { sql, type Sql } from '../../platform/database/sql'

/** A receipt as it is read; its refunds by `refundsJson`. */
export interface StoredReceipt<At = Date> extends Omit<PixReceipt, 'at' | 'refundable_cents'> {
  at: At
}

/** Refunds of the receipt `r`, oldest first. */
export const refundsJson = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'amount_cents', f.amount_cents, 'state', f.state,
    'foreign', f.is_foreign, 'reason', f.reason, 'employee', e.nome, 'asked_at', f.asked_at) order by f.asked_at, f.id), '[]')
  from pix_refunds f left join employees e on e.company_id = f.company_id and e.id = f.employee_id
  where f.company_id = r.company_id and f.end_to_end_id = r.end_to_end_id)`

/** @throws Error where it is not there */
export async function showReceipt(tx: Tx, companyId: string, endToEndId: string): Promise<PixReceipt> {
  const [receipt] = await showReceipts(tx, companyId, sql`r.end_to_end_id = ${endToEndId}`)
  return receipt!
}

/** What came in for an order, oldest first. */
export const receiptsOfOrder = (tx: Tx, companyId: string, orderId: string): Promise<PixReceipt[]> =>
  showReceipts(tx, companyId, sql`r.order_id = ${orderId}`)

async function showReceipts(tx: Tx, companyId: string, which: Sql): Promise<PixReceipt[]> {
  const { rows } = await tx.execute<StoredReceipt>(sql`
    select r.end_to_end_id, r.amount_cents, r.counted_cents, r.at, ${refundsJson} as refunds
    from pix_receipts r where r.company_id = ${companyId} and ${which} order by r.at, r.end_to_end_id`)
  return rows.map(shownReceipt)
}

/** As the wire has it, with what may still be given back. */
export function shownReceipt<Row extends StoredReceipt<Date | string>>(receipt: Row) {
  const refunds = receipt.refunds.map(({ amount_cents: cents, state }) => ({ cents, state }))
  return {
    ...receipt,
    at: iso(receipt.at),
    refundable_cents: refundableCents(receipt.amount_cents, refunds),
    refunds: receipt.refunds.map((each) => ({ ...each, asked_at: iso(each.asked_at) })),
  }
}

const iso = (at: Date | string) => new Date(at).toISOString()
