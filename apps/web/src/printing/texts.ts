import { defineTexts } from '../i18n/language'
import { printing } from '../i18n/locales/pt/orders/printing'

export const printingTexts = defineTexts(printing, {
  en: async () => (await import('../i18n/locales/en/orders/printing')).printing,
  es: async () => (await import('../i18n/locales/es/orders/printing')).printing,
})
