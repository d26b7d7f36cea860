import type { Message } from '@balcao/contract/conversations'
import { useTexts } from '../../../i18n/language'
import { chatPaneTexts } from '../texts'

/** The emoji by which people reacted to a message. */
export function Reactions({ reactions }: { reactions: Message['reactions'] }) {
  const t = useTexts(chatPaneTexts)
  const list = reactions
    .map(({ emoji, isFromMe }) => (isFromMe ? t('reactionOwn', { emoji }) : emoji))
    .join(', ')
  const shown = [...new Set(reactions.map(({ emoji }) => emoji))].join('')
  return (
    <p
      role="img"
      aria-label={t('reactions', { list })}
      title={list}
      className="mt-1 inline-flex rounded-full border border-line bg-raised px-2 text-base"
    >
      {shown}
      {reactions.length > 1 && <span className="pl-1 text-sm tabular-nums">{reactions.length}</span>}
    </p>
  )
}
