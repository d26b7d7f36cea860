import { defineTexts } from '../i18n/language'
import { delivery } from '../i18n/locales/pt/orders/delivery'

/** Words of the delivery settings, in the company's tab and on their own screen. */
export const deliveryTexts = defineTexts(delivery, {
  en: async () => (await import('../i18n/locales/en/orders/delivery')).delivery,
  es: async () => (await import('../i18n/locales/es/orders/delivery')).delivery,
})

/** What is said when a fee exists: the company's tab and the delivery screen have words of their own. */
export type TakenText = 'feeTaken' | 'feeTakenHere'
