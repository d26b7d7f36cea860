import type { PaymentMethod } from './vocabulary'

/** A way to pay that customers may choose. */
export type OfferedPayment = Exclude<PaymentMethod, 'other'>

/** What decides how customers may pay: a PIX key, and whether the shop takes meal vouchers. */
interface Shop {
  pix: unknown
  voucher?: boolean
}

/** How customers may pay a shop, the quickest first. */
export function waysToPay({ pix, voucher = false }: Shop): OfferedPayment[] {
  return [
    ...(pix ? (['pix'] as const) : []),
    'credit_card',
    'debit_card',
    'cash',
    ...(voucher ? (['voucher'] as const) : []),
  ]
}

/** Whether a shop takes a way to pay. */
export function takesPayment(shop: Shop, way: PaymentMethod): boolean {
  return (waysToPay(shop) as PaymentMethod[]).includes(way)
}
