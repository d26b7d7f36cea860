import { invalid } from './problem'

/** `12.34` as cents. @throws BankProblem for anything else, and for nothing at all. */
export function centsOf(text: unknown, code: string, propriedade: string): number {
  if (typeof text !== 'string' || !/^\d{1,10}\.\d{2}$/.test(text)) {
    throw invalid(code, 'O valor não está no formato 12.34.', propriedade)
  }
  const cents = Number(text.replace('.', ''))
  if (cents === 0) throw invalid(code, 'O valor não pode ser zero.', propriedade)
  return cents
}

/** Cents as the contract writes them, `12.34`. */
export const moneyOf = (cents: number): string => (cents / 100).toFixed(2)
