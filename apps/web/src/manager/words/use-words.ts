import { useLanguage, useTexts } from '../../i18n/language'
import { managerTexts, type ManagerWords } from '../texts'

/** What figures are put into words with. */
export interface Words {
  t: ManagerWords
  /** For Intl. */
  locale: string
}

/** The words of the chosen language. */
export function useWords(): Words {
  return { t: useTexts(managerTexts), locale: useLanguage().locale }
}
