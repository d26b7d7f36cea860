import { defineTexts } from '../i18n/language'
import { menu } from '../i18n/locales/pt/public/menu'

/** The public menu's words. */
export const menuTexts = defineTexts(menu, {
  en: async () => (await import('../i18n/locales/en/public/menu')).menu,
  es: async () => (await import('../i18n/locales/es/public/menu')).menu,
})
