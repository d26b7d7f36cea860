import { defineTexts, type Translate } from '../i18n/language'
import { scheduling } from '../i18n/locales/pt/agenda/scheduling'

export const schedulingTexts = defineTexts(scheduling, {
  en: async () => (await import('../i18n/locales/en/agenda/scheduling')).scheduling,
  es: async () => (await import('../i18n/locales/es/agenda/scheduling')).scheduling,
})

/** The translator of the agenda's sentences. */
export type SchedulingWords = Translate<typeof scheduling>
