import { defineTexts } from '../i18n/language'
import { cash } from '../i18n/locales/pt/cash'

export const cashTexts = defineTexts(cash, {
  en: async () => (await import('../i18n/locales/en/cash')).cash,
  es: async () => (await import('../i18n/locales/es/cash')).cash,
})
