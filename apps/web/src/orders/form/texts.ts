import { defineTexts } from '../../i18n/language'
import { orderEntry } from '../../i18n/locales/pt/orders/order-entry'

/** Words of taking an order down: the customer who is known, and products of the catalogue. */
export const entryTexts = defineTexts(orderEntry, {
  en: async () => (await import('../../i18n/locales/en/orders/order-entry')).orderEntry,
  es: async () => (await import('../../i18n/locales/es/orders/order-entry')).orderEntry,
})
