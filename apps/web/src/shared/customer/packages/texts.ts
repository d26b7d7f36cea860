import { defineTexts, type Translate } from '../../../i18n/language'
import { agendaPackages } from '../../../i18n/locales/pt/agenda/agenda-packages'

export const packagesTexts = defineTexts(agendaPackages, {
  en: async () => (await import('../../../i18n/locales/en/agenda/agenda-packages')).agendaPackages,
  es: async () => (await import('../../../i18n/locales/es/agenda/agenda-packages')).agendaPackages,
})

export type PackagesWords = Translate<typeof agendaPackages>
