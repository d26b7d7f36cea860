import { defineTexts } from '../../i18n/language'
import { hours } from '../../i18n/locales/pt/shop/hours'

/** Words of weekly opening hours. */
export const hoursTexts = defineTexts(hours, {
  en: async () => (await import('../../i18n/locales/en/shop/hours')).hours,
  es: async () => (await import('../../i18n/locales/es/shop/hours')).hours,
})

/** Any sentence about opening hours. */
export type HoursText = keyof typeof hours
