import { defineTexts } from '../../../i18n/language'
import { agendaSeries } from '../../../i18n/locales/pt/agenda/agenda-series'

export const seriesTexts = defineTexts(agendaSeries, {
  en: async () => (await import('../../../i18n/locales/en/agenda/agenda-series')).agendaSeries,
  es: async () => (await import('../../../i18n/locales/es/agenda/agenda-series')).agendaSeries,
})
