/** The spec's one number that is accepted although its check digits do not match (VALID-05). */
export const SPECIAL_CNPJ = '99999999000199'

const MAX_LENGTH = 14
const BASE_LENGTH = 12

/** Bare form of a CNPJ in any notation: upper case, only `[0-9A-Z]`. Not cut to length. */
export function normalizeCnpj(text: string): string {
  return text.replace(/[^0-9A-Za-z]/g, '').toUpperCase()
}

/**
 * Whether a CNPJ, bare or masked, is valid: 12 characters `[0-9A-Z]` and two check digits (IN RFB 2.229/2024; the
 * older numeric rule is the same formula). Fourteen equal digits are refused. `SPECIAL_CNPJ` is accepted (VALID-05) unless `demo` is false: say false where an account would come into being.
 */
export function isValidCnpj(cnpj: string, { demo = true }: { demo?: boolean } = {}): boolean {
  const bare = normalizeCnpj(cnpj)
  if (!/^[0-9A-Z]{12}[0-9]{2}$/.test(bare)) return false
  if (bare === SPECIAL_CNPJ) return demo
  if (/^([0-9])\1+$/.test(bare)) return false
  const base = bare.slice(0, BASE_LENGTH)
  const first = checkDigit(base)
  return bare === `${base}${first}${checkDigit(`${base}${first}`)}`
}

/** Mask AA.AAA.AAA/AAAA-00 as far as the text goes, at most 18 characters; the last two places take digits only. */
export function formatCnpj(text: string): string {
  const bare = normalizeCnpj(text)
  const base = bare.slice(0, BASE_LENGTH)
  const digits = bare
    .slice(BASE_LENGTH)
    .replace(/\D/g, '')
    .slice(0, MAX_LENGTH - BASE_LENGTH)
  const separators: Record<number, string> = { 2: '.', 5: '.', 8: '/', 12: '-' }
  return [...`${base}${digits}`].map((character, place) => `${separators[place] ?? ''}${character}`).join('')
}

function checkDigit(base: string): number {
  const sum = [...base]
    .reverse()
    .reduce((total, character, place) => total + (character.charCodeAt(0) - 48) * (2 + (place % 8)), 0)
  const rest = sum % 11
  return rest < 2 ? 0 : 11 - rest
}
