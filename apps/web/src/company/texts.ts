import { defineTexts } from '../i18n/language'
import { company } from '../i18n/locales/pt/shop/company'

export const companyTexts = defineTexts(company, {
  en: async () => (await import('../i18n/locales/en/shop/company')).company,
  es: async () => (await import('../i18n/locales/es/shop/company')).company,
})

/** Any sentence of the company feature. */
export type CompanyText = keyof typeof company
