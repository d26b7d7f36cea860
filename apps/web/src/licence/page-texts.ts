import { defineTexts } from '../i18n/language'
import { licencePage } from '../i18n/locales/pt/licence-page'

export const licencePageTexts = defineTexts(licencePage, {
  en: async () => (await import('../i18n/locales/en/licence-page')).licencePage,
  es: async () => (await import('../i18n/locales/es/licence-page')).licencePage,
})
