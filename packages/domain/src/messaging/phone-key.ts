const phone = /^[1-9]\d{7,14}$/
const mobileOfOldNumbering = /^(55[1-9][1-9])9?([6-9]\d{7})$/

/**
 * What two phone numbers (digits with country code) are compared by, null for digits that are no phone. WhatsApp
 * knows many Brazilian mobiles without their ninth digit, and no rule says which: these compare by 55, area code and
 * last 8 digits. Landlines, other countries and mobiles whose 8 digits would be a landline's (9 2xxx to 9 5xxx, never
 * issued without the 9) stand for themselves. A key is for comparing only; WhatsApp's own id is what one sends to.
 */
export function phoneKey(digits: string): string | null {
  if (!phone.test(digits)) return null
  const mobile = mobileOfOldNumbering.exec(digits)
  return mobile === null ? digits : `${mobile[1]}${mobile[2]}`
}

/** All ways WhatsApp may write a phone (digits with country code), the given one first; none for what is no phone. */
export function phoneVariants(digits: string): string[] {
  if (!phone.test(digits)) return []
  const mobile = mobileOfOldNumbering.exec(digits)
  if (mobile === null) return [digits]
  const [, area, number] = mobile
  return [...new Set([digits, `${area}9${number}`, `${area}${number}`])]
}
