import { readAddress, sameAddress } from './address'
import { typedPhoneDigits } from './typed-phone'

const LONGEST_BRAZILIAN = 13
const nationalNumber = /^[1-9][1-9](9\d{8}|[2-9]\d{7})$/

/**
 * The full address for the `number` of the specification's send calls: what stands before '@' in a jid, a phone as
 * typed with or without 55, or a whole address. `known` are the company's addresses; one whose user is `number` wins,
 * then one with the same phone, so that a @lid's digits never become a phone and WhatsApp's own id is kept. Otherwise
 * 10 or 11 digits that can be Brazilian are, and the ninth digit stays as typed. Null when no address can be told:
 * text, a number without area code, or more than 13 digits that nobody knows (a @lid or a group).
 */
export function jidOfNumber(number: string, known: readonly string[] = []): string | null {
  const given = number.trim()
  const exact = known.find((jid) => readAddress(jid).user === given)
  if (exact !== undefined) return readAddress(exact).jid
  const jid = addressOf(given)
  if (jid === null) return null
  return readAddress(known.find((one) => sameAddress(one, jid)) ?? jid).jid
}

function addressOf(given: string): string | null {
  const { kind, jid } = readAddress(given)
  if (kind !== 'unknown' && kind !== 'phone') return jid
  if (given.includes('@')) return kind === 'phone' ? jid : null
  const digits = typedPhoneDigits(given)
  return digits === null ? null : phoneAddress(digits, given.includes('+'))
}

function phoneAddress(typed: string, withCountry: boolean): string | null {
  const abroad = withCountry || typed.startsWith('00')
  const digits = typed.replace(/^0+/, '')
  const international = !abroad && nationalNumber.test(digits) ? `55${digits}` : digits
  if (international.length > LONGEST_BRAZILIAN || international.length < 10) return null
  return `${international}@s.whatsapp.net`
}
