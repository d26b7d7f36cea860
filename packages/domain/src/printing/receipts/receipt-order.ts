import type { Fulfilment, OrderStatus, PaymentMethod } from '../../orders'

/** A line of an order on paper. Cents; an option's price is added to the unit price. */
export interface ReceiptItem {
  name: string
  quantity: number
  unitPriceCents: number
  options: readonly { name: string; priceCents: number }[]
  notes: string | null
}

/** An order as paper needs it. Money in cents; `totalCents` must be what its parts come to. */
export interface ReceiptOrder {
  number: number
  status: OrderStatus
  fulfilment: Fulfilment
  customerName: string
  customerPhone: string | null
  customerAddress: string | null
  neighbourhood: string | null
  items: readonly ReceiptItem[]
  deliveryFeeCents: number
  discountCents: number
  /** Code of the coupon that the discount, or the free delivery, came by. */
  coupon?: string | null
  totalCents: number
  paymentMethod: PaymentMethod
  changeForCents: number | null
  /** What was received of the total; prints that wait since an older version do not say it. */
  paidCents?: number
  notes: string | null
  /** ISO, when it is wanted, if not at once; prints that wait since an older version do not say it. */
  scheduledFor?: string | null
  /** PIX copy-and-paste code of this order, printed as a QR code where the customer pays by PIX. */
  pixCode?: string | null
}

export interface ReceiptCompany {
  name: string
  phone: string | null
  cnpj: string | null
}
