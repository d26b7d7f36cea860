import { crc16 } from './crc16'
import { isValidPixKey, normalizePixKey } from './pix-key'
import type { PixKeyType } from './vocabulary'

const MAX_NAME = 25
const MAX_CITY = 15
const MAX_CENTS = 99_999_999
/** Tag 26 holds 99 characters; 18 are the domain's, and key and description have 4 more each. */
const KEY_AND_DESCRIPTION = 73

/** What a static PIX code asks for. Without `cents` the payer enters the amount. */
export interface PixCharge {
  type: PixKeyType
  key: string
  /** Who is paid, and the city; accents go, and what is too long is cut. */
  name: string
  city: string
  cents?: number
  /** At most 25 letters and digits. */
  txid?: string
  /** Shortened to what the key leaves free, with a long e-mail to nothing. */
  description?: string
}

/**
 * The static BR Code ("copia e cola") of a charge, by the BCB's manual of standards for the start of a PIX. ASCII
 * only: strict payers refuse accents. It asks for money; whether it was paid it cannot tell.
 * @throws RangeError for an invalid key, an empty name, an amount that is not 1 to 99,999,999 cents, or a bad txid.
 */
export function pixPayload({ type, key, name, city, cents, txid, description = '' }: PixCharge): string {
  if (!isValidPixKey(type, key)) throw new RangeError('Not a PIX key of its type')
  if (cents !== undefined && !(Number.isInteger(cents) && cents > 0 && cents <= MAX_CENTS)) {
    throw new RangeError('A PIX amount is 1 to 99999999 cents')
  }
  if (txid !== undefined && !/^[A-Za-z0-9]{1,25}$/.test(txid)) {
    throw new RangeError('A txid is 1 to 25 letters and digits')
  }
  const receiver = ascii(name, MAX_NAME)
  if (receiver === '') throw new RangeError('A PIX code names who is paid')
  const account = normalizePixKey(type, key)
  const words = ascii(description, KEY_AND_DESCRIPTION - account.length)
  const code = [
    field('00', '01'),
    field(
      '26',
      field('00', 'br.gov.bcb.pix') + field('01', account) + (words === '' ? '' : field('02', words)),
    ),
    field('52', '0000'),
    field('53', '986'),
    cents === undefined ? '' : field('54', amount(cents)),
    field('58', 'BR'),
    field('59', receiver),
    // The field must be there; a shop that has not said its city is still in the country.
    field('60', ascii(city, MAX_CITY) || 'BRASIL'),
    field('62', field('05', txid ?? '***')),
    '6304',
  ].join('')
  return code + crc16(code)
}

/**
 * The dynamic BR Code of a charge that a bank keeps: its address, neither key nor amount (BCB's manual, and API Pix
 * where a bank leaves `pixCopiaECola` out).
 * @param location the address without `https://`, at most 77 characters
 * @throws RangeError for an address too long or not ASCII, and for an empty name
 */
export function dynamicPixPayload(payee: { location: string; name: string; city: string }): string {
  const location = payee.location.replace(/^https:\/\//, '')
  if (!/^[\x21-\x7e]{1,77}$/.test(location))
    throw new RangeError('The address of a charge has 1 to 77 characters')
  const receiver = ascii(payee.name, MAX_NAME)
  if (receiver === '') throw new RangeError('A PIX code names who is paid')
  const code = [
    field('00', '01'),
    field('01', '12'),
    field('26', field('00', 'br.gov.bcb.pix') + field('25', location)),
    field('52', '0000'),
    field('53', '986'),
    field('58', 'BR'),
    field('59', receiver),
    field('60', ascii(payee.city, MAX_CITY) || 'BRASIL'),
    field('62', field('05', '***')),
    '6304',
  ].join('')
  return code + crc16(code)
}

/** Whether a text is a BR Code, ours or another's: it begins and ends as one, and its check sum is right. */
export function isPixPayload(text: string): boolean {
  const code = text.slice(0, -4)
  return text.startsWith('000201') && code.endsWith('6304') && crc16(code) === text.slice(-4).toUpperCase()
}

function field(tag: string, value: string): string {
  return `${tag}${String(value.length).padStart(2, '0')}${value}`
}

function amount(cents: number): string {
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
}

function ascii(text: string, most: number): string {
  const plain = text
    .normalize('NFKD')
    .replace(/\s+/g, ' ')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/ +/g, ' ')
    .trim()
  return plain.slice(0, Math.max(0, most)).trimEnd()
}
