import { defineTexts } from '../i18n/language'
import { google } from '../i18n/locales/pt/agenda/google'

/** Words of the link to Google Calendar: notice, badge, connecting, callback page. */
export const googleTexts = defineTexts(google, {
  en: async () => (await import('../i18n/locales/en/agenda/google')).google,
  es: async () => (await import('../i18n/locales/es/agenda/google')).google,
})
