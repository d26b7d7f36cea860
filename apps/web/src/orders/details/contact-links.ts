import type { OrderRow } from '@balcao/contract/orders'
import { normalizePhone } from '@balcao/domain/company'

/** WhatsApp's link to a Brazilian number. */
export function whatsappLink(phone: string): string {
  return `https://wa.me/55${normalizePhone(phone)}`
}

/** Street, and neighbourhood when it is known, as one line; empty when there is no address. */
export function addressLine({
  customer_address,
  neighbourhood,
}: Pick<OrderRow, 'customer_address' | 'neighbourhood'>) {
  return [customer_address, neighbourhood].filter(Boolean).join(', ')
}
