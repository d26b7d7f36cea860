const phoneSigns = /^[\d\s()+./\p{Pd}\p{Cf}]*$/u

/**
 * The digits of a text that is written as a phone, or as a part of one, with its usual signs and the invisible marks
 * that numbers copied from WhatsApp carry. Null for a text that holds anything else, or no digit.
 */
export function typedPhoneDigits(text: string): string | null {
  const digits = text.replace(/\D/g, '')
  return digits !== '' && phoneSigns.test(text) ? digits : null
}
