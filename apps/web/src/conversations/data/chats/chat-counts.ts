import { chatCounts, type ChatCounts } from '@balcao/contract/conversations'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../lib/http/api'
import { conversationKeys } from '../conversation-keys'

/** How many conversations have something unread, and in how many a customer waits for a person. */
export function useChatCounts() {
  return useQuery({
    queryKey: conversationKeys.counts,
    queryFn: ({ signal }): Promise<ChatCounts> => call(chatCounts, { signal }),
    refetchOnMount: 'always',
    staleTime: Infinity,
  })
}
