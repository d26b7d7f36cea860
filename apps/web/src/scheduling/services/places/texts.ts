import { defineTexts } from '../../../i18n/language'
import { agendaPlaces } from '../../../i18n/locales/pt/agenda/agenda-places'

export const placesTexts = defineTexts(agendaPlaces, {
  en: async () => (await import('../../../i18n/locales/en/agenda/agenda-places')).agendaPlaces,
  es: async () => (await import('../../../i18n/locales/es/agenda/agenda-places')).agendaPlaces,
})
