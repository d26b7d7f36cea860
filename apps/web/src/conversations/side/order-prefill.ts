import type { Chat, ChatCustomer } from '@balcao/contract/conversations'
import { formatPhone } from '@balcao/domain/company'

/** What a conversation knows for a new order: texts as its form shows them, empty where nothing is known. */
export interface OrderPrefill {
  customer_name: string
  customer_phone: string
  customer_address: string
  neighbourhood: string
}

/** A new order filled from its conversation. The name that the shop gave goes before what the customer calls themselves. */
export function orderPrefill(
  chat: Pick<Chat, 'title' | 'phone'>,
  customer: Pick<ChatCustomer, 'name' | 'phone' | 'address' | 'neighbourhood'> | null,
): OrderPrefill {
  const phone = customer?.phone ?? chat.phone ?? ''
  const isNumber = /^[+\d\s()-]+$/.test(chat.title)
  return {
    customer_name: customer?.name ?? (isNumber ? '' : chat.title),
    customer_phone: isForeign(phone) ? '' : phoneWords(phone),
    customer_address: customer?.address ?? '',
    neighbourhood: customer?.neighbourhood ?? '',
  }
}

/**
 * A phone as one reads it: '(92) 99123-4567', with or without its country code, and '+' before foreign ones. Empty
 * for none.
 */
export function phoneWords(phone: string | null): string {
  const digits = (phone ?? '').replace(/\D/g, '')
  if (digits === '') return ''
  if (isForeign(digits)) return `+${digits}`
  return formatPhone(digits.length > 11 ? `+${digits}` : digits)
}

function isForeign(phone: string): boolean {
  const digits = phone.replace(/\D/g, '')
  return digits.length > 11 && !/^55\d{10,11}$/.test(digits)
}
