import { defineTexts } from '../i18n/language'
import { licence } from '../i18n/locales/pt/entry/licence'

export const licenceTexts = defineTexts(licence, {
  en: async () => (await import('../i18n/locales/en/entry/licence')).licence,
  es: async () => (await import('../i18n/locales/es/entry/licence')).licence,
})
