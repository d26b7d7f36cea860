import { defineTexts } from '../i18n/language'
import { conversations } from '../i18n/locales/pt/chats/conversations'

export const conversationsTexts = defineTexts(conversations, {
  en: async () => (await import('../i18n/locales/en/chats/conversations')).conversations,
  es: async () => (await import('../i18n/locales/es/chats/conversations')).conversations,
})
