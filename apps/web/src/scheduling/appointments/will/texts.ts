import { defineTexts, type Translate } from '../../../i18n/language'
import { agendaWill } from '../../../i18n/locales/pt/agenda/agenda-will'

export const willTexts = defineTexts(agendaWill, {
  en: async () => (await import('../../../i18n/locales/en/agenda/agenda-will')).agendaWill,
  es: async () => (await import('../../../i18n/locales/es/agenda/agenda-will')).agendaWill,
})

/** The translator of what the owner is warned about. */
export type WillWords = Translate<typeof agendaWill>
