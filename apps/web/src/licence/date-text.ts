import { readLicenceDate } from '@balcao/domain/licence'
import type { Translate } from '../i18n/language'
import type { licencePage } from '../i18n/locales/pt/entry/licence-page'

/** A date of the licence in words: dd/mm/yyyy, or why there is none (LIC-07 to LIC-09). */
export function dateText(value: unknown, t: Translate<typeof licencePage>): string {
  const read = readLicenceDate(value)
  if (read === 'missing') return t('dateMissing')
  return read === 'invalid' ? t('dateInvalid') : read.text
}
