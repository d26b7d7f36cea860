import { defineTexts } from '../i18n/language'
import { channels } from '../i18n/locales/pt/channels'

export const channelsTexts = defineTexts(channels, {
  en: async () => (await import('../i18n/locales/en/channels')).channels,
  es: async () => (await import('../i18n/locales/es/channels')).channels,
})
