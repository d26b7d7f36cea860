import { defineTexts } from '../../i18n/language'
import { standing } from '../../i18n/locales/pt/standing'

/** Words of the shop's state by hand. */
export const standingTexts = defineTexts(standing, {
  en: async () => (await import('../../i18n/locales/en/standing')).standing,
  es: async () => (await import('../../i18n/locales/es/standing')).standing,
})
