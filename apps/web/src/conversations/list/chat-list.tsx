import type { Chat } from '@balcao/contract/conversations'
import { MessagesSquare } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../../i18n/language'
import { Button } from '../../ui/buttons/button'
import { EmptyState } from '../../ui/notices/empty-state'
import { LoadFailure } from '../load-failure'
import { conversationsTexts } from '../texts'
import type { RowSetting } from './chat-row'
import { ChatRows } from './chat-rows'
import { RowSkeletons } from './row-skeletons'

interface ChatListProps {
  list: {
    chats: readonly Chat[]
    isLoading: boolean
    isStale: boolean
    error: Error | null
    retry: () => void
    hasMore: boolean
    isLoadingMore: boolean
    loadMore: () => void
  }
  openId: string | null
  narrowed: boolean
  setting: RowSetting
  onShowAll: () => void
  /** What to do when there is no conversation at all. */
  firstStep: ReactNode
}

/** The list (CONV-03), its loading, its failing (CONV-25, CONV-28) and its absence (CONV-09). */
export function ChatList({ list, openId, narrowed, setting, onShowAll, firstStep }: ChatListProps) {
  const t = useTexts(conversationsTexts)
  const { chats, isLoading, isStale, error, retry } = list
  if (isLoading) return <RowSkeletons label={t('loadingChats')} />
  return (
    <>
      {error && (
        <div className="p-3">
          <LoadFailure title={t('loadChatsFailed')} error={error} kept={chats.length > 0} onRetry={retry} />
        </div>
      )}
      {chats.length > 0 && (
        <ChatRows
          chats={chats}
          openId={openId}
          isStale={isStale}
          hasMore={list.hasMore}
          isLoadingMore={list.isLoadingMore}
          onMore={list.loadMore}
          setting={setting}
        />
      )}
      {chats.length === 0 && !error && (
        <div className="min-h-0 flex-1 overflow-y-auto">
          <EmptyState
            icon={<MessagesSquare size={30} aria-hidden="true" />}
            title={t('empty')}
            action={narrowed ? <Button onClick={onShowAll}>{t('showAll')}</Button> : firstStep}
          >
            {narrowed ? t('emptyNarrowed') : t('emptyAll')}
          </EmptyState>
        </div>
      )}
    </>
  )
}
