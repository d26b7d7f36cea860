import { defineTexts } from '../../i18n/language'
import { opening } from '../../i18n/locales/pt/opening'

/** Words of the shop's state by hand. */
export const openingTexts = defineTexts(opening, {
  en: async () => (await import('../../i18n/locales/en/opening')).opening,
  es: async () => (await import('../../i18n/locales/es/opening')).opening,
})
