import { listLabels, type ChatLabel } from '@balcao/contract/conversations'
import { call } from '../../../lib/http/api'
import { conversationKeys } from '../conversation-keys'
import { useLoaded, type Loaded } from '../thread/use-loaded'

/** The labels of the company. */
export function useLabels(): Loaded<ChatLabel[]> {
  return useLoaded(conversationKeys.labels, (signal) => call(listLabels, { signal }))
}
