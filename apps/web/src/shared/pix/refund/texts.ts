import { defineTexts } from '../../../i18n/language'
import { refunds } from '../../../i18n/locales/pt/orders/refunds'

export const refundTexts = defineTexts(refunds, {
  en: async () => (await import('../../../i18n/locales/en/orders/refunds')).refunds,
  es: async () => (await import('../../../i18n/locales/es/orders/refunds')).refunds,
})
