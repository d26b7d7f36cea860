import { sql } from '../platform/database/sql'
import type { Tx } from '../platform/database/database'

/** Paper of an order that nobody has begun to print says what was received of it by now, in cents. */
export async function notePaid(tx: Tx, companyId: string, orderId: string, paidCents: number): Promise<void> {
  await tx.execute(sql`
    update print_jobs set receipt = jsonb_set(receipt, '{sheet,order,paidCents}', to_jsonb(${paidCents}::int))
    where company_id = ${companyId} and order_id = ${orderId} and state = 'pending' and receipt ? 'sheet'`)
}
