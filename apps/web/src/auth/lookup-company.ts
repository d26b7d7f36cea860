import type { checkCnpj } from '@balcao/contract/auth'
import { routes } from '@balcao/contract/routes'
import { isValidCnpj, normalizeCnpj } from '@balcao/domain/company'
import { callLoosely } from '../lib/http/send'
import { hasCode } from '../lib/http/api-error'
import type { Message } from './message'
import { readLookup, type FoundCompany } from './read-lookup'

export type Lookup = { company: FoundCompany } | { problem: Message; about: 'cnpj' | 'call' }

/**
 * Looks a company up by its CNPJ in any notation. An invalid number is refused without a call (VALID-07);
 * every failure comes back as the sentence to show (LOGIN-24..26, RECOV-35, RECOV-36).
 */
export async function lookupCompany(cnpj: string): Promise<Lookup> {
  if (!isValidCnpj(cnpj)) return { problem: { key: 'cnpjInvalid' }, about: 'cnpj' }
  try {
    const company = readLookup(
      await callLoosely<typeof checkCnpj>(routes.checkCnpj, { body: { cnpj: normalizeCnpj(cnpj) } }),
    )
    return company ? { company } : { problem: { key: 'cnpjNotFound' }, about: 'cnpj' }
  } catch (error) {
    if (hasCode(error, 'INVALID_CNPJ')) return { problem: { key: 'cnpjInvalid' }, about: 'cnpj' }
    if (hasCode(error, 'NOT_FOUND')) return { problem: { key: 'cnpjNotFound' }, about: 'cnpj' }
    if (hasCode(error, 'UNREADABLE')) return { problem: { key: 'cnpjUnexpected' }, about: 'call' }
    if (hasCode(error, 'TOO_MANY_REQUESTS'))
      return { problem: { key: 'cnpjCheckFailed', error }, about: 'call' }
    return { problem: { key: 'cnpjCheckFailed' }, about: 'call' }
  }
}
