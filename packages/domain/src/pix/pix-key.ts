import { formatCnpj, isValidCnpj, normalizeCnpj } from '../company/cnpj'
import { isValidEmail, maskEmail } from '../company/email'
import { formatPhone, normalizePhone } from '../company/phone'
import { isValidCpf } from './cpf'
import type { PixKeyType } from './vocabulary'

const MAX_EMAIL = 77
const areaCode = '(1[1-9]|2[12478]|3[1-578]|4[1-9]|5[1345]|6[1-9]|7[134579]|8[1-9]|9[1-9])'
const phoneKey = new RegExp(`^\\+55${areaCode}(9\\d{8}|[2-5]\\d{7})$`)
const randomKey = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * A PIX key as the payload carries it: CPF as 11 digits, CNPJ as 14 characters, phone as `+55` and its number,
 * e-mail and random key in lower case. The type says which: 11 digits may be a CPF or a phone. Checks nothing;
 * a text without anything of the key is empty.
 */
export function normalizePixKey(type: PixKeyType, text: string): string {
  if (type === 'cpf') return text.replace(/\D/g, '')
  if (type === 'cnpj') return normalizeCnpj(text)
  if (type === 'phone') {
    const number = normalizePhone(text)
    return number === '' ? '' : `+55${number}`
  }
  return text.trim().toLowerCase()
}

/**
 * Whether a key, bare or masked, can be a PIX key of its type: check digits of CPF and CNPJ (letters too; the
 * demo's special number is nobody's key), an e-mail of at most 77 ASCII characters, a Brazilian phone with a real
 * area code, a UUID.
 */
export function isValidPixKey(type: PixKeyType, key: string): boolean {
  const bare = normalizePixKey(type, key)
  if (type === 'cpf') return isValidCpf(bare)
  if (type === 'cnpj') return isValidCnpj(bare, { demo: false })
  if (type === 'phone') return phoneKey.test(bare)
  if (type === 'random') return randomKey.test(bare)
  return bare.length <= MAX_EMAIL && /^[\x21-\x7e]+$/.test(bare) && isValidEmail(bare)
}

/**
 * Mask of a key while it is typed: 000.000.000-00, AA.AAA.AAA/AAAA-00, (11) 99999-9999, e-mail in lower case; a
 * random key stays as it is (ONB-35 to ONB-38).
 */
export function formatPixKey(type: PixKeyType, text: string): string {
  if (type === 'cpf') return formatCpf(text)
  if (type === 'cnpj') return formatCnpj(text)
  if (type === 'phone') return formatPhone(text)
  return type === 'email' ? text.toLowerCase() : text
}

/** A key as it is told of: an e-mail as e-mails are, of any other only the last three characters. */
export function maskPixKey(type: PixKeyType, key: string): string {
  const bare = normalizePixKey(type, key)
  return type === 'email' ? maskEmail(bare) : `${'*'.repeat(Math.max(0, bare.length - 3))}${bare.slice(-3)}`
}

function formatCpf(text: string): string {
  const separators: Record<number, string> = { 3: '.', 6: '.', 9: '-' }
  const digits = text.replace(/\D/g, '').slice(0, 11)
  return [...digits].map((digit, place) => `${separators[place] ?? ''}${digit}`).join('')
}
