import { defineTexts } from '../i18n/language'
import { licencePage } from '../i18n/locales/pt/entry/licence-page'

export const licencePageTexts = defineTexts(licencePage, {
  en: async () => (await import('../i18n/locales/en/entry/licence-page')).licencePage,
  es: async () => (await import('../i18n/locales/es/entry/licence-page')).licencePage,
})
