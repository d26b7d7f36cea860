import type { Chat, Message } from '@balcao/contract/conversations'
import { MessageCircle } from 'lucide-react'
import { useMemo, type Ref } from 'react'
import { useTexts } from '../../../i18n/language'
import { EmptyState } from '../../../ui/notices/empty-state'
import type { MessagesView } from '../../data'
import { LoadFailure } from '../../load-failure'
import { usePane } from '../pane-context'
import { chatPaneTexts } from '../texts'
import { MessageList, type MessageListHandle } from './message-list'
import { threadRows } from './thread-rows'
import { useUnreadMarker } from './use-unread-marker'
import { LoadingBars } from '../../../ui/waiting/loading-bars'

interface MessagesProps {
  chat: Chat
  view: MessagesView
  isAttended: boolean
  onRead: (message: Message) => void
  listRef: Ref<MessageListHandle>
}

/** The messages, their loading, their failing (CONV-29) and their absence (CONV-10). */
export function Messages({ chat, view, isAttended, onRead, listRef }: MessagesProps) {
  const t = useTexts(chatPaneTexts)
  const { zone } = usePane()
  const { messages, hasNewer } = view
  const firstUnread = useUnreadMarker({ chat, messages, isAttended, hasNewer })
  const rows = useMemo(() => threadRows(messages, { zone, firstUnread }), [messages, zone, firstUnread])
  const isEmpty = messages.length === 0
  return (
    <>
      {view.error && (
        <div className="p-3">
          <LoadFailure title={t('messagesFailed')} error={view.error} kept={!isEmpty} onRetry={view.retry} />
        </div>
      )}
      {!isEmpty && (
        <MessageList ref={listRef} rows={rows} view={view} isAttended={isAttended} onRead={onRead} />
      )}
      {isEmpty && view.isLoading && <Loading />}
      {isEmpty && !view.isLoading && (
        <div className="min-h-0 flex-1 overflow-y-auto">
          {!view.error && (
            <EmptyState icon={<MessageCircle size={30} aria-hidden="true" />} title={t('noMessages')}>
              {t('noMessagesNext')}
            </EmptyState>
          )}
        </div>
      )}
    </>
  )
}

function Loading() {
  const t = useTexts(chatPaneTexts)
  return (
    <LoadingBars
      label={t('loadingMessages')}
      className="grid min-h-0 flex-1 content-end gap-3 overflow-hidden p-4"
      bars={['h-14 w-3/5', 'h-10 w-2/5', 'ml-auto h-14 w-1/2', 'h-20 w-3/5', 'ml-auto h-10 w-1/3']}
    />
  )
}
