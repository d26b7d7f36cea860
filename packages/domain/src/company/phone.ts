const MAX_DIGITS = 11

/**
 * Bare digits of a Brazilian phone: area code and number. `+55` in front of 10 or 11 digits is taken off, and so is the
 * zero that is dialled before an area code (092 99123-4567).
 */
export function normalizePhone(text: string): string {
  const digits = withoutTrunkZero(text.replace(/\D/g, ''))
  return hasCountryCode(digits) ? withoutTrunkZero(digits.slice(2)) : digits
}

/** Whether a phone, bare or masked, has 10 or 11 digits after its country code (VALID-09). */
export function isValidPhone(phone: string): boolean {
  return /^\d{10,11}$/.test(normalizePhone(phone))
}

/**
 * Mask (11) 9999-9999, or (11) 99999-9999 from the eleventh digit on, as far as the text goes; at most 15 characters.
 * One digit too many on a mobile of area 55 also reads as a country code; there the extra digit is dropped instead.
 */
export function formatPhone(text: string): string {
  const typed = text.replace(/\D/g, '')
  const oneTooMany = typed.length === 12 && typed.startsWith('55') && typed[2] === '9' && !text.includes('+')
  const digits = (oneTooMany ? typed : normalizePhone(text)).slice(0, MAX_DIGITS)
  if (digits === '') return ''
  if (digits.length <= 2) return `(${digits}`
  const number = digits.slice(2)
  const head = number.length > 8 ? 5 : 4
  const tail = number.slice(head)
  return `(${digits.slice(0, 2)}) ${number.slice(0, head)}${tail === '' ? '' : `-${tail}`}`
}

/**
 * A number as it is said within an area, '99123-4567' or '3234-5678', with the area code in front and masked; anything
 * else as it is. What begins as the area code does is a number that is not whole yet.
 */
export function withAreaCode(text: string, areaCode: string): string {
  const digits = text.replace(/\D/g, '')
  const isLocal = /^(?:9\d{8}|[2-5]\d{7})$/.test(digits) && !digits.startsWith(areaCode)
  return isLocal ? formatPhone(areaCode + digits) : text
}

/** No number of ten digits is longer by a zero in front. */
function withoutTrunkZero(digits: string): string {
  return digits.length > 10 ? digits.replace(/^0+/, '') : digits
}

function hasCountryCode(digits: string): boolean {
  return /^55(?:\d{10,11}|0\d{11})$/.test(digits)
}
