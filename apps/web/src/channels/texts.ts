import { defineTexts } from '../i18n/language'
import { channels } from '../i18n/locales/pt/chats/channels'

export const channelsTexts = defineTexts(channels, {
  en: async () => (await import('../i18n/locales/en/chats/channels')).channels,
  es: async () => (await import('../i18n/locales/es/chats/channels')).channels,
})
