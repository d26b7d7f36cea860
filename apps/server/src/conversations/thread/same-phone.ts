import { jidOfNumber, phoneKey, readAddress } from '@balcao/domain/messaging'

/**
 * Whether a phone as somebody typed it ('(92) 99123-4567') is the phone of a conversation (digits with country code),
 * with or without ninth digit. An index on the last 8 digits finds the candidates; this decides.
 */
export function isSamePhone(typed: string | null, phone: string | null): boolean {
  if (typed === null || phone === null) return false
  const jid = jidOfNumber(typed)
  const key = jid === null ? null : phoneKey(readAddress(jid).user)
  return key !== null && key === phoneKey(phone)
}
