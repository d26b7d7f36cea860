import { defineTexts } from '../../i18n/language'
import { agendaSeries } from '../../i18n/locales/pt/agenda-series'

export const seriesTexts = defineTexts(agendaSeries, {
  en: async () => (await import('../../i18n/locales/en/agenda-series')).agendaSeries,
  es: async () => (await import('../../i18n/locales/es/agenda-series')).agendaSeries,
})
