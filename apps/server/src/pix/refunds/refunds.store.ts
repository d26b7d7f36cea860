import type { RefundState } from '@balcao/domain/pix'
import type { Tx } from '../../platform/database/database'
import { sql } from '../../platform/database/sql'

/** Money that came in, the order that it was for, and how much of it counts there. */
export interface ReceiptRow {
  end_to_end_id: string
  amount_cents: number
  at: Date
  order_id: string | null
  counted_cents: number
}

/** Money on its way back, or back; `taken_cents` of it were taken out of the order for which it had counted. */
export interface RefundRow {
  end_to_end_id: string
  id: string
  amount_cents: number
  state: RefundState
  is_foreign: boolean
  reason: string | null
  employee_id: string | null
  asked_at: Date
  taken_cents: number
}

/** Nobody else gives it back, or hears of that, until the transaction ends. */
export async function lockReceipt(
  tx: Tx,
  companyId: string,
  endToEndId: string,
): Promise<ReceiptRow | undefined> {
  const { rows } = await tx.execute<ReceiptRow>(sql`
    select end_to_end_id, amount_cents, at, order_id, counted_cents from pix_receipts
    where company_id = ${companyId} and end_to_end_id = ${endToEndId} for no key update`)
  return rows[0]
}

/** Of one receipt, oldest first. */
export async function refundsOf(tx: Tx, companyId: string, endToEndId: string): Promise<RefundRow[]> {
  const { rows } = await tx.execute<RefundRow>(sql`
    select end_to_end_id, id, amount_cents, state, is_foreign, reason, employee_id, asked_at, taken_cents from pix_refunds
    where company_id = ${companyId} and end_to_end_id = ${endToEndId} order by asked_at, id`)
  return rows
}

/** Writes a refund down as it stands now; what is known of who asked and how much stays. */
export async function saveRefund(
  tx: Tx,
  companyId: string,
  refund: Omit<RefundRow, 'taken_cents'>,
): Promise<void> {
  const { end_to_end_id, id, amount_cents, state, is_foreign, reason, employee_id, asked_at } = refund
  await tx.execute(sql`
    insert into pix_refunds (company_id, end_to_end_id, id, amount_cents, state, is_foreign, reason, employee_id, asked_at)
    values (${companyId}, ${end_to_end_id}, ${id}, ${amount_cents}, ${state}, ${is_foreign}, ${reason}, ${employee_id}::uuid,
      ${asked_at})
    on conflict (company_id, end_to_end_id, id) do update set state = excluded.state, reason = excluded.reason`)
}

export async function noteTaken(
  tx: Tx,
  companyId: string,
  { end_to_end_id, id }: Pick<RefundRow, 'end_to_end_id' | 'id'>,
  cents: number,
): Promise<void> {
  await tx.execute(sql`update pix_refunds set taken_cents = ${cents}
    where company_id = ${companyId} and end_to_end_id = ${end_to_end_id} and id = ${id}`)
}

/** Refunds that the bank is still to be told of, or to tell the end of, oldest first. */
export async function refundsUnderWay(
  tx: Tx,
  companyId: string,
): Promise<Pick<RefundRow, 'end_to_end_id' | 'id'>[]> {
  const { rows } = await tx.execute<Pick<RefundRow, 'end_to_end_id' | 'id'>>(sql`
    select end_to_end_id, id from pix_refunds
    where company_id = ${companyId} and state in ('asked', 'under-way')
    order by asked_at limit 1000`)
  return rows
}
