import { defineTexts } from '../i18n/language'
import { coupons } from '../i18n/locales/pt/orders/coupons'

export const couponTexts = defineTexts(coupons, {
  en: async () => (await import('../i18n/locales/en/orders/coupons')).coupons,
  es: async () => (await import('../i18n/locales/es/orders/coupons')).coupons,
})
