import { defineTexts } from '../i18n/language'
import { booking } from '../i18n/locales/pt/booking'

/** The public booking pages' words. */
export const bookingTexts = defineTexts(booking, {
  en: async () => (await import('../i18n/locales/en/booking')).booking,
  es: async () => (await import('../i18n/locales/es/booking')).booking,
})
