import {
  dismissBotMiss,
  forgetBotSynonym,
  listBotMisses,
  listBotSynonyms,
  teachBotSynonym,
} from '@balcao/contract/bot'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/http/api'
import { useLiveEvent } from '../../lib/live/live-provider'

const lessonsKey = ['bot', 'lessons'] as const

/** What the bot did not understand; read again when that changes, or one comes back to the page. */
export function useMisses() {
  const client = useQueryClient()
  useLiveEvent('BOT_MISSES_CHANGED', () => void client.invalidateQueries({ queryKey: lessonsKey }))
  return useQuery({
    queryKey: [...lessonsKey, 'misses'],
    queryFn: async ({ signal }) => (await call(listBotMisses, { signal })).misses,
    refetchOnWindowFocus: 'always',
  })
}

/** What the shop taught. */
export function useSynonyms() {
  return useQuery({
    queryKey: [...lessonsKey, 'synonyms'],
    queryFn: async ({ signal }) => (await call(listBotSynonyms, { signal })).synonyms,
  })
}

/** Calls that change the two lists; each reads them again. */
export function useLessonCalls() {
  const client = useQueryClient()
  const then = async <T>(answer: Promise<T>): Promise<T> => {
    try {
      return await answer
    } finally {
      void client.invalidateQueries({ queryKey: lessonsKey })
    }
  }
  return {
    teach: (lesson: { words: string; item_id: string; replaces?: string | undefined }) =>
      then(call(teachBotSynonym, { body: lesson })),
    forget: (synonymId: string) => then(call(forgetBotSynonym, { params: { synonymId } })),
    dismiss: (plain: string, dismissed: boolean) =>
      then(call(dismissBotMiss, { body: { plain, dismissed } })),
  }
}
