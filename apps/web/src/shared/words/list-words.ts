import { currentLanguage, locales } from '../../i18n/language'

/** Names as people list them in the chosen language: "E-mail, CEP e Número". */
export function listWords(names: readonly string[]): string {
  return new Intl.ListFormat(locales[currentLanguage()], { type: 'conjunction' }).format(names)
}
