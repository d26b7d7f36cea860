import { defineTexts } from '../i18n/language'
import { company } from '../i18n/locales/pt/company'

export const companyTexts = defineTexts(company, {
  en: async () => (await import('../i18n/locales/en/company')).company,
  es: async () => (await import('../i18n/locales/es/company')).company,
})

/** Any sentence of the company feature. */
export type CompanyText = keyof typeof company
