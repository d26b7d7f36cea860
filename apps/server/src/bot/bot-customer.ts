import { isValidPhone, normalizePhone } from '@balcao/domain/company'

/** Whom the bot talks to. `phone` is digits with country code, null where WhatsApp hides it. */
export interface BotCustomer {
  conversationId: string
  name: string | null
  phone: string | null
}

/** Orders carry phones of Brazil alone: one from abroad would be refused, or taken for somebody else's. */
export function brazilianPhone(phone: string | null): string | null {
  return phone?.startsWith('55') && isValidPhone(phone) ? normalizePhone(phone) : null
}
