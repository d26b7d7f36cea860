import { getChannel, type Channel } from '@balcao/contract/channels'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../lib/http/api'
import { conversationKeys } from '../conversation-keys'

/** How the company's WhatsApp stands; live events keep it current. Undefined until it is known. */
export function useChannel(): Channel | undefined {
  return useQuery({
    queryKey: conversationKeys.channel,
    queryFn: ({ signal }): Promise<Channel> => call(getChannel, { signal }),
    refetchOnMount: 'always',
    staleTime: Infinity,
  }).data
}
