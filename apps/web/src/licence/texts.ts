import { defineTexts } from '../i18n/language'
import { licence } from '../i18n/locales/pt/licence'

export const licenceTexts = defineTexts(licence, {
  en: async () => (await import('../i18n/locales/en/licence')).licence,
  es: async () => (await import('../i18n/locales/es/licence')).licence,
})
