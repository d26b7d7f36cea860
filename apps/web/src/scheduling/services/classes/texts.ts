import { defineTexts } from '../../../i18n/language'
import { agendaClasses } from '../../../i18n/locales/pt/agenda/agenda-classes'

export const classTexts = defineTexts(agendaClasses, {
  en: async () => (await import('../../../i18n/locales/en/agenda/agenda-classes')).agendaClasses,
  es: async () => (await import('../../../i18n/locales/es/agenda/agenda-classes')).agendaClasses,
})
