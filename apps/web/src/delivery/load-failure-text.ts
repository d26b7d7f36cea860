import type { Translate } from '../i18n/language'
import type { delivery } from '../i18n/locales/pt/delivery'

/**
 * Why the settings cannot be shown: the sentence of the failure, or that there is no customer to read them of
 * (DELIV-34).
 */
export function loadFailureText(
  { cnpj }: { cnpj: string },
  sentence: string,
  t: Translate<typeof delivery>,
): string {
  return cnpj === '' || sentence === '' ? t('noCustomer') : sentence
}
