import type { Chat } from '@balcao/contract/conversations'
import { setChatBot } from '@balcao/contract/conversations'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { textsNow } from '../i18n/language'
import { call } from '../lib/http/api'
import { logFailure } from '../lib/log'
import { notify } from '../ui/notices/notify'
import { showChat } from './data/chats/show-chat'
import { conversationsTexts } from './texts'

/** Takes a conversation over from the bot, or gives it back, and says so: for the key that does it. */
export function useBotKey(): (chat: Chat) => Promise<void> {
  const client = useQueryClient()
  return useCallback(
    async (chat) => {
      const t = textsNow(conversationsTexts)
      const mode = chat.bot.mode === 'bot' ? 'human' : 'bot'
      try {
        showChat(client, await call(setChatBot, { params: { conversationId: chat.id }, body: { mode } }))
        notify.success(t(mode === 'human' ? 'botTaken' : 'botReturned'))
      } catch (error) {
        logFailure('who answers was not changed', error)
        notify.error(t('botActFailed'))
      }
    },
    [client],
  )
}
