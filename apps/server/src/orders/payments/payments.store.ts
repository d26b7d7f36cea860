import type { OrderPayment } from '@balcao/contract/orders'
import { fromCents } from '@balcao/domain/money'
import type { HandedOver, OrderMoney, PaymentMethod } from '@balcao/domain/orders'
import { holdOpenRegister } from '../../cash-register'
import { sql } from '../../platform/database/sql'
import type { Tx } from '../../platform/database/database'
import type { Mover } from '../orders.store'

/** A payment as it is asked for. Money in cents. */
export interface WantedPayment extends HandedOver {
  id: string
  note: string | null
}

/** A payment as it is stored; `amount_cents` is what it counts for, `change_cents` was given back besides. */
export interface StoredPayment {
  id: string
  order_id: string
  method: PaymentMethod
  amount_cents: number
  change_cents: number
  note: string | null
  /** What a bank calls it that told of it. */
  outside_id: string | null
  voided_at: Date | null
}

/** What a locked order comes to and what was received of it. */
export async function readMoney(tx: Tx, companyId: string, orderId: string): Promise<OrderMoney> {
  const { rows } = await tx.execute<{ total_cents: number; paid_cents: number }>(sql`
    select total_cents, app.paid_cents(company_id, id) as paid_cents from orders
    where company_id = ${companyId} and id = ${orderId}`)
  return { totalCents: rows[0]!.total_cents, paidCents: rows[0]!.paid_cents }
}

export async function findPayment(
  tx: Tx,
  companyId: string,
  paymentId: string,
): Promise<StoredPayment | undefined> {
  const { rows } = await tx.execute<StoredPayment>(sql`
    select id, order_id, method, amount_cents, change_cents, note, outside_id, voided_at from order_payments
    where company_id = ${companyId} and id = ${paymentId}`)
  return rows[0]
}

/** Stores a payment in the register that is open, if one is; answers whether it is new. */
export async function insertPayment(
  tx: Tx,
  companyId: string,
  orderId: string,
  payment: Omit<StoredPayment, 'order_id' | 'voided_at' | 'outside_id'> & { outside_id?: string },
  by: Mover,
): Promise<boolean> {
  const register = await holdOpenRegister(tx, companyId)
  const { rowCount } = await tx.execute(sql`
    insert into order_payments (company_id, order_id, id, method, amount_cents, change_cents, note, actor, employee_id,
      register_id, outside_id)
    values (${companyId}, ${orderId}, ${payment.id}, ${payment.method}, ${payment.amount_cents}, ${payment.change_cents},
      ${payment.note}, ${by.actor}, ${by.employeeId ?? null}::uuid, ${register}::uuid, ${payment.outside_id ?? null})
    on conflict (company_id, id) do nothing`)
  return rowCount === 1
}

/** What people wrote down as PIX of an order, without a bank's word, as far as it adds up to no more than `cents`; oldest first. */
export async function listProvisional(
  tx: Tx,
  companyId: string,
  orderId: string,
  cents: number,
): Promise<Pick<StoredPayment, 'id' | 'method' | 'amount_cents'>[]> {
  const { rows } = await tx.execute<Pick<StoredPayment, 'id' | 'method' | 'amount_cents'>>(sql`
    select id, method, amount_cents from (
      select id, method, amount_cents, at, sum(amount_cents) over (order by at, id) as so_far from order_payments
      where company_id = ${companyId} and order_id = ${orderId} and method = 'pix' and outside_id is null
        and voided_at is null) said
    where so_far <= ${cents} order by at, id`)
  return rows
}

/** Takes a payment back, out of the register that is open, if one is; the row stays, with who did it. */
export async function voidStored(tx: Tx, companyId: string, paymentId: string, by: Mover): Promise<void> {
  const register = await holdOpenRegister(tx, companyId)
  await tx.execute(sql`
    update order_payments set voided_at = now(), void_register_id = ${register}::uuid, void_actor = ${by.actor}, void_employee_id = ${by.employeeId ?? null}::uuid
    where company_id = ${companyId} and id = ${paymentId} and voided_at is null`)
}

type ListedPayment = Omit<OrderPayment, 'amount' | 'change' | 'at' | 'voided_at'> & {
  amount_cents: number
  change_cents: number
  at: Date
  voided_at: Date | null
}

/** All payments of an order in their order, those that were taken back too. */
export async function listPayments(tx: Tx, companyId: string, orderId: string): Promise<OrderPayment[]> {
  const { rows } = await tx.execute<ListedPayment>(sql`
    select p.id, p.method, p.amount_cents, p.change_cents, p.note, p.at, p.actor, e.nome as employee, p.voided_at,
      p.outside_id is not null as by_bank
    from order_payments p left join employees e on e.company_id = p.company_id and e.id = p.employee_id
    where p.company_id = ${companyId} and p.order_id = ${orderId} order by p.at, p.id`)
  return rows.map(({ amount_cents, change_cents, at, voided_at, ...payment }) => ({
    ...payment,
    amount: fromCents(amount_cents),
    change: fromCents(change_cents),
    at: at.toISOString(),
    voided_at: voided_at?.toISOString() ?? null,
  }))
}
