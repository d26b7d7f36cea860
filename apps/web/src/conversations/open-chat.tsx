import { MessageSquare, MessageSquareX } from 'lucide-react'
import { useTexts } from '../i18n/language'
import { hasCode } from '../lib/http/api-error'
import { Button } from '../ui/buttons/button'
import { EmptyState } from '../ui/notices/empty-state'
import { Skeleton } from '../ui/waiting/skeleton'
import { LoadFailure } from './load-failure'
import { conversationsTexts } from './texts'

/** In place of the pane while no conversation is open (CONV-08). */
export function NoChat() {
  const t = useTexts(conversationsTexts)
  return (
    <div className="grid flex-1 place-content-center">
      <EmptyState icon={<MessageSquare size={30} aria-hidden="true" />} title={t('choose')}>
        {t('chooseHint')}
      </EmptyState>
    </div>
  )
}

/** Holds the place of a conversation that is being fetched. */
export function ChatSkeleton() {
  return (
    <div className="grid flex-1 content-start gap-4 bg-canvas p-4">
      <Skeleton className="h-12" />
      <Skeleton className="h-24 w-2/3" />
      <Skeleton className="ml-auto h-16 w-1/2" />
    </div>
  )
}

interface UnknownChatProps {
  /** Null while it is being asked for. */
  error: Error | null
  onRetry: () => void
  onBack: () => void
}

/** In place of the pane while the conversation of the address is being read, or when it cannot be. */
export function UnknownChat({ error, onRetry, onBack }: UnknownChatProps) {
  const t = useTexts(conversationsTexts)
  if (!error) return <ChatSkeleton />
  const back = (
    <Button kind="secondary" onClick={onBack}>
      {t('back')}
    </Button>
  )
  return (
    <div className="grid flex-1 content-start gap-3 bg-canvas p-4">
      {hasCode(error, 'CONVERSATION_NOT_FOUND', 'INVALID_INPUT') ? (
        <EmptyState
          icon={<MessageSquareX size={30} aria-hidden="true" />}
          title={t('chatGone')}
          action={back}
        />
      ) : (
        <>
          <LoadFailure title={t('loadChatFailed')} error={error} onRetry={onRetry} />
          <div>{back}</div>
        </>
      )}
    </div>
  )
}
