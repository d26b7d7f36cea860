import type { PaymentMethod } from './vocabulary'
import { namesVoucher } from './voucher-words'

const words: readonly (readonly [PaymentMethod, { test: (plain: string) => boolean }])[] = [
  ['pix', /\bpix\b/],
  ['cash', /\b(dinheiro|cash|especie)\b/],
  ['debit_card', /\b(debito|debit|debit card)\b/],
  ['credit_card', /\b(credito|credit|credit card)\b/],
  ['voucher', { test: namesVoucher }],
  ['other', /^(outros?|other|a combinar)$/],
]

/**
 * A way of paying as people and programs write it, in Portuguese or English, with or without accents, in any case. A
 * card that is not said to be one of debit counts as credit. Null for what is none, or could be two.
 */
export function readPaymentMethod(text: string): PaymentMethod | null {
  const plain = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim()
  const found = words.filter(([, pattern]) => pattern.test(plain)).map(([method]) => method)
  if (found.length === 0) return /\b(cartao|card)\b/.test(plain) ? 'credit_card' : null
  return found.length === 1 ? found[0]! : null
}
