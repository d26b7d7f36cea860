import { defineTexts } from '../i18n/language'
import { google } from '../i18n/locales/pt/google'

/** Words of the link to Google Calendar: notice, badge, connecting, callback page. */
export const googleTexts = defineTexts(google, {
  en: async () => (await import('../i18n/locales/en/google')).google,
  es: async () => (await import('../i18n/locales/es/google')).google,
})
