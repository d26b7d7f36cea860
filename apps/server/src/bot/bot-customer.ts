/** Whom the bot talks to. `phone` is digits with country code, null where WhatsApp hides it. */
export interface BotCustomer {
  conversationId: string
  name: string | null
  phone: string | null
}
