import { defineTexts } from '../i18n/language'
import { customers } from '../i18n/locales/pt/customers'

/** Words of the customers' screen. */
export const customersTexts = defineTexts(customers, {
  en: async () => (await import('../i18n/locales/en/customers')).customers,
  es: async () => (await import('../i18n/locales/es/customers')).customers,
})
