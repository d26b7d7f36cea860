import { defineTexts } from '../../../i18n/language'
import { orderPix } from '../../../i18n/locales/pt/orders/order-pix'

export const refundTexts = defineTexts(orderPix, {
  en: async () => (await import('../../../i18n/locales/en/orders/order-pix')).orderPix,
  es: async () => (await import('../../../i18n/locales/es/orders/order-pix')).orderPix,
})
