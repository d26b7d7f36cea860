import { defineTexts } from '../i18n/language'
import { automations } from '../i18n/locales/pt/automations'

export const automationTexts = defineTexts(automations, {
  en: async () => (await import('../i18n/locales/en/automations')).automations,
  es: async () => (await import('../i18n/locales/es/automations')).automations,
})
