import type { Translate } from '../i18n/language'
import type { company } from '../i18n/locales/pt/shop/company'
import { ApiError } from '../lib/http/api-error'

const ownCodes = ['NOT_FOUND', 'COMPANY_NOT_STORED', 'HOURS_INVALID'] as const

/**
 * Why the company's data could not be loaded, where this screen has a sentence of its own (COMP-34, COMP-48, COMP-49);
 * else empty.
 */
export function loadFailureText(error: unknown, t: Translate<typeof company>): string {
  const code = error instanceof ApiError && ownCodes.find((one) => one === error.code)
  return code ? t(`error_${code}`) : ''
}
