import { defineTexts } from '../i18n/language'
import { customers } from '../i18n/locales/pt/shop/customers'

/** Words of the customers' screen. */
export const customersTexts = defineTexts(customers, {
  en: async () => (await import('../i18n/locales/en/shop/customers')).customers,
  es: async () => (await import('../i18n/locales/es/shop/customers')).customers,
})
