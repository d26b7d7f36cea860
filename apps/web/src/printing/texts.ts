import { defineTexts } from '../i18n/language'
import { printing } from '../i18n/locales/pt/printing'

export const printingTexts = defineTexts(printing, {
  en: async () => (await import('../i18n/locales/en/printing')).printing,
  es: async () => (await import('../i18n/locales/es/printing')).printing,
})
