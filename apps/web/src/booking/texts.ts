import { defineTexts } from '../i18n/language'
import { booking } from '../i18n/locales/pt/public/booking'

/** The public booking pages' words. */
export const bookingTexts = defineTexts(booking, {
  en: async () => (await import('../i18n/locales/en/public/booking')).booking,
  es: async () => (await import('../i18n/locales/es/public/booking')).booking,
})
