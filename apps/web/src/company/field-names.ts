import { currentLanguage, locales, type Translate } from '../i18n/language'
import type { company } from '../i18n/locales/pt/company'
import type { CompanyFieldName } from './company-values'

/** Field names as people say them, in a list: "E-mail, CEP e Número". */
export function namesOf(names: readonly CompanyFieldName[], t: Translate<typeof company>): string {
  const list = new Intl.ListFormat(locales[currentLanguage()], { type: 'conjunction' })
  return list.format(names.map((name) => t(`field_${name}`)))
}
