import { formatAmount } from './format-brl'

const MAX_DIGITS = 8

/**
 * The digits of a typed text as cents: '500' is 500 (R$ 5,00), '5' is 5 (R$ 0,05); null when there is no digit.
 * Like a full mask, it takes no more than 8 significant digits (R$ 999.999,99).
 */
export function centsFromDigits(text: string): number | null {
  const digits = text.replace(/\D/g, '')
  return digits === '' ? null : Number(digits.replace(/^0+/, '').slice(0, MAX_DIGITS))
}

/**
 * Mask of a money field: digits become cents with two decimals, '123456' reads `1.234,56`. Empty stays empty, and the
 * backspace that turns `0,00` into `0,0` empties the field.
 */
export function formatCentsInput(text: string): string {
  const cents = centsFromDigits(text)
  const emptied = text.replace(/\D/g, '') === '00'
  return cents === null || emptied ? '' : formatAmount(cents)
}
