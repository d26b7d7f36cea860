import type { ReceiptOrder } from '@balcao/domain/printing'
import type { Tx } from '../platform/database/database'
import { sql } from '../platform/database/sql'
import type { OrderToPrint } from '../printing'
import type { OrderContent, OrderState, StoredItem } from './orders.store'

/** The order as paper needs it; nothing for one that does not exist or has been deleted. */
export async function findOrderToPrint(
  tx: Tx,
  companyId: string,
  orderId: string,
): Promise<OrderToPrint | undefined> {
  const { rows } = await tx.execute<Row>(sql`
    select number, status, revision, created_at, fulfilment, customer_name, customer_phone, customer_address,
      neighbourhood, items, delivery_fee_cents, discount_cents, total_cents, payment_method, change_for_cents, notes
    from orders where company_id = ${companyId} and id = ${orderId} and deleted_at is null`)
  const row = rows[0]
  return (
    row && {
      id: orderId,
      revision: row.revision,
      placedAt: row.created_at.toISOString(),
      receipt: receiptOrder(row),
    }
  )
}

type Row = OrderContent & Pick<OrderState, 'status' | 'revision'> & { number: number; created_at: Date }

function receiptOrder(row: Row): ReceiptOrder {
  return {
    number: row.number,
    status: row.status,
    fulfilment: row.fulfilment,
    customerName: row.customer_name,
    customerPhone: row.customer_phone,
    customerAddress: row.customer_address,
    neighbourhood: row.neighbourhood,
    items: row.items.map(receiptItem),
    deliveryFeeCents: row.delivery_fee_cents,
    discountCents: row.discount_cents,
    totalCents: row.total_cents,
    paymentMethod: row.payment_method,
    changeForCents: row.change_for_cents,
    notes: row.notes,
  }
}

function receiptItem({ name, quantity, unit_price_cents, options, notes }: StoredItem) {
  return {
    name,
    quantity,
    unitPriceCents: unit_price_cents,
    options: options.map((option) => ({ name: option.name, priceCents: option.price_cents })),
    notes,
  }
}
