import { defineTexts } from '../i18n/language'
import { automations } from '../i18n/locales/pt/shop/automations'

export const automationTexts = defineTexts(automations, {
  en: async () => (await import('../i18n/locales/en/shop/automations')).automations,
  es: async () => (await import('../i18n/locales/es/shop/automations')).automations,
})
