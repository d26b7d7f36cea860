import type { PaymentMethod } from '../../orders'
import type { BotWorld } from '../model/model'

/** How an order can be paid, the quickest first: PIX only where the shop has a key. */
export function waysToPay({ pix }: BotWorld['shop']): PaymentMethod[] {
  return [...(pix ? (['pix'] as const) : []), 'credit_card', 'debit_card', 'cash']
}
