import { defineTexts } from '../../i18n/language'
import { operatorCompanies } from '../../i18n/locales/pt/operator/operator-companies'

/** Words of the operator’s companies. */
export const companiesTexts = defineTexts(operatorCompanies, {
  en: async () => (await import('../../i18n/locales/en/operator/operator-companies')).operatorCompanies,
  es: async () => (await import('../../i18n/locales/es/operator/operator-companies')).operatorCompanies,
})
