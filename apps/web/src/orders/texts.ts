import { defineTexts } from '../i18n/language'
import { orders } from '../i18n/locales/pt/orders/orders'

export const ordersTexts = defineTexts(orders, {
  en: async () => (await import('../i18n/locales/en/orders/orders')).orders,
  es: async () => (await import('../i18n/locales/es/orders/orders')).orders,
})

/** Any sentence of the orders feature. */
export type OrdersText = keyof typeof orders
