import type { ReceiptOrder } from '@balcao/domain/printing'
import type { Tx } from '../platform/database/database'
import { expectNoOtherField } from '../platform/database/every-field'
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
      neighbourhood, items, delivery_fee_cents, discount_cents, total_cents, payment_method, change_for_cents, notes, scheduled_for,
      app.paid_cents(company_id, id) as paid_cents, coupon->>'code' as coupon
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

type Row = Omit<OrderContent, 'scheduled_for'> &
  Pick<OrderState, 'status' | 'revision'> & {
    number: number
    created_at: Date
    paid_cents: number
    coupon: string | null
    scheduled_for: Date | null
  }

/** Paper knows all that an order says. */
function receiptOrder(row: Row): ReceiptOrder {
  const {
    number,
    status,
    revision: _revision,
    created_at: _at,
    paid_cents: paidCents,
    coupon,
    ...content
  } = row
  const {
    fulfilment,
    neighbourhood,
    items,
    notes,
    customer_name: customerName,
    customer_phone: customerPhone,
    customer_address: customerAddress,
    delivery_fee_cents: deliveryFeeCents,
    discount_cents: discountCents,
    total_cents: totalCents,
    payment_method: paymentMethod,
    change_for_cents: changeForCents,
    scheduled_for,
    ...rest
  } = content
  expectNoOtherField(rest)
  return {
    number,
    status,
    fulfilment,
    customerName,
    customerPhone,
    customerAddress,
    neighbourhood,
    items: items.map(receiptItem),
    deliveryFeeCents,
    discountCents,
    coupon,
    totalCents,
    paymentMethod,
    changeForCents,
    paidCents,
    notes,
    scheduledFor: scheduled_for?.toISOString() ?? null,
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
