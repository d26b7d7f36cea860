import type { Message } from '@balcao/contract/conversations'
import { useTexts } from '../../../i18n/language'
import { chatPaneTexts } from '../texts'

/** Whose a message is, and its beginning or what it carries, in two lines. */
export function MessageSummary({ message }: { message: NonNullable<Message['quoted']> }) {
  const t = useTexts(chatPaneTexts)
  const { isFromMe, kind, text } = message
  return (
    <span className="grid min-w-0 text-sm">
      <span className="font-bold text-accent-ink">{t(isFromMe ? 'quotedOwn' : 'quotedTheirs')}</span>
      <span className="line-clamp-2 break-words text-ink-soft">
        {kind === 'text' || kind === 'options' ? '' : `${t(`kind_${kind}`)} `}
        {text}
      </span>
    </span>
  )
}
