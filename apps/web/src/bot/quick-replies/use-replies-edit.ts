import { saveQuickReplies, type QuickReply } from '@balcao/contract/conversations'
import { useQueryClient } from '@tanstack/react-query'
import { textsNow } from '../../i18n/language'
import { call } from '../../lib/http/api'
import { currentOf } from '../../shared/edit/rules/current-of'
import { plainFields } from '../../shared/edit/rules/fields'
import { useEdit, type EditState } from '../../shared/edit/use-edit'
import { botKeys, type StoredReplies } from '../bot.queries'
import { tellNotSaved } from '../tell-not-saved'
import { botTexts } from '../texts'
import { tidyReplies } from './reply-list'

/** The whole list is one thing: two people's lists are not put together, one of them is chosen. */
export interface RepliesDraft {
  replies: readonly QuickReply[]
}

const fields = plainFields<RepliesDraft>()

/** The edit of the quick replies. */
export function useRepliesEdit(
  stored: StoredReplies | undefined,
): EditState<StoredReplies, RepliesDraft, 'replies'> {
  const client = useQueryClient()
  return useEdit<StoredReplies, RepliesDraft, 'replies'>({
    stored,
    fields,
    draftOf: ({ replies }) => ({ replies }),
    versionOf: ({ version }) => version,
    send: ({ version }, { replies }) =>
      call(saveQuickReplies, { body: { version, replies: tidyReplies(replies) } }),
    theirsOf: (error) => currentOf(error, 'SETTINGS_CHANGED', saveQuickReplies.answer),
    keep: (replies) => client.setQueryData(botKeys.replies, replies),
    nameOf: (field) => textsNow(botTexts)(field),
    onFailure: tellNotSaved,
  })
}

/** A list in words, one reply a line; nothing for an empty one. */
export function repliesWords({ replies }: RepliesDraft): string[] {
  return replies.length === 0 ? [] : [replies.map(({ shortcut, text }) => `/${shortcut}: ${text}`).join('\n')]
}
