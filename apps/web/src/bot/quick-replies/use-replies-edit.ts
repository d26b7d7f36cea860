import { saveQuickReplies, type QuickReply } from '@balcao/contract/conversations'
import { useQueryClient } from '@tanstack/react-query'
import { textsNow } from '../../i18n/language'
import { call } from '../../lib/http/api'
import { botKeys, type StoredReplies } from '../bot.queries'
import { useVersionedEdit, type VersionedEdit } from '../edit/use-versioned-edit'
import { botTexts } from '../texts'
import { tidyReplies } from './reply-list'

/** The whole list is one thing: two people's lists are not put together, one of them is chosen. */
export interface RepliesDraft {
  replies: readonly QuickReply[]
}

/** The edit of the quick replies. */
export function useRepliesEdit(stored: StoredReplies | undefined): VersionedEdit<RepliesDraft> {
  const client = useQueryClient()
  return useVersionedEdit<StoredReplies, RepliesDraft>({
    stored,
    draftOf: ({ replies }) => ({ replies }),
    send: (version, { replies }) =>
      call(saveQuickReplies, { body: { version, replies: tidyReplies(replies) } }),
    readCurrent: (value) => saveQuickReplies.answer.safeParse(value).data ?? null,
    keep: (replies) => client.setQueryData(botKeys.replies, replies),
    namesOf: () => textsNow(botTexts)('replies'),
  })
}

/** A list in words, one reply a line; nothing for an empty one. */
export function repliesWords({ replies }: RepliesDraft): string[] {
  return replies.length === 0 ? [] : [replies.map(({ shortcut, text }) => `/${shortcut}: ${text}`).join('\n')]
}
