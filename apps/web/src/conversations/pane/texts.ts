import { defineTexts } from '../../i18n/language'
import { chatPane } from '../../i18n/locales/pt/chats/chat-pane'

export const chatPaneTexts = defineTexts(chatPane, {
  en: async () => (await import('../../i18n/locales/en/chats/chat-pane')).chatPane,
  es: async () => (await import('../../i18n/locales/es/chats/chat-pane')).chatPane,
})
