import { defineTexts, type Translate } from '../../i18n/language'
import { agendaImport } from '../../i18n/locales/pt/agenda-import'

export const importTexts = defineTexts(agendaImport, {
  en: async () => (await import('../../i18n/locales/en/agenda-import')).agendaImport,
  es: async () => (await import('../../i18n/locales/es/agenda-import')).agendaImport,
})

/** The translator of what is brought from other programs. */
export type ImportWords = Translate<typeof agendaImport>
