import { getBotSettings, getBotWorld, type BotSettings } from '@balcao/contract/bot'
import { listQuickReplies, type QuickReply } from '@balcao/contract/conversations'
import type { BotWorld } from '@balcao/domain/bot'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../lib/http/api'
import { useLiveEvent } from '../lib/live/live-provider'

export const botKeys = {
  settings: ['bot', 'settings'] as const,
  replies: ['bot', 'quick-replies'] as const,
  world: ['bot', 'world'] as const,
}

export interface StoredReplies {
  version: number
  replies: QuickReply[]
}

/** Texts, order news and timing, read again when somebody saves them. */
export function useBotSettings() {
  const client = useQueryClient()
  useLiveEvent('BOT_SETTINGS_CHANGED', () => void client.invalidateQueries({ queryKey: botKeys.settings }))
  return useQuery({
    queryKey: botKeys.settings,
    queryFn: ({ signal }): Promise<BotSettings> => call(getBotSettings, { signal }),
  })
}

/** The quick replies under their version, read again when somebody saves them. */
export function useStoredReplies() {
  const client = useQueryClient()
  useLiveEvent('QUICK_REPLIES_CHANGED', () => void client.invalidateQueries({ queryKey: botKeys.replies }))
  return useQuery({
    queryKey: botKeys.replies,
    queryFn: ({ signal }): Promise<StoredReplies> => call(listQuickReplies, { signal }),
  })
}

/** What the bot sees, and how far the server's clock is before the browser's (milliseconds). */
export interface SeenWorld {
  world: BotWorld
  ahead: number
}

/** The world as the bot sees it now; read again when one comes back to the page, or the shop changes. */
export function useBotWorld() {
  const client = useQueryClient()
  const again = () => void client.invalidateQueries({ queryKey: botKeys.world })
  useLiveEvent('CATALOGUE_CHANGED', again)
  useLiveEvent('COMPANY_CHANGED', again)
  return useQuery({
    queryKey: botKeys.world,
    queryFn: async ({ signal }): Promise<SeenWorld> => {
      const world = (await call(getBotWorld, { signal })) as BotWorld
      return { world, ahead: world.now - Date.now() }
    },
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  })
}
