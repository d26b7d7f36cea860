import { defineTexts } from '../../i18n/language'
import { customerSide } from '../../i18n/locales/pt/chats/customer-side'

export const customerSideTexts = defineTexts(customerSide, {
  en: async () => (await import('../../i18n/locales/en/chats/customer-side')).customerSide,
  es: async () => (await import('../../i18n/locales/es/chats/customer-side')).customerSide,
})
