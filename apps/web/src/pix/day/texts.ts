import { defineTexts } from '../../i18n/language'
import { pixDay } from '../../i18n/locales/pt/shop/pix-day'

export const pixDayTexts = defineTexts(pixDay, {
  en: async () => (await import('../../i18n/locales/en/shop/pix-day')).pixDay,
  es: async () => (await import('../../i18n/locales/es/shop/pix-day')).pixDay,
})
