/** Bare digits of a postal code. Not cut to length. */
export function normalizeCep(text: string): string {
  return text.replace(/\D/g, '')
}

/** Whether a postal code, bare or masked, has 8 digits (VALID-11). */
export function isValidCep(cep: string): boolean {
  return /^\d{8}$/.test(normalizeCep(cep))
}

/** Mask 00000-000 as far as the text goes, at most 9 characters (VALID-12). */
export function formatCep(text: string): string {
  const digits = normalizeCep(text).slice(0, 8)
  return digits.length > 5 ? `${digits.slice(0, 5)}-${digits.slice(5)}` : digits
}
