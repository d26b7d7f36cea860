import type { Message } from '@balcao/contract/conversations'
import { Reply } from 'lucide-react'
import { memo } from 'react'
import { useTexts } from '../../../i18n/language'
import { cx } from '../../../ui/look/class-names'
import { IconButton } from '../../../ui/buttons/icon-button'
import { MessageContent } from '../content/message-content'
import { usePane } from '../pane-context'
import { chatPaneTexts } from '../texts'
import { AuthorName } from './author-name'
import { MessageFoot } from './message-foot'
import { OwnActions } from './own-actions'
import { QuotedMessage } from './quoted-message'
import { Reactions } from './reactions'
import { ReferralLine } from './referral-line'

interface MessageRowProps {
  message: Message
  opens: boolean
  closes: boolean
  isFlashed: boolean
}

/** One message: ours to the right, the customer's to the left, with what it answers, carries, and how far it has come. */
export const MessageRow = memo(function MessageRow({ message, opens, closes, isFlashed }: MessageRowProps) {
  const t = useTexts(chatPaneTexts)
  const { reply } = usePane()
  const { isFromMe: own } = message
  return (
    <div
      className={cx(
        'group flex items-end gap-1',
        own ? 'flex-row-reverse' : 'flex-row',
        closes ? 'pb-2.5' : 'pb-1',
      )}
    >
      <div
        data-message={message.id}
        className={cx(
          'min-w-0 max-w-[85%] rounded-lg px-3 py-2 transition-shadow @3xl:max-w-[34rem]',
          look(message),
          opens && (own ? 'rounded-tr-sm' : 'rounded-tl-sm'),
          isFlashed && 'ring-3 ring-marigold',
        )}
      >
        {opens && <AuthorName message={message} />}
        {message.quoted && !message.deleted && <QuotedMessage quoted={message.quoted} />}
        {message.referral && <ReferralLine referral={message.referral} />}
        <MessageContent message={message} />
        <MessageFoot message={message} />
        {message.reactions.length > 0 && <Reactions reactions={message.reactions} />}
        {own && (message.ack === 'failed' || message.ack === 'pending') && <OwnActions message={message} />}
      </div>
      {!message.deleted && message.ack !== 'pending' && message.ack !== 'failed' && (
        <IconButton
          label={t('reply')}
          icon={<Reply size={18} aria-hidden="true" />}
          onClick={() => reply(message)}
          className="opacity-0 group-hover:opacity-100 focus-visible:opacity-100 pointer-coarse:-mx-2 pointer-coarse:opacity-60"
        />
      )}
    </div>
  )
})

function look({ isFromMe, author, ack }: Message): string {
  if (!isFromMe) return 'border border-line bg-surface'
  if (ack === 'failed') return 'border border-danger-solid bg-surface'
  return author === 'bot' || author === 'system' ? 'bg-neutral text-ink' : 'bg-accent-tint text-ink'
}
