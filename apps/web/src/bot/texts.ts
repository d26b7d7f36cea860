import { defineTexts } from '../i18n/language'
import { bot } from '../i18n/locales/pt/chats/bot'

export const botTexts = defineTexts(bot, {
  en: async () => (await import('../i18n/locales/en/chats/bot')).bot,
  es: async () => (await import('../i18n/locales/es/chats/bot')).bot,
})
