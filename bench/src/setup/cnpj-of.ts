import { isValidCnpj } from '@balcao/domain/company'

/** The CNPJ of the n-th shop, with the check digits that make it one. */
export function cnpjOf(n: number): string {
  const firsts = String(110_000_000_001 + n)
  const all = Array.from({ length: 100 }, (_, digits) => firsts + String(digits).padStart(2, '0'))
  return all.find((cnpj) => isValidCnpj(cnpj))!
}
