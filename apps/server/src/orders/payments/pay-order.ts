import type { OrderRow } from '@balcao/contract/orders'
import { formatBrl, toCents } from '@balcao/domain/money'
import { balanceOf, countedCents, isVoid, paymentProblem } from '@balcao/domain/orders'
import type { Database, Tx } from '../../platform/database/database'
import { Problem } from '../../platform/http/problems'
import { notePaid } from '../../printing'
import { announceChange } from '../announce-order'
import { requireLocked } from '../acts/move-order'
import { endPaymentWait } from '../acts/wait-for-payment'
import { findOrderRow, touchOrder, writeTimeline, type Mover } from '../orders.store'
import {
  findPayment,
  insertPayment,
  readMoney,
  type StoredPayment,
  type WantedPayment,
} from './payments.store'

/**
 * Takes money for an order, behind its lock: of two who take the same money, the second is refused. The same id with
 * the same content is one payment, however often it is sent.
 * @throws Problem ORDER_NOT_FOUND, ORDER_OVER, PAYMENT_INVALID, PAYMENT_TOO_LARGE, IDEMPOTENCY_MISMATCH
 */
export function payOrder(
  db: Database,
  companyId: string,
  orderId: string,
  wanted: WantedPayment,
  by: Mover,
): Promise<OrderRow> {
  return db.asCompany(companyId, async (tx) => {
    const order = await requireLocked(tx, companyId, orderId)
    const before = await findPayment(tx, companyId, wanted.id)
    if (before) return answerAgain(tx, companyId, orderId, before, wanted)
    if (isVoid(order.status)) throw new Problem('ORDER_OVER', await currentOf(tx, companyId, orderId))
    const { owedCents } = balanceOf(await readMoney(tx, companyId, orderId))
    const problem = paymentProblem(wanted, owedCents)
    if (problem === 'more_than_owed') {
      const mensagem =
        owedCents === 0
          ? 'Este pedido já está pago.'
          : `Falta receber só ${formatBrl(owedCents)} deste pedido.`
      throw new Problem('PAYMENT_TOO_LARGE', { mensagem, ...(await currentOf(tx, companyId, orderId)) })
    }
    if (problem) throw new Problem('PAYMENT_INVALID')
    const payment = storedOf(wanted)
    if (!(await insertPayment(tx, companyId, orderId, payment, by))) throw new Problem('IDEMPOTENCY_MISMATCH')
    return noteMoney(tx, companyId, orderId, 'paid', payment, by)
  })
}

/** Writes down that money came, was taken back or went back, and tells everybody how the order stands. */
export async function noteMoney(
  tx: Tx,
  companyId: string,
  orderId: string,
  kind: 'paid' | 'payment_voided' | 'returned',
  { id, method, amount_cents }: Pick<StoredPayment, 'id' | 'method' | 'amount_cents'>,
  by: Mover,
): Promise<OrderRow> {
  const detail = {
    payment_id: id,
    method,
    amount_cents,
    ...(by.employeeId ? { employee_id: by.employeeId } : {}),
  }
  await writeTimeline(tx, companyId, orderId, { kind, actor: by.actor, detail })
  await touchOrder(tx, companyId, orderId)
  const { paidCents } = await readMoney(tx, companyId, orderId)
  await notePaid(tx, companyId, orderId, paidCents)
  const row = await announceChange(tx, companyId, orderId)
  if (kind !== 'paid' || toCents(row.paid) < toCents(row.total)) return row
  return (await endPaymentWait(tx, companyId, orderId)) ?? row
}

const storedOf = (wanted: WantedPayment): Omit<StoredPayment, 'order_id' | 'voided_at' | 'outside_id'> => ({
  id: wanted.id,
  method: wanted.method,
  amount_cents: countedCents(wanted),
  change_cents: wanted.changeCents,
  note: wanted.note,
})

async function answerAgain(
  tx: Tx,
  companyId: string,
  orderId: string,
  before: StoredPayment,
  wanted: WantedPayment,
): Promise<OrderRow> {
  const { method, amount_cents, change_cents } = storedOf(wanted)
  const isSame =
    before.order_id === orderId &&
    before.method === method &&
    before.amount_cents === amount_cents &&
    before.change_cents === change_cents
  if (!isSame) throw new Problem('IDEMPOTENCY_MISMATCH')
  return (await findOrderRow(tx, companyId, orderId))!
}

async function currentOf(tx: Tx, companyId: string, orderId: string) {
  return { current: await findOrderRow(tx, companyId, orderId) }
}
