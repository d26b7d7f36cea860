import type { DeliveryRules } from '@balcao/domain/orders'
import { sql } from '../platform/database/sql'
import type { Tx } from '../platform/database/database'

/** The company's rules for deliveries. */
export async function findDeliveryRules(tx: Tx, companyId: string): Promise<DeliveryRules> {
  const { rows } = await tx.execute<DeliveryRules>(sql`
    select pedido_minimo_cents as "minimumCents", entrega_gratis_cents as "freeFromCents"
    from companies where id = ${companyId}`)
  return rows[0]!
}
