import type { Chat, ChatLabel } from '@balcao/contract/conversations'
import { memo } from 'react'
import { Link } from 'react-router'
import { useTexts } from '../../i18n/language'
import { cx } from '../../ui/look/class-names'
import { upTo99 } from '../../ui/values/up-to-99'
import { conversationsTexts } from '../texts'
import type { ChatLink } from '../use-chat-address'
import { ChatAvatar } from './chat-avatar'
import { LabelDots } from './label-dots'
import { LastMessage } from './last-message'
import { RowState } from './row-state'
import { RowTime } from './row-time'

/** What all rows share. */
export interface RowSetting {
  labels: ReadonlyMap<string, ChatLabel>
  /** The company's bot is on. */
  botOn: boolean
  /** Epoch milliseconds. */
  now: number
  /** IANA zone of the company. */
  zone: string
  linkTo: (id: string) => ChatLink
}

interface ChatRowProps {
  chat: Chat
  isOpen: boolean
  /** The one row that Tab leads to; arrows lead to the others. */
  isStop: boolean
  setting: RowSetting
}

/** One conversation in the list: who, what last, when, what is unread, and what needs a person. */
export const ChatRow = memo(function ChatRow({ chat, isOpen, isStop, setting }: ChatRowProps) {
  const t = useTexts(conversationsTexts)
  const { labels, botOn, now, zone, linkTo } = setting
  const isUnread = chat.unreadCount > 0
  const link = linkTo(chat.id)
  return (
    <Link
      to={link.to}
      replace={link.replace}
      state={link.state}
      data-chat={chat.id}
      tabIndex={isStop ? 0 : -1}
      aria-current={isOpen ? 'true' : undefined}
      className={cx(
        'flex gap-3 border-b border-l-4 border-b-line px-3 py-2.5 transition-colors focus-visible:-outline-offset-3 sm:px-4',
        chat.waiting_since === null ? 'border-l-transparent' : 'border-l-danger-solid',
        isOpen ? 'bg-accent-tint' : 'hover:bg-sunken',
      )}
    >
      <ChatAvatar chat={chat} />
      <span className="grid min-w-0 flex-1 grid-cols-1 gap-0.5">
        <span className="flex items-baseline gap-2">
          <span className={cx('min-w-0 flex-1 truncate text-lg', isUnread ? 'font-bold' : 'font-semibold')}>
            {chat.kind === 'group' && <span className="sr-only">{t('group')} </span>}
            {chat.title}
          </span>
          {chat.lastMessage && <RowTime timestamp={chat.lastMessage.timestamp} now={now} zone={zone} />}
        </span>
        <span className="flex min-h-6 items-center gap-1.5">
          <span
            className={cx(
              'flex min-w-0 flex-1 items-center gap-1.5',
              isUnread ? 'font-semibold text-ink' : 'text-ink-soft',
            )}
          >
            <LastMessage message={chat.lastMessage} />
          </span>
          <LabelDots labels={chat.labels.flatMap((id) => labels.get(id) ?? [])} />
          {isUnread && (
            <span className="grid h-6 min-w-6 shrink-0 place-items-center rounded-full bg-accent px-1.5 text-sm font-bold text-on-accent tabular-nums">
              <span aria-hidden="true">{upTo99(chat.unreadCount)}</span>
              <span className="sr-only">{t('unread', { count: chat.unreadCount })}</span>
            </span>
          )}
        </span>
        <RowState chat={chat} botOn={botOn} now={now} />
      </span>
    </Link>
  )
})
