import { ApiError } from '../lib/http/api-error'
import type { Translate } from '../i18n/language'
import type { company } from '../i18n/locales/pt/shop/company'

/**
 * What a failed save says: the status and a sentence when the server failed (COMP-39), the sentence of the refusal
 * (COMP-38), or that it failed when there is nothing more to say (COMP-37). `sentence` is the translated text of the
 * failure, empty when there is none.
 */
export function saveFailureText(error: unknown, sentence: string, t: Translate<typeof company>): string {
  if (sentence === '') return t('saveFailed')
  if (error instanceof ApiError && error.code === 'HTTP' && error.status > 0) {
    return t('saveFailedStatus', { status: error.status, text: sentence })
  }
  return t('saveFailedWith', { message: sentence })
}
