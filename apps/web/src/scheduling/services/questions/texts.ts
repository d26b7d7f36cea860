import { defineTexts } from '../../../i18n/language'
import { agendaQuestions } from '../../../i18n/locales/pt/agenda/agenda-questions'

export const questionsTexts = defineTexts(agendaQuestions, {
  en: async () => (await import('../../../i18n/locales/en/agenda/agenda-questions')).agendaQuestions,
  es: async () => (await import('../../../i18n/locales/es/agenda/agenda-questions')).agendaQuestions,
})
