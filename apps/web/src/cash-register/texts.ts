import { defineTexts } from '../i18n/language'
import { cash } from '../i18n/locales/pt/orders/cash'

export const cashTexts = defineTexts(cash, {
  en: async () => (await import('../i18n/locales/en/orders/cash')).cash,
  es: async () => (await import('../i18n/locales/es/orders/cash')).cash,
})
