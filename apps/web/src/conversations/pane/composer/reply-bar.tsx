import type { Message } from '@balcao/contract/conversations'
import { X } from 'lucide-react'
import { useTexts } from '../../../i18n/language'
import { IconButton } from '../../../ui/buttons/icon-button'
import { MessageSummary } from '../message/message-summary'
import { chatPaneTexts } from '../texts'

/** What is being answered, above the box. */
export function ReplyBar({ message, onDrop }: { message: Message; onDrop: () => void }) {
  const t = useTexts(chatPaneTexts)
  return (
    <div className="flex items-center gap-1 px-2 pt-2">
      <div className="min-w-0 flex-1 rounded-md border-l-4 border-accent bg-sunken px-2.5 py-1">
        <span className="sr-only">{t('replyingTo')}: </span>
        <MessageSummary message={message} />
      </div>
      <IconButton label={t('replyDrop')} icon={<X size={20} aria-hidden="true" />} onClick={onDrop} />
    </div>
  )
}
