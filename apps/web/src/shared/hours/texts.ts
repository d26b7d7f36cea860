import { defineTexts } from '../../i18n/language'
import { hours } from '../../i18n/locales/pt/hours'

/** Words of weekly opening hours. */
export const hoursTexts = defineTexts(hours, {
  en: async () => (await import('../../i18n/locales/en/hours')).hours,
  es: async () => (await import('../../i18n/locales/es/hours')).hours,
})

/** Any sentence about opening hours. */
export type HoursText = keyof typeof hours
