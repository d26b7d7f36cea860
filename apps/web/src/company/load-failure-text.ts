import type { Translate } from '../i18n/language'
import type { company } from '../i18n/locales/pt/company'
import { ApiError } from '../lib/api-error'

const ownCodes = ['NO_CNPJ', 'NOT_FOUND', 'COMPANY_NOT_STORED', 'HOURS_INVALID'] as const

/**
 * Why the company's data could not be loaded, where this screen has a sentence of its own (COMP-46 to COMP-49); else
 * empty. `cnpj` is that of the signed-in user, empty when there is none.
 */
export function loadFailureText(cnpj: string, error: unknown, t: Translate<typeof company>): string {
  if (cnpj === '') return t('error_NO_USER_CNPJ')
  const code = error instanceof ApiError && ownCodes.find((one) => one === error.code)
  return code ? t(`error_${code}`) : ''
}
