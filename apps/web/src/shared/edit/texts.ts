import { defineTexts } from '../../i18n/language'
import { edit } from '../../i18n/locales/pt/frame/edit'

/** What every form says of other people's changes. */
export const editTexts = defineTexts(edit, {
  en: async () => (await import('../../i18n/locales/en/frame/edit')).edit,
  es: async () => (await import('../../i18n/locales/es/frame/edit')).edit,
})
