import { defineTexts } from '../../i18n/language'
import { opening } from '../../i18n/locales/pt/shop/opening'

/** Words of the shop's state by hand. */
export const openingTexts = defineTexts(opening, {
  en: async () => (await import('../../i18n/locales/en/shop/opening')).opening,
  es: async () => (await import('../../i18n/locales/es/shop/opening')).opening,
})
