import { defineTexts } from '../i18n/language'
import { pix } from '../i18n/locales/pt/shop/pix'

export const pixTexts = defineTexts(pix, {
  en: async () => (await import('../i18n/locales/en/shop/pix')).pix,
  es: async () => (await import('../i18n/locales/es/shop/pix')).pix,
})
