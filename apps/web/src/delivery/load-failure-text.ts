import type { Translate } from '../i18n/language'
import type { delivery } from '../i18n/locales/pt/orders/delivery'
import { hasCode } from '../lib/http/api-error'

/**
 * Why the settings cannot be shown: the sentence of the failure, or that an answer came and no customer was in it
 * (DELIV-34).
 */
export function loadFailureText(error: unknown, sentence: string, t: Translate<typeof delivery>): string {
  const isWithoutData = hasCode(error, 'COMPANY_NOT_STORED', 'UNREADABLE')
  return isWithoutData || sentence === '' ? t('noCustomer') : sentence
}
