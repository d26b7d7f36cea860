import { defineTexts } from '../i18n/language'
import { delivery } from '../i18n/locales/pt/delivery'

/** Words of the delivery settings, in the company's tab and on their own screen. */
export const deliveryTexts = defineTexts(delivery, {
  en: async () => (await import('../i18n/locales/en/delivery')).delivery,
  es: async () => (await import('../i18n/locales/es/delivery')).delivery,
})

/** What is said when a fee exists: the company's tab and the delivery screen have words of their own. */
export type TakenText = 'feeTaken' | 'feeTakenHere'
