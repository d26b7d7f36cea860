import { defineTexts } from '../../i18n/language'
import { calendar } from '../../i18n/locales/pt/frame/calendar'

/** Words of calendars: the days of the week, and how to walk over months. */
export const calendarTexts = defineTexts(calendar, {
  en: async () => (await import('../../i18n/locales/en/frame/calendar')).calendar,
  es: async () => (await import('../../i18n/locales/es/frame/calendar')).calendar,
})
