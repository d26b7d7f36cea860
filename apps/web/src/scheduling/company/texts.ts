import { defineTexts } from '../../i18n/language'
import { companyAgenda } from '../../i18n/locales/pt/agenda/company-agenda'

/** Words of the company's scheduling dashboard. */
export const companyAgendaTexts = defineTexts(companyAgenda, {
  en: async () => (await import('../../i18n/locales/en/agenda/company-agenda')).companyAgenda,
  es: async () => (await import('../../i18n/locales/es/agenda/company-agenda')).companyAgenda,
})
