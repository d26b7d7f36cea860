import type { Message } from '@balcao/contract/conversations'
import { useTexts } from '../../../i18n/language'
import { usePane } from '../pane-context'
import { chatPaneTexts } from '../texts'
import { MessageSummary } from './message-summary'

/** What a message answers; a press goes there. */
export function QuotedMessage({ quoted }: { quoted: NonNullable<Message['quoted']> }) {
  const t = useTexts(chatPaneTexts)
  const { jumpTo } = usePane()
  return (
    <button
      type="button"
      title={t('quotedJump')}
      onClick={() => jumpTo(quoted.waMessageId)}
      className="mb-1 block min-h-11 w-full rounded-md border-l-4 border-accent bg-sunken px-2.5 py-1 text-left hover:brightness-95"
    >
      <MessageSummary message={quoted} />
    </button>
  )
}
